import type { QuestionPart } from '../../answers/question-parts.ts';
import { comparableOption, maxOptionLength } from '../../answers/options.ts';
import { optionLetters, type OptionLetter } from '../../answers/option-letters.ts';
import { optionLookalikeAt, otherFieldAt } from './marker-lookalikes.ts';
import { hasAnswerLine, readAnswered } from '../answer-lines/answer-lines.ts';
import { parseNumbered, type NumberedBlock } from './parse-numbered.ts';
import { joinLines, optionAt, type PastedLine } from './pasted-lines.ts';
import { uploadErrorAtLine, type UploadError, type PastedField } from './upload-error.ts';
import { maxBodyLength, maxQuestions } from '../../question-bank/upload-limits.ts';

/** A pasted question: options in order of their letters, empty when the block has none. */
export interface PastedQuestion {
  number: number;
  line: number;
  body: string;
  options: string[];
  /** Of a block with answer lines; empty when one of them is wrong. */
  parts?: QuestionPart[];
}

interface PastedQuestions {
  questions: PastedQuestion[];
  /** Every wrong line, in order. */
  errors: UploadError[];
  /** Whether every block begins with the number that is due. */
  isNumberedWell: boolean;
}

/**
 * The parts that a block must have. Pictures can replace the text and the options. Options are required, the same as
 * in the other blocks (all or none), or not allowed because pictures replace them.
 */
export interface ExpectedParts {
  body: boolean;
  options: 'required' | 'like-others' | 'none';
  /** Whether each block may have another number of options, as in a question file. */
  anyCount?: boolean;
  /** Whether answer lines, such as N: 7.5 cm, can take the place of the options. */
  answerLines?: boolean;
}

/** Pasted options are A) to D), or A) to E) when every block has all five. */
const minOptions = 4;
const minOptionsInFile = 2;

/** Reads questions under Q1., Q2. …, with options A) to D) or A) to E), and finds every wrong line. */
export function parseQuestions(
  field: PastedField,
  text: string,
  partsOf: (number: number) => ExpectedParts,
): PastedQuestions {
  const { blocks, errors } = parseNumbered(field, 'Q', text);
  const isNumberedWell = errors.length === 0;
  let first: PastedQuestion | undefined;
  const questions = blocks.slice(0, maxQuestions).map((block) => {
    const wanted = partsOf(block.number);
    const { question, problems } = readBlock(block, wanted);
    if (problems.length === 0) problems.push(...problemsOf(question, wanted, first));
    if (wanted.options !== 'none' && !question.parts) first ??= question;
    for (const { line, what } of problems) errors.push(uploadErrorAtLine(field, line, what));
    return question;
  });
  const tooMany = blocks[maxQuestions];
  if (tooMany) {
    const what = `at most ${maxQuestions} questions can be uploaded at a time`;
    errors.push(uploadErrorAtLine(field, tooMany.line, what));
  }
  return { questions, errors: errors.toSorted(byLine), isNumberedWell: isNumberedWell && !tooMany };
}

export const byLine = (one: UploadError, other: UploadError): number => (one.line ?? 0) - (other.line ?? 0);

interface Problem {
  line: number;
  what: string;
}

interface OptionLines {
  letter: OptionLetter;
  lines: PastedLine[];
}

/** Whether a block has answer lines in place of options. */
export const isAnswered = ({ lines }: NumberedBlock): boolean =>
  hasAnswerLine(lines) && !lines.some((line) => optionAt(line));

