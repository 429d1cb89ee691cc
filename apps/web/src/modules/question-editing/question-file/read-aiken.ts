import { linesOf } from '@markwell/shared/question-editing/upload/pasted-lines';
import { collectQuestions, UnusableQuestion, type QuestionFile } from './question-file.ts';

interface Block {
  line: number;
  text: string[];
  options: string[];
  answer: string;
  solution: string[];
  /** Why it cannot be used. */
  problem: string | undefined;
}

const optionPattern = /^[^\S\n]*([A-Z])[.)][^\S\n]+(?=\S)/u;
const answerPattern = /^[^\S\n]*ANSWER[^\S\n]*:/iu;
/** A line such as 'FEEDBACK: …' that other systems write after the answer. */
const notePattern =
  /^\s{0,20}([A-Z][A-Z_ -]{2,30}?|Feedback|Explanation|Solution|Rationale|Reason|Hint|Score|Points|Marks?)\s{0,20}:/u;
const isSolution = (name: string) => /FEEDBACK|EXPLANATION|SOLUTION|RATIONALE|REASON/iu.test(name);

/** Whether a text has the lines that only Aiken has: 'ANSWER: B' under options. */
export function isAiken(text: string): boolean {
  const lines = linesOf(text);
  return (
    lines.some((line) => answerPattern.test(line.text)) &&
    lines.some((line) => /^\s{0,20}A[.)]\s/u.test(line.text))
  );
}

/**
 * Reads Aiken: the question, its options 'A. …' or 'A) …' with one line each, and 'ANSWER: B'. A question may have
 * several lines; blank lines change nothing. After a wrong line, everything up to the next answer is skipped, so that no
 * part of a question is used.
 */
export function readAiken(text: string): QuestionFile {
  const file = collectQuestions();
  for (const block of blocksOf(text, file.unused)) {
    file.add(`Line ${String(block.line)}`, () => readBlock(block));
  }
  return file.result();
}

function readBlock({ text, options, answer, solution, problem }: Block) {
  if (problem !== undefined) throw new UnusableQuestion(problem);
  if (options.length === 0) throw new UnusableQuestion('has no options');
  const letters = options.map((_, index) => letterAt(index));
  const correctIndex = letters.indexOf(answer.toUpperCase());
  if (correctIndex === -1) {
    throw new UnusableQuestion(`has the answer ‘${answer}’, which is none of its options`);
  }
  return { text: text.join('\n').trim(), options, correctIndex, solution: solution.join('\n').trim() };
}

const letterAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
const shortened = (line: string) => (line.length > 40 ? `${line.slice(0, 40)}…` : line);

/** The block whose answer was just read, without a blank line since. */
interface Answered {
  block: Block;
  /** Whether its solution goes on. */
  isInSolution: boolean;
}

function blocksOf(text: string, unused: Set<string>): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let answered: Answered | undefined;
  for (const { number, text: line } of linesOf(text)) {
    if (line.trim() === '') {
      answered = undefined;
      continue;
    }
    if (answered && addNote(answered, line, unused)) continue;
    if (!open) {
      open = { line: number, text: [], options: [], answer: '', solution: [], problem: undefined };
      blocks.push(open);
      if (answered?.isInSolution) {
        // The text of this question may be in the solution above.
        open.problem = 'begins without a blank line after a solution';
        answered.block.problem = 'has a solution without a blank line after it';
      }
    }
    answered = addLine(open, line, number);
    if (answered) open = undefined;
  }
  if (open) open.problem ??= 'has no line ‘ANSWER:’';
  return blocks;
}

/** Adds a line that belongs to the answer above it: a note, or more of the solution. Returns whether it does. */
function addNote(answered: Answered, line: string, unused: Set<string>): boolean {
  if (answerPattern.test(line)) return false;
  const note = notePattern.exec(line);
  if (note) {
    const name = note[1] ?? '';
    answered.isInSolution = isSolution(name);
    if (isSolution(name)) answered.block.solution.push(line.slice(note[0].length).trim());
    else unused.add(`the lines ‘${name}:’`);
    return true;
  }
  const isMore = answered.isInSolution && !optionPattern.test(line);
  if (isMore) answered.block.solution.push(line.trim());
  return isMore;
}

/** Adds a line to a block. Returns the block with its answer when the line is the answer. */
function addLine(block: Block, line: string, number: number): Answered | undefined {
  const answer = answerPattern.exec(line);
  if (answer) {
    block.answer = line.slice(answer[0].length).trim();
    return { block, isInSolution: false };
  }
  const option = optionPattern.exec(line);
  const due = letterAt(block.options.length);
  const isDue = option?.[1] === due && block.text.length > 0;
  if (isDue) block.options.push(line.slice(option[0].length).trim());
  else if (block.options.length === 0) block.text.push(line);
  else if (option) block.problem ??= `has option ${option[1] ?? ''} where ${due} should be`;
  else
    block.problem ??= `has ‘${shortened(line.trim())}’ in line ${String(number)}, where an option or ‘ANSWER:’ should be`;
  return undefined;
}
