import { pictureIn } from './file-pictures.ts';
import { refersToLostLabels } from './option-labels.ts';
import {
  collectQuestions,
  onlyCorrect,
  UnusableQuestion,
  type QuestionFile,
  type Warn,
} from './question-file.ts';
import { noText, usableTexts } from './question-texts.ts';
import { plainText, type TextFormat } from './text-formats.ts';
import { parseXml, type XmlElement } from './xml-tree.ts';

/** Moodle's names of its question types. */
const kinds: Record<string, string> = {
  shortanswer: 'a short-answer question',
  numerical: 'a question for a number',
  calculated: 'a calculated question',
  calculatedmulti: 'a calculated question',
  calculatedsimple: 'a calculated question',
  matching: 'a matching question',
  essay: 'an essay question',
  description: 'a description without a question',
  cloze: 'a question with gaps',
  multichoiceset: 'a question with several correct options',
};

const formats: Record<string, TextFormat> = {
  plain_text: 'plain',
  markdown: 'markdown',
  moodle_auto_format: 'moodle',
};

/**
 * Reads Moodle XML. Questions with one correct option and true/false questions are used, the others are named. Throws
 * `BrokenXml`.
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

const children = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

function readQuestion(question: XmlElement, unused: Set<string>, warn: Warn) {
  const type = question.attributes['type'] ?? '';
  if (type !== 'multichoice' && type !== 'truefalse') {
    throw new UnusableQuestion(`is ${kinds[type] ?? `a question of the type ‘${type}’`}`);
  }
  if (/^(?:false|0)$/u.test(children(question, 'single')[0]?.text.trim() ?? '')) {
    throw new UnusableQuestion('allows several answers');
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
  const numbering = children(question, 'answernumbering')[0]?.text.trim() ?? '';
  if (refersToLostLabels(numbering, [texts.text, ...texts.options, texts.solution], texts.options.length)) {
    warn('refers to its options by numbers: here they are A, B, C');
  }
  return { ...texts, correctIndex };
}

const unusedElements = [
  ['name', 'the titles of questions'],
  ['hint', 'the hints'],
  ['tags', 'the tags'],
] as const;

function readAnswer(answer: XmlElement, type: string) {
  const percent = Number(answer.attributes['fraction']);
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

/** Whether an element has anything that is seen. */
const hasText = (element: XmlElement | undefined): element is XmlElement =>
  /\S/u.test(textOf(element).replaceAll(/<(?!img|audio|video|svg|table)[^<>]*>|&nbsp;/giu, ''));

const textOf = (element: XmlElement | undefined) => (element && children(element, 'text')[0]?.text) ?? '';

function textIn(element: XmlElement, name: string) {
  const [child] = children(element, name);
  return child ? formatted(child) : noText;
}

/** The text of an element in its format: HTML, unless it says otherwise. */
function formatted(element: XmlElement) {
  return plainText(textOf(element), formats[element.attributes['format'] ?? ''] ?? 'html');
}
