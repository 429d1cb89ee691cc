import {
  collectQuestions,
  onlyCorrect,
  UnusableQuestion,
  type QuestionFile,
  type Warn,
} from '../question-file.ts';
import { choicesDefinition } from '../exchange/choices.ts';
import type { ReadAnswers } from '../exchange/exchanged-kind.ts';
import { onlyPart } from '../exchange/read-parts.ts';
import { noText, usableTexts } from '../question-texts.ts';
import { pictureIn } from '../file-pictures.ts';
import { plainText, type TextFormat } from '../text-formats.ts';
import type { HtmlPicture, PlainText } from '../html/plain-text-of-html.ts';
import { blocksOf } from './gift-blocks.ts';
import { charactersOf, isSign, splitBefore, textOf, type Character } from './gift-characters.ts';
import { giftAnswer, typedNumber, typedWords, type Around } from './typed-answers.ts';

/**
 * Reads Moodle's GIFT: '::title:: question {=right ~wrong #feedback ####solution}'. Multiple-choice and
 * true/false questions are used, and those for numbers, words or pairs; the others are named. In a formula `$…$` the signs = ~ # { } need no backslash.
 */
export function readGift(text: string): QuestionFile {
  const file = collectQuestions();
  for (const { line, source } of blocksOf(text, file.unused)) {
    file.add(`Line ${String(line)}`, (warn) => readQuestion(source, file.unused, warn));
  }
  return file.result();
}

type Read = (characters: readonly Character[]) => PlainText;

const formatPattern = /^\s*\[(html|moodle|plain|markdown)\]/u;

/** Reads a part of a question, which has the question's format or one of its own. */
const readerFor =
  (formatOfQuestion: string | undefined): Read =>
  (characters) => {
    const written = textOf(characters);
    const own = formatPattern.exec(written);
    const format = (own?.[1] ?? formatOfQuestion ?? 'moodle') as TextFormat;
    return plainText(written.slice(own?.[0].length ?? 0).trim(), format);
  };

function readQuestion(source: string, unused: Set<string>, warn: Warn) {
  const written = source.trimStart();
  const title = /^::.*?(?<!\\)::/u.exec(written)?.[0] ?? '';
  if (title !== '') unused.add('the titles of questions');
  const { before, answers, after } = partsOf(charactersOf(written.slice(title.length)));
  const read = readerFor(formatPattern.exec(textOf(before))?.[1]);
  if (answers.some((each) => isSign(each, '{'))) {
    throw new UnusableQuestion('has braces in its answers: in a text they are written \\{ and \\}');
  }
  const around = { before: read(before), after: read(after) };
  const found = readAnswers(answers, read, unused, around);
  const picture = (each: HtmlPicture) => pictureIn(new Map(), each);
  if ('typed' in found) {
    const { definition, text = withGap(around), texts } = found.typed;
    return {
      ...usableTexts({ text, options: texts, solution: found.solution }, warn, picture),
      options: [],
      correctIndex: -1,
      parts: onlyPart(definition),
    };
  }
  const { options, correctIndex, solution } = found;
  return { ...usableTexts({ text: withGap(around), options, solution }, warn, picture), correctIndex };
}

/** The text of a question whose answers are in the middle: a gap. */
function withGap({ before, after }: Around): PlainText {
  if (after.text === '' && after.pictures.length === 0) return before;
  const space = /^[.,;:!?]/u.test(after.text) ? '' : ' ';
  return {
    text: `${before.text} _____${space}${after.text}`,
    emphases: [...before.emphases, ...after.emphases],
    pictures: [...before.pictures, ...after.pictures],
    lostLinks: before.lostLinks + after.lostLinks,
  };
}

/** The text before the answers in braces, the answers, and the text after them. */
function partsOf(characters: readonly Character[]) {
  const start = characters.findIndex((each) => isSign(each, '{'));
  const end = characters.findLastIndex((each) => isSign(each, '}'));
  if (start === -1 && end === -1) throw new UnusableQuestion('has no answers');
  if (end < start || start === -1) throw new UnusableQuestion('has braces that do not match');
  return {
    before: characters.slice(0, start),
    answers: characters.slice(start + 1, end),
    after: characters.slice(end + 1),
  };
}

/** What a question asks that has no single correct option, or its options. */
type FoundAnswers =
  | { typed: ReadAnswers; solution: PlainText }
  | { options: PlainText[]; correctIndex: number; solution: PlainText };

