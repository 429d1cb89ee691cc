import { numberLookalikeAt } from './marker-lookalikes.ts';
import {
  hasLostCharacter,
  isBlank,
  isStorable,
  linesOf,
  numberAt,
  optionAt,
  type PastedLine,
} from './pasted-lines.ts';
import { uploadErrorAtLine, type UploadError, type PastedField } from './upload-error.ts';

/** The lines under one marker, Q3. or S3. The first is the rest of the marker's own line. */
export interface NumberedBlock {
  number: number;
  line: number;
  lines: PastedLine[];
}

interface Numbered {
  blocks: NumberedBlock[];
  /** Every wrong line, in order. */
  errors: UploadError[];
}

interface Start {
  number: number;
  rest: string;
  /** What is written in place of the marker; undefined for the right marker. */
  written?: string;
}

/**
 * Splits a text at the markers that begin a line; `Q2.` inside a sentence is text. The first marker may have any
 * number from 1; the others must count on from there. A line that begins like a marker counts as one, with an error,
 * where the right marker is missing; everywhere else it is text.
 */
export function parseNumbered(field: PastedField, sign: 'Q' | 'S', text: string): Numbered {
  const blocks: NumberedBlock[] = [];
  const errors: UploadError[] = [];
  const lines = linesOf(text);
  const report = (line: PastedLine, what: string) => errors.push(uploadErrorAtLine(field, line.number, what));
  const startOf = startsIn(sign, lines);
  let expected: number | undefined;
  let isTextBefore = false;
  for (const [index, line] of lines.entries()) {
    if (!isStorable(line.text)) report(line, 'has a character that cannot be stored');
    if (hasLostCharacter(line.text)) {
      report(line, 'has “\uFFFD” in place of a lost character: please copy the text as UTF-8');
    }
    const start = startOf(index, expected, blocks.at(-1)?.line);
    if (start) {
      const wrong =
        start.written === undefined
          ? wrongNumber(sign, start.number, expected)
          : `begins with “${start.written}”: please write “${sign}${start.number}.”`;
      if (wrong !== undefined) report(line, wrong);
      expected = Math.max(expected ?? 0, start.number + 1);
      blocks.push({ number: start.number, line: line.number, lines: [{ ...line, text: start.rest }] });
    } else if (blocks.length > 0) blocks.at(-1)?.lines.push(line);
    else if (!isBlank(line) && !isTextBefore) {
      isTextBefore = true;
      const what = sign === 'Q' ? 'question' : 'solution';
      report(
        line,
        `this text is before the first ${what}, which must begin with “${sign}1.” (or a later number)`,
      );
    }
  }
  return { blocks, errors };
}

function wrongNumber(sign: 'Q' | 'S', found: number, expected: number | undefined): string | undefined {
  if (found === 0) return `${sign}0. is where ${sign}${expected ?? 1}. should be`;
  if (expected === undefined || found === expected) return undefined;
  if (found < expected) return `${sign}${found}. appears twice, or too late`;
  return `${sign}${found}. is where ${sign}${expected}. should be`;
}

/** Finds out whether a line begins a block, given the number that is due and the line of the block before. */
function startsIn(sign: 'Q' | 'S', lines: readonly PastedLine[]) {
  const exact = lines.map((line) => numberAt(sign, line));
  const nextNumbers = new Array<number | undefined>(lines.length);
  let next: number | undefined;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    nextNumbers[index] = next;
    next = exact[index]?.number ?? next;
  }
  /** The last line before each that begins with A); -1 for none. */
  const firstOptionsBefore: number[] = [];
  let lastFirstOption = -1;
  for (const [index, line] of lines.entries()) {
    firstOptionsBefore.push(lastFirstOption);
    if (optionAt(line)?.letter === 'A') lastFirstOption = index;
  }

  return (index: number, expected: number | undefined, blockLine: number | undefined): Start | undefined => {
    const line = lines[index];
    if (exact[index] || !line) return exact[index];
    const lookalike = numberLookalikeAt(sign, line);
    if (!lookalike || lookalike.number === 0) return undefined;
    const after = nextNumbers[index];
    if (expected === undefined) {
      return after === undefined || after > lookalike.number ? lookalike : undefined;
    }
    if (lookalike.number !== expected) return undefined;
    if (after !== undefined) return after > expected ? lookalike : undefined;
    // The last question: its options A) come after those of the question before.
    const hasOptionsBefore = (firstOptionsBefore[index] ?? -1) >= (blockLine ?? 1) - 1;
    return hasOptionsBefore && lastFirstOption > index ? lookalike : undefined;
  };
}
