import { splitMathematics, type Formula } from '@markwell/shared/mathematics/mathematics';
import { optionLetters } from '@markwell/shared/answers/option-letters';

/** A question of the bank, without pictures. */
export interface WrittenQuestion {
  id: string;
  stageName: string;
  subjectName: string;
  topicName: string;
  text: string;
  /** In the order of their letters. */
  options: readonly string[];
  correctIndex: number;
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
    ...each.map(({ id, text, options, correctIndex, solution }) =>
      [
        `::${id}::[plain]${escaped(text)}{`,
        ...options.map((option, index) => `\t${answerOf(escaped(option), index === correctIndex)}`),
        ...(solution === '' ? [] : [`\t####${escaped(solution)}`]),
        '}',
      ].join('\n'),
    ),
  ]);
  return `${blocks.join('\n\n')}\n`;
}

function writeAiken(questions: readonly WrittenQuestion[]): string {
  const oneLine = (text: string) =>
    withMoodleFormulas(text)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' ');
  return questions
    .map(({ text, options, correctIndex }) =>
      [
        oneLine(text),
        ...options.map((option, index) => `${optionLetters[index] ?? ''}. ${oneLine(option)}`),
        `ANSWER: ${optionLetters[correctIndex] ?? ''}\n`,
      ].join('\n'),
    )
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
  const category = (name: string) =>
    `<question type="category"><category><text>${escaped(name)}</text></category></question>`;
  const blocks = byTopic(questions).flatMap(([name, each]) => [
    category(`$course$/top/${name}`),
    ...each.map(({ id, text, options, correctIndex, solution }) =>
      [
        '<question type="multichoice">',
        `<name><text>${id}</text></name>`,
        `<questiontext format="html">${html(text)}</questiontext>`,
        ...(solution === '' ? [] : [`<generalfeedback format="html">${html(solution)}</generalfeedback>`]),
        '<single>true</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>',
        ...options.map(
          (option, index) =>
            `<answer fraction="${index === correctIndex ? '100' : '0'}" format="html">${html(option)}</answer>`,
        ),
        '</question>',
      ].join('\n'),
    ),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${blocks.join('\n')}\n</quiz>\n`;
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
