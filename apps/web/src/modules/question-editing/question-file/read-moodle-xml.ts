import { exchangedKindOf, kindOfMoodleType } from './exchange/exchanged-kinds.ts';
import type { ReadAnswers } from './exchange/exchanged-kind.ts';
import { percentOf } from './exchange/moodle-answers.ts';
import { onlyPart } from './exchange/read-parts.ts';
import { pictureIn } from './file-pictures.ts';
import { children, formatted, hasText, textIn, valueIn } from './moodle-elements.ts';
import { refersToLostLabels } from './option-labels.ts';
import {
  collectQuestions,
  onlyCorrect,
  UnusableQuestion,
  type QuestionFile,
  type Warn,
} from './question-file.ts';
import { noText, usableTexts } from './question-texts.ts';
import { parseXml, type XmlElement } from './xml-tree.ts';

/** Moodle's names of its question types. */
const kinds: Record<string, string> = {
  calculated: 'a calculated question',
  calculatedmulti: 'a calculated question',
  calculatedsimple: 'a calculated question',
  description: 'a description without a question',
  multichoiceset: 'a question with several correct options',
};

/**
 * Reads Moodle XML. Multiple-choice and true/false questions are used, and those for numbers, words, pairs, an order, gaps
 * or an essay; the others are named. Throws `BrokenXml`.
 */
export function readMoodleXml(text: string): QuestionFile {
  const file = collectQuestions();
  let number = 0;
  for (const question of parseXml(text.trim()).children.flatMap((quiz) => children(quiz, 'question'))) {
    if (question.attributes['type'] === 'category') {
      file.unused.add('the categories: choose the topic in the form');
      continue;
    }
    number += 1;
    const place = `Question ${String(number)} (line ${String(question.line)})`;
    file.add(place, (warn) => readQuestion(question, file.unused, warn));
  }
  return file.result();
}

function readQuestion(question: XmlElement, unused: Set<string>, warn: Warn) {
  const type = question.attributes['type'] ?? '';
  const allowsSeveral = type === 'multichoice' && /^(?:false|0)$/u.test(valueIn(question, 'single'));
  if (allowsSeveral || (type !== 'multichoice' && type !== 'truefalse')) {
    const { moodle } = (allowsSeveral ? exchangedKindOf({ kind: 'choices' }) : kindOfMoodleType(type)) ?? {};
    if (!moodle) throw new UnusableQuestion(`is ${kinds[type] ?? `a question of the type ‘${type}’`}`);
    return readTyped(question, moodle.read(question), unused, warn);
  }
  const answers = children(question, 'answer').map((answer) => readAnswer(answer, type));
  const correctIndex = onlyCorrect(answers);
  noteUnused(question, answers, unused);
  const texts = usableTexts(
    {
      text: textIn(question, 'questiontext'),
      options: answers.map((answer) => answer.text),
      solution: solutionOf(question, answers[correctIndex]),
    },
    warn,
    (picture) => pictureIn(filesOf(question), picture),
  );
  const numbering = valueIn(question, 'answernumbering');
  if (refersToLostLabels(numbering, [texts.text, ...texts.options, texts.solution], texts.options.length)) {
    warn('refers to its options by numbers: here they are A, B, C');
  }
  return { ...texts, correctIndex };
}

function readTyped(
  question: XmlElement,
  { definition, text, texts }: ReadAnswers,
  unused: Set<string>,
  warn: Warn,
) {
  noteUnused(question, [], unused);
  const marks = Number(valueIn(question, 'defaultgrade'));
  return {
    ...usableTexts(
      {
        text: text ?? textIn(question, 'questiontext'),
        options: texts,
        solution: solutionOf(question, undefined),
      },
      warn,
      (picture) => pictureIn(filesOf(question), picture),
    ),
    options: [],
    correctIndex: -1,
    parts: onlyPart(definition, Number.isInteger(marks) && marks > 0 ? Math.min(marks, 20) : 1),
  };
}

const unusedElements = [
  ['name', 'the titles of questions'],
  ['hint', 'the hints'],
  ['tags', 'the tags'],
] as const;

function readAnswer(answer: XmlElement, type: string) {
  const percent = percentOf(answer);
  if (percent > 0 && percent < 100) throw new UnusableQuestion('gives a part of the mark for an option');
  const text = formatted(answer);
  const [feedback] = children(answer, 'feedback');
  return {
    text: type === 'truefalse' ? { ...text, text: truthOf(text.text) } : text,
    isCorrect: percent === 100,
    feedback,
    hasFeedback: hasText(feedback),
  };
}

type Answer = ReturnType<typeof readAnswer>;

function noteUnused(question: XmlElement, answers: readonly Answer[], unused: Set<string>): void {
  for (const [name, what] of unusedElements) {
    if (children(question, name).length > 0) unused.add(what);
  }
  const withFeedback = answers.filter(({ hasFeedback }) => hasFeedback);
  if (withFeedback.some(({ isCorrect }) => !isCorrect)) unused.add('the feedback on wrong options');
  const hasSolution = hasText(children(question, 'generalfeedback')[0]);
  if (hasSolution && withFeedback.some(({ isCorrect }) => isCorrect)) {
    unused.add('the feedback on correct options, beside a solution');
  }
}

/** The feedback on the question, or else on the correct option. */
function solutionOf(question: XmlElement, correct: Answer | undefined) {
  const [general] = children(question, 'generalfeedback');
  const solution = hasText(general) ? general : correct?.feedback;
  return solution ? formatted(solution) : noText;
}

/** Moodle has the options of true/false questions in lower case. */
const truthOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The files of a question's text, by their names. */
const filesOf = (question: XmlElement): ReadonlyMap<string, string> =>
  new Map(
    children(question, 'questiontext')
      .flatMap((element) => children(element, 'file'))
      .map(({ attributes, text }) => [
        `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}`.slice(1),
        text,
      ]),
  );
