import { linesOf, type PastedLine } from '@markwell/shared/admin/upload/pasted-lines';
import { plainTextOfHtml } from './plain-text-of-html.ts';
import { collectQuestions, onlyCorrect, UnusableQuestion, type QuestionFile } from './question-file.ts';

/**
 * Reads Moodle's GIFT: '::title:: question {=right ~wrong #feedback ####solution}'. Multiple-choice questions with one
 * correct option are used, the others are named. In a formula `$…$` the signs = ~ # { } need no backslash.
 */
export function readGift(text: string): QuestionFile {
  const file = collectQuestions();
  for (const { line, source } of blocksOf(text, file.unused)) {
    file.add(`Line ${String(line)}`, () => readQuestion(source, file.unused));
  }
  return file.result();
}

/** A character of the file. One that was escaped, or is in a formula, is never a sign of the format. */
interface Character {
  text: string;
  isSign: boolean;
}

const signs = '{}=~#:%';
const formula = /\$\$[^]+?\$\$|\$(?!\s)[^$\n~]*[^\s$\\~]\$(?!\d)/uy;

function charactersOf(source: string): Character[] {
  const characters: Character[] = [];
  for (let index = 0; index < source.length;) {
    formula.lastIndex = index;
    const found = formula.exec(source)?.[0];
    if (found !== undefined) {
      const isEscaped = !/(?<!\\)[{}=#]/u.test(found);
      const tex = isEscaped ? found.replaceAll(/\\([\\{}=#:])/gu, '$1') : found;
      characters.push({ text: tex, isSign: false });
      index += found.length;
      continue;
    }
    const [first = '', second = ''] = [source[index], source[index + 1]];
    if (first === '\\' && second !== '' && `\\${signs}`.includes(second)) {
      characters.push({ text: second, isSign: false });
      index += 2;
    } else if (first === '\\' && second === 'n') {
      characters.push({ text: '\n', isSign: false });
      index += 2;
    } else {
      characters.push({ text: first, isSign: signs.includes(first) });
      index += 1;
    }
  }
  return characters;
}

const textOf = (characters: readonly Character[]) => characters.map(({ text }) => text).join('');
const isSign = (character: Character | undefined, sign: string) =>
  character?.isSign === true && sign.includes(character.text);

/** Whether a text has what only GIFT has: answers in braces. */
export const isGift = (text: string): boolean => charactersOf(text).some((each) => isSign(each, '{'));

/** The questions: separated by blank lines outside braces, or by a title at the beginning of a line. */
function blocksOf(text: string, unused: Set<string>): { line: number; source: string }[] {
  const blocks: { line: number; source: string }[] = [];
  let lines: PastedLine[] = [];
  let openBraces = 0;
  let isBlankBefore = false;
  const finish = () => {
    const [first] = lines;
    if (first) blocks.push({ line: first.number, source: lines.map((line) => line.text).join('\n') });
    lines = [];
    openBraces = 0;
  };
  for (const line of linesOf(text)) {
    const trimmed = line.text.trim();
    if (trimmed.startsWith('//')) continue;
    const isCategory = trimmed.startsWith('$CATEGORY:');
    // A title begins a question also after one whose brace is not closed.
    const isTitle = trimmed.startsWith('::') && (isBlankBefore || openBraces <= 0);
    if (isCategory || isTitle || (trimmed === '' && openBraces <= 0)) finish();
    if (isCategory) unused.add('the categories: choose the topic in the form');
    else if (trimmed !== '' || lines.length > 0) lines.push(line);
    openBraces += openedIn(line.text);
    isBlankBefore = trimmed === '';
  }
  finish();
  return blocks;
}

/** How many more braces a line opens than it closes. */
function openedIn(line: string): number {
  const characters = charactersOf(line);
  const count = (sign: string) => characters.filter((each) => isSign(each, sign)).length;
  return count('{') - count('}');
}

type Read = (characters: readonly Character[]) => string;

const formatPattern = /^\s*\[(html|moodle|plain|markdown)\]/u;
const htmlTag = /<\/?(?:p|div|span|br|b|i|u|em|strong|sub|sup|a|img|ul|ol|li|table|pre|code)\b[^<>]*>/iu;

/** Reads a part of a question, which has the question's format or one of its own. */
const readerFor =
  (formatOfQuestion: string | undefined): Read =>
  (characters) => {
    const written = textOf(characters);
    const own = formatPattern.exec(written);
    const format = own?.[1] ?? formatOfQuestion;
    const text = written.slice(own?.[0].length ?? 0).trim();
    if (format === 'html') return plainTextOfHtml(text);
    if (format !== 'plain' && htmlTag.test(text)) {
      throw new UnusableQuestion('contains HTML, but is not marked as [html]');
    }
    return text;
  };

function readQuestion(source: string, unused: Set<string>) {
  const [, title, rest = ''] = /^\s*(?:::(.*?)(?<!\\)::)?([^]*)$/u.exec(source) ?? [];
  if (title !== undefined) unused.add('the titles of questions');
  const { before, answers, after } = partsOf(charactersOf(rest));
  const read = readerFor(formatPattern.exec(textOf(before))?.[1]);
  if (answers.some((each) => isSign(each, '{'))) {
    throw new UnusableQuestion('has braces in its answers: in a text they are written \\{ and \\}');
  }
  const { options, solution } = readAnswers(answers, read, unused);
  const ending = read(after);
  return {
    text: read(before) + (ending === '' ? '' : ` _____${/^[.,;:!?]/u.test(ending) ? '' : ' '}${ending}`),
    options: options.map(({ text }) => text),
    correctIndex: onlyCorrect(options),
    solution,
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

function readAnswers(characters: readonly Character[], read: Read, unused: Set<string>) {
  const [content, solution] = splitSolution(characters);
  const whole = textOf(content).trim();
  if (whole === '') throw new UnusableQuestion('is an essay question');
  if (
    isSign(
      content.find(({ text }) => text.trim() !== ''),
      '#',
    )
  ) {
    throw new UnusableQuestion('asks for a number');
  }
  if (/^(?:T|F|TRUE|FALSE)(?:\s*#[^]*)?$/iu.test(whole)) {
    throw new UnusableQuestion('is a true/false question');
  }
  const parts = splitBefore(content, '=~');
  const [head, ...options] = parts;
  if (head && textOf(head).trim() !== '') throw new UnusableQuestion('has text before its first option');
  if (options.every(([sign]) => isSign(sign, '='))) {
    throw new UnusableQuestion(
      options.every((option) => textOf(option).includes('->'))
        ? 'is a matching question'
        : 'is a short-answer question',
    );
  }
  const answers = options.map((option) => readOption(option, read));
  if (answers.some((answer) => !answer.isCorrect && answer.feedback !== '')) {
    unused.add('the feedback on wrong options');
  }
  const feedback = answers.find(({ isCorrect }) => isCorrect)?.feedback ?? '';
  const general = read(solution);
  if (general !== '' && feedback !== '') unused.add('the feedback on correct options, beside a solution');
  return { options: answers, solution: general === '' ? feedback : general };
}

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
    feedback: read(feedback.flatMap((each) => each.slice(1))),
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

/** Splits before each of these signs. The first part is what comes before the first one. */
function splitBefore(characters: readonly Character[], splitting: string): Character[][] {
  const parts: Character[][] = [[]];
  for (const character of characters) {
    if (isSign(character, splitting)) parts.push([]);
    parts.at(-1)?.push(character);
  }
  return parts;
}