function readAnswers(
  characters: readonly Character[],
  read: Read,
  unused: Set<string>,
  around: Around,
): FoundAnswers {
  const [content, solution] = splitSolution(characters);
  const whole = textOf(content).trim();
  if (whole === '') throw new UnusableQuestion('is an essay question');
  if (
    isSign(
      content.find(({ text }) => text.trim() !== ''),
      '#',
    )
  ) {
    const typed = typedNumber(
      content.slice(content.findIndex((each) => isSign(each, '#')) + 1),
      read,
      around,
    );
    return { typed, solution: solutionOf(solution, [], read, unused) };
  }
  const truth = /^(T|F|TRUE|FALSE)\s*(?:#[^]*)?$/iu.exec(whole);
  if (truth)
    return trueOrFalse(/^T/iu.test(truth[1] ?? ''), splitBefore(content, '#'), solution, read, unused);
  const [head, ...parts] = splitBefore(content, '=~');
  // The right option of '~one ~=two' begins with both signs.
  const options = parts.filter(
    (part, index) => !(isSign(part[0], '~') && isBlank(part.slice(1)) && isSign(parts[index + 1]?.[0], '=')),
  );
  if (head && textOf(head).trim() !== '') throw new UnusableQuestion('has text before its first option');
  if (options.every(([sign]) => isSign(sign, '='))) {
    return { typed: typedWords(options, read, around), solution: solutionOf(solution, [], read, unused) };
  }
  const weighted = options.map((option) => giftAnswer(option, read));
  if (isForSeveral(options, weighted)) {
    const typed = { definition: choicesDefinition(weighted), texts: weighted.map(({ text }) => text) };
    return { typed, solution: solutionOf(solution, [], read, unused) };
  }
  const answers = options.map((option) => readOption(option, read));
  if (answers.some((answer) => !answer.isCorrect && !isBlank(answer.feedback))) {
    unused.add('the feedback on wrong options');
  }
  const correctIndex = onlyCorrect(answers);
  return {
    options: answers.map(({ text }) => text),
    correctIndex,
    solution: solutionOf(solution, answers[correctIndex]?.feedback ?? [], read, unused),
  };
}

/** Whether several options earn parts of the mark and none begins with =. */
const isForSeveral = (
  options: readonly (readonly Character[])[],
  weighted: readonly { percent: number }[],
): boolean =>
  options.every(([sign]) => isSign(sign, '~')) &&
  weighted.filter(({ percent }) => percent > 0 && percent < 100).length > 1;

/** The general feedback, or that on the correct option. */
function solutionOf(
  general: readonly Character[],
  feedback: readonly Character[],
  read: Read,
  unused: Set<string>,
): PlainText {
  if (isBlank(general)) return isBlank(feedback) ? noText : read(feedback);
  if (!isBlank(feedback)) unused.add('the feedback on correct options, beside a solution');
  return read(general);
}

/** '{T#what a wrong answer gets#what the right answer gets}' */
function trueOrFalse(
  isTrue: boolean,
  [, onWrong = [], onRight = []]: readonly (readonly Character[])[],
  general: readonly Character[],
  read: Read,
  unused: Set<string>,
) {
  if (!isBlank(onWrong.slice(1))) unused.add('the feedback on wrong options');
  return {
    options: ['True', 'False'].map((text) => ({ ...noText, text })),
    correctIndex: isTrue ? 0 : 1,
    solution: solutionOf(general, onRight.slice(1), read, unused),
  };
}

const isBlank = (characters: readonly Character[]) => characters.every(({ text }) => text.trim() === '');

/** One option, beginning with = or ~: its weight in percent, its text and its feedback. */
function readOption([sign, ...characters]: readonly Character[], read: Read) {
  const weight = /^\s*%(-?\d+(?:\.\d+)?)%/u.exec(textOf(characters));
  const percent = weight ? Number(weight[1]) : isSign(sign, '=') ? 100 : 0;
  if (percent > 0 && percent < 100) throw new UnusableQuestion('gives a part of the mark for an option');
  const content = weight ? characters.slice(weight[0].length) : characters;
  const [text = [], ...feedback] = splitBefore(content, '#');
  return {
    text: read(text),
    isCorrect: percent === 100,
    feedback: feedback.flatMap((each) => each.slice(1)),
  };
}

/** Splits a solution off, which begins with '####'. */
function splitSolution(characters: readonly Character[]) {
  const start = characters.findIndex((_, index) =>
    [0, 1, 2, 3].every((ahead) => isSign(characters[index + ahead], '#')),
  );
  return start === -1
    ? ([characters, []] as const)
    : ([characters.slice(0, start), characters.slice(start + 4)] as const);
}
