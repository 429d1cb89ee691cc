import { splitMathematics, type Formula } from '@markwell/shared/mathematics/mathematics';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { exchangedKindOf } from './exchange/exchanged-kinds.ts';
import type { MoodleWriter } from './exchange/exchanged-kind.ts';
import { UnusableQuestion, type Remark } from './question-file.ts';

/** A question of the bank, without pictures. */
export interface WrittenQuestion {
  id: string;
  stageName: string;
  subjectName: string;
  topicName: string;
  text: string;
  /** In the order of their letters; empty for a question with parts. */
  options: readonly string[];
  /** -1 for a question with parts. */
  correctIndex: number;
  /** What a question asks that has no single correct option. */
  parts?: readonly QuestionPart[];
  /** Empty if it has none. */
  solution: string;
}

/** The formats of files of questions. Moodle reads all three, and other systems at least one. */
export const fileFormats = {
  gift: { label: 'GIFT', ending: 'gift.txt', type: 'text/plain', hasSolutions: true, write: writeGift },
  'moodle-xml': {
    label: 'Moodle XML',
    ending: 'xml',
    type: 'application/xml',
    hasSolutions: true,
    write: writeMoodleXml,
  },
  aiken: { label: 'Aiken', ending: 'aiken.txt', type: 'text/plain', hasSolutions: false, write: writeAiken },
} as const;
export type FileFormat = keyof typeof fileFormats;

/** The questions as a file, and those that the format cannot have, with the reason. */
export function writeQuestionFile(
  format: FileFormat,
  questions: readonly WrittenQuestion[],
): { text: string; written: number; omitted: Remark[] } {
  const { write } = fileFormats[format];
  const omitted: Remark[] = [];
  const written = questions.filter((question) => {
    try {
      return write([question]) !== '';
    } catch (error) {
      if (!(error instanceof UnusableQuestion)) throw error;
      omitted.push({ place: beginningOf(question.text), what: error.message });
      return false;
    }
  });
  return { text: write(written), written: written.length, omitted };
}

function beginningOf(text: string): string {
  const [line = ''] = text.split('\n');
  return `‘${line.length > 60 ? `${line.slice(0, 60)}…` : line}’`;
}

/** The only part of a question, with how its kind is written. Throws `UnusableQuestion` if files cannot have it. */
function onlyPartOf(parts: readonly QuestionPart[]) {
  const [part, ...others] = parts;
  if (!part || others.length > 0) throw new UnusableQuestion('has several parts');
  if (part.typed) throw new UnusableQuestion('can be typed or chosen');
  const kind = exchangedKindOf(part.answer);
  return { part, kind };
}

const joinedTexts = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n');

/**
 * Moodle shows formulas between `\(` and `\)`, or `$$`, and leaves a single dollar as it is. A text in which dollars
 * would become formulas when it is read again has a backslash before each.
 */
function withMoodleFormulas(text: string): string {
  const parts = splitMathematics(text);
  const written = (textOf: (text: string) => string) =>
    parts
      .map((part) => {
        if (part.kind === 'text') return textOf(part.text);
        return moodleFormula(part);
      })
      .join('');
  const tried = [written((words) => words), written((words) => words.replaceAll('$', String.raw`\$`))];
  return tried.find((each) => shownOf(each) === shownOf(text)) ?? text;
}

/** A formula with dollars or the delimiters of another one in it keeps its own. Two backslashes are a line break. */
function moodleFormula({ tex, isDisplay, source }: Formula): string {
  const inner = tex.replaceAll('\\\\', '');
  if (inner.includes('$')) return source;
  if (isDisplay) return /\\[[\]]/u.test(inner) ? source : `\\[${tex}\\]`;
  return /\\[()]/u.test(inner) ? source : `\\(${tex}\\)`;
}

/** What a text shows: its words and formulas, however they are written. */
const shownOf = (text: string) =>
  JSON.stringify(
    splitMathematics(text).map((part) => (part.kind === 'text' ? part.text : [part.tex, part.isDisplay])),
  );

