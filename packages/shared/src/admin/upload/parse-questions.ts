import type { OptionLetter } from '../../vocabulary/options.ts';
import { optionLetters } from '../../vocabulary/options.ts';
import { comparableOption } from '../../rules/questions/options.ts';
import { uploadErrorAtLine, type UploadError, type PastedField } from './upload-error.ts';
import { parseNumbered, type NumberedBlock } from './parse-numbered.ts';
import { joinLines, optionAt, type PastedLine } from './pasted-lines.ts';
import { maxBodyLength, maxOptionLength, maxQuestions } from './upload-limits.ts';

/** A pasted question: options in order of their letters, empty when the block has none. */
export interface PastedQuestion {
  number: number;
  line: number;
  body: string;
  options: string[];
}

export interface PastedQuestions {
  questions: PastedQuestion[];
  error?: UploadError;
}

/** The parts that every block must have. Pictures can replace the text and the options. */
export interface ExpectedParts {
  field: PastedField;
  body: boolean;
  options: boolean;
}

/** Options are A) to D), or A) to E) when every block has all five. */
const minOptions = 4;

/** Reads questions under Q1., Q2. …, with options A) to D) or A) to E). Stops at the first wrong line. */
export function parseQuestions(text: string, wanted: ExpectedParts): PastedQuestions {
  const { blocks, error } = parseNumbered(wanted.field, 'Q', text);
  const questions: PastedQuestion[] = [];
  for (const block of blocks) {
    const { question, wrong } = readBlock(block);
    const problem =
      wrong ?? problemOf(question, wanted) ?? (questions[0] && differenceOf(questions[0], question));
    if (problem) return { questions, error: uploadErrorAtLine(wanted.field, problem.line, problem.what) };
    questions.push(question);
  }
  return { questions, ...(error && { error }) };
}

interface Problem {
  line: number;
  what: string;
}

interface OptionLines {
  letter: OptionLetter;
  lines: PastedLine[];
}

function readBlock({ number, line, lines }: NumberedBlock): { question: PastedQuestion; wrong?: Problem } {
  const body: PastedLine[] = [];
  const options: OptionLines[] = [];
  let wrong: Problem | undefined;
  for (const each of lines) {
    const option = optionAt(each);
    if (!option) (options.at(-1)?.lines ?? body).push(each);
    else {
      wrong ??= wrongLetter(number, option.letter, each.number, options.length);
      options.push({ letter: option.letter, lines: [{ ...each, text: option.rest }] });
    }
  }
  const question = {
    number,
    line,
    body: joinLines(body),
    options: options.map((each) => joinLines(each.lines)),
  };
  wrong ??= wrongOption(number, options);
  return { question, ...(wrong && { wrong }) };
}

function wrongLetter(number: number, found: OptionLetter, line: number, count: number): Problem | undefined {
  const expected = optionLetters[count];
  if (found === expected) return undefined;
  const isRepeated = optionLetters.indexOf(found) < count;
  const what = isRepeated
    ? `${found}) appears twice in Q${number}`
    : `${found}) is where ${expected}) of Q${number} should be`;
  return { line, what };
}

/** The first option that is empty, too long or the same as another. */
function wrongOption(number: number, options: readonly OptionLines[]): Problem | undefined {
  const lettersOfText = new Map<string, OptionLetter>();
  for (const { letter, lines } of options) {
    const text = joinLines(lines);
    const line = lines[0]?.number ?? 0;
    if (text === '') return { line, what: `option ${letter}) of Q${number} has no text` };
    if (text.length > maxOptionLength) return { line, what: `option ${letter}) of Q${number} is too long` };
    const earlier = lettersOfText.get(comparableOption(text));
    if (earlier) return { line, what: `options ${earlier}) and ${letter}) of Q${number} are the same` };
    lettersOfText.set(comparableOption(text), letter);
  }
  return undefined;
}

function problemOf(
  { number, line, body, options }: PastedQuestion,
  wanted: ExpectedParts,
): Problem | undefined {
  if (number > maxQuestions)
    return { line, what: `at most ${maxQuestions} questions can be uploaded at a time` };
  if (wanted.body && body === '') return { line, what: `Q${number} has no text` };
  if (body.length > maxBodyLength) return { line, what: `the text of Q${number} is too long` };
  if (options.length === 0)
    return wanted.options ? { line, what: `Q${number} has no options A) to D)` } : undefined;
  const missing = options.length < minOptions ? optionLetters[options.length] : undefined;
  return missing ? { line, what: `Q${number} has no option ${missing})` } : undefined;
}

/** A difference in the number of options: every block must have as many as the first. */
function differenceOf(first: PastedQuestion, { number, line, options }: PastedQuestion): Problem | undefined {
  const [expected, found] = [first.options.length, options.length];
  if (expected === found) return undefined;
  if (found === 0) return { line, what: `Q${number} has no options, but the others do` };
  if (expected === 0) return { line, what: `Q${number} has options, but the others do not` };
  const what =
    found < expected
      ? `Q${number} has no option E), but the others do`
      : `Q${number} has an option E), but the others do not`;
  return { line, what };
}