function readBlock(
  block: NumberedBlock,
  wanted: ExpectedParts,
): { question: PastedQuestion; problems: Problem[] } {
  const { number, line, lines } = block;
  if (wanted.answerLines && isAnswered(block)) {
    const { body, parts, problems } = readAnswered(lines);
    return { question: { number, line, body, options: [], parts }, problems };
  }
  const body: PastedLine[] = [];
  const options: OptionLines[] = [];
  const problems: Problem[] = [];
  const letters = new Set(lines.flatMap((each) => optionAt(each)?.letter ?? []));
  const needsOptions = wanted.options === 'required' || letters.size > 0;
  let isWrongLetterFound = false;
  for (const each of lines) {
    const option = optionAt(each) ?? lookalikeAt(each);
    const other = option || options.length > 0 ? otherFieldAt(each) : undefined;
    if (other) {
      problems.push({ line: each.number, what: `has “${other.written}”: please move it to ${other.field}` });
    }
    if (!option) (options.at(-1)?.lines ?? body).push(each);
    else {
      // After one wrong letter, the letters that follow say nothing new.
      const wrong = isWrongLetterFound ? undefined : wrongLetter(number, option.letter, each.number, options);
      if (wrong) {
        isWrongLetterFound = true;
        problems.push(wrong);
      }
      options.push({ letter: option.letter, lines: [{ ...each, text: option.rest }] });
    }
  }
  const question = {
    number,
    line,
    body: joinLines(body),
    options: options.map((each) => joinLines(each.lines)),
  };
  return { question, problems: [...problems, ...wrongOptions(number, options)] };

  /** A line that begins like the option that is due, when the block has no option with the right marker. */
  function lookalikeAt(each: PastedLine) {
    const due = optionLetters[options.length];
    const lookalike = optionLookalikeAt(each);
    if (wanted.anyCount || !needsOptions || options.length >= minOptions || lookalike?.letter !== due)
      return undefined;
    if (due === undefined || !lookalike || letters.has(due)) return undefined;
    problems.push({ line: each.number, what: `begins with “${lookalike.written}”: please write “${due})”` });
    return lookalike;
  }
}

function wrongLetter(
  number: number,
  found: OptionLetter,
  line: number,
  options: readonly OptionLines[],
): Problem | undefined {
  const expected = optionLetters[options.length];
  if (found === expected) return undefined;
  const isRepeated = options.some(({ letter }) => letter === found);
  const what = isRepeated
    ? `${found}) appears twice in Q${number}`
    : `${found}) is where ${expected ?? 'E'}) of Q${number} should be`;
  return { line, what };
}

/** The options that are empty, too long or the same as an earlier one. */
function wrongOptions(number: number, options: readonly OptionLines[]): Problem[] {
  const lettersOfText = new Map<string, OptionLetter>();
  return options.flatMap(({ letter, lines }) => {
    const text = joinLines(lines);
    const line = lines[0]?.number ?? 0;
    if (text === '') return [{ line, what: `option ${letter}) of Q${number} has no text` }];
    if (text.length > maxOptionLength) return [{ line, what: `option ${letter}) of Q${number} is too long` }];
    const earlier = lettersOfText.get(comparableOption(text));
    if (earlier !== undefined && earlier !== letter) {
      return [{ line, what: `options ${earlier}) and ${letter}) of Q${number} are the same` }];
    }
    lettersOfText.set(comparableOption(text), letter);
    return [];
  });
}

function problemsOf(
  question: PastedQuestion,
  wanted: ExpectedParts,
  first: PastedQuestion | undefined,
): Problem[] {
  const { number, line, body, options } = question;
  const problems: Problem[] = [];
  if (wanted.body && body === '') problems.push({ line, what: `Q${number} has no text` });
  if (body.length > maxBodyLength) problems.push({ line, what: `the text of Q${number} is too long` });
  if (question.parts) return problems;
  const fewest = wanted.anyCount ? minOptionsInFile : minOptions;
  const missing = options.length < fewest ? optionLetters[options.length] : undefined;
  if (options.length === 0) {
    if (wanted.options === 'required') {
      problems.push({ line, what: `Q${number} has no options: please write “A)” to “D)” before them` });
    }
  } else if (wanted.options === 'none') {
    problems.push({ line, what: `Q${number} has options here and as pictures` });
  } else if (missing) problems.push({ line, what: `Q${number} has no option ${missing})` });
  if (problems.length > 0 || !first || wanted.options === 'none') return problems;
  return differencesOf(first, question, wanted);
}

/** A difference in the number of options: every pasted block must have as many as the first. */
function differencesOf(
  first: PastedQuestion,
  { number, line, options }: PastedQuestion,
  wanted: ExpectedParts,
): Problem[] {
  const [expected, found] = [first.options.length, options.length];
  if (expected === found || (wanted.anyCount && expected > 0 && found > 0)) return [];
  if (found === 0) return [{ line, what: `Q${number} has no options, but the others do` }];
  if (expected === 0) return [{ line, what: `Q${number} has options, but the others do not` }];
  const what =
    found < expected
      ? `Q${number} has no option E), but the others do`
      : `Q${number} has an option E), but the others do not`;
  return [{ line, what }];
}