function writeGift(questions: readonly WrittenQuestion[]): string {
  const escaped = (text: string) =>
    withMoodleFormulas(text)
      .replaceAll(/[\\{}=~#:]/gu, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`);
  // A text that begins like a weight gets the weight that it has anyway.
  const weightOf = (text: string, isCorrect: boolean) =>
    /^\s*%[\d.-]+%/u.test(text) ? `%${isCorrect ? '100' : '0'}%` : '';
  const answerOf = (text: string, isCorrect: boolean) =>
    `${isCorrect ? '=' : '~'}${weightOf(text, isCorrect)}${text}`;
  const blocks = byTopic(questions).flatMap(([category, each]) => [
    `$CATEGORY: ${category}`,
    ...each.map(({ id, text, options, correctIndex, parts, solution }) => {
      const typed = parts && giftOfPart(parts, escaped);
      const before = joinedTexts(text, typed?.before ?? '');
      return [
        `::${id}::[plain]${escaped(before)}{`,
        ...(typed?.inside ??
          options.map((option, index) => `\t${answerOf(escaped(option), index === correctIndex)}`)),
        ...(solution === '' ? [] : [`\t####${escaped(solution)}`]),
        `}${escaped(typed?.after ?? '')}`,
      ].join('\n');
    }),
  ]);
  return `${blocks.join('\n\n')}\n`;
}

/** What stands before, in and after the braces. */
function giftOfPart(parts: readonly QuestionPart[], escaped: (text: string) => string) {
  const { part, kind } = onlyPartOf(parts);
  if (!kind?.gift) throw new UnusableQuestion(`has an answer that GIFT does not have: ${part.answer.kind}`);
  const { around, unit = '', inside } = kind.gift.write(part.answer, { escaped });
  return { before: joinedTexts(part.stem, around?.before ?? ''), inside, after: around?.after ?? unit };
}

function writeAiken(questions: readonly WrittenQuestion[]): string {
  const oneLine = (text: string) =>
    withMoodleFormulas(text)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' ');
  return questions
    .map(({ text, options, correctIndex, parts }) => {
      if (parts) throw new UnusableQuestion('is no multiple-choice question with one correct option');
      return [
        oneLine(text),
        ...options.map((option, index) => `${optionLetters[index] ?? ''}. ${oneLine(option)}`),
        `ANSWER: ${optionLetters[correctIndex] ?? ''}\n`,
      ].join('\n');
    })
    .join('\n');
}

/** Characters that XML cannot contain, not even escaped. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function writeMoodleXml(questions: readonly WrittenQuestion[]): string {
  const escaped = (text: string) =>
    text.replaceAll(notInXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  /** HTML in XML, so what it means as a text is escaped twice. */
  const html = (text: string) =>
    `<text>${escaped(escaped(withMoodleFormulas(text)).replaceAll('\n', '<br>'))}</text>`;
  const plain = (text: string) => `<text>${escaped(text)}</text>`;
  const category = (name: string) =>
    `<question type="category"><category><text>${escaped(name)}</text></category></question>`;
  const blocks = byTopic(questions).flatMap(([name, each]) => [
    category(`$course$/top/${name}`),
    ...each.map(({ id, text, options, correctIndex, parts, solution }) => {
      const typed = parts && moodleOfPart(parts, { html, plain });
      const single = [
        '<single>true</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>',
        ...options.map(
          (option, index) =>
            `<answer fraction="${index === correctIndex ? '100' : '0'}" format="html">${html(option)}</answer>`,
        ),
      ];
      return [
        `<question type="${typed?.type ?? 'multichoice'}">`,
        `<name><text>${id}</text></name>`,
        `<questiontext format="html">${html(joinedTexts(text, typed?.text ?? ''))}</questiontext>`,
        ...(solution === '' ? [] : [`<generalfeedback format="html">${html(solution)}</generalfeedback>`]),
        ...(typed?.elements ?? single),
        '</question>',
      ].join('\n');
    }),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${blocks.join('\n')}\n</quiz>\n`;
}

function moodleOfPart(parts: readonly QuestionPart[], writer: MoodleWriter) {
  const { part, kind } = onlyPartOf(parts);
  if (!kind?.moodle)
    throw new UnusableQuestion(`has an answer that Moodle does not have: ${part.answer.kind}`);
  const { text = '', elements } = kind.moodle.write(part.answer, writer);
  return {
    type: kind.moodle.type,
    text: joinedTexts(part.stem, text),
    elements: [`<defaultgrade>${part.marks}</defaultgrade>`, ...elements],
  };
}

/** The questions with the name of their category, 'GCSE/Mathematics/Ratio'. A slash in a name is doubled, as Moodle needs it. */
function byTopic(questions: readonly WrittenQuestion[]): [string, WrittenQuestion[]][] {
  const named = (name: string) => name.replaceAll('/', '//').replaceAll('\n', ' ');
  return [
    ...Map.groupBy(questions, ({ stageName, subjectName, topicName }) =>
      [stageName, subjectName, topicName].map(named).join('/'),
    ),
  ];
}
