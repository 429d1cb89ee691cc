import { uploadErrorAtLine, type UploadError, type PastedField } from './upload-error.ts';
import { hasLostCharacter, isBlank, isStorable, linesOf, numberAt, type PastedLine } from './pasted-lines.ts';

/** The lines under one marker, Q3. or S3. The first is the rest of the marker's own line. */
export interface NumberedBlock {
  number: number;
  line: number;
  lines: PastedLine[];
}

export interface Numbered {
  blocks: NumberedBlock[];
  /** The first wrong line. */
  error?: UploadError;
}

/**
 * Splits a text at the markers that begin a line; `Q2.` inside a sentence is text. Markers must count 1, 2, 3 …
 * The blocks before the first error are returned with it.
 */
export function parseNumbered(field: PastedField, sign: 'Q' | 'S', text: string): Numbered {
  const blocks: NumberedBlock[] = [];
  for (const line of linesOf(text)) {
    if (!isStorable(line.text)) {
      return {
        blocks,
        error: uploadErrorAtLine(field, line.number, 'has a character that cannot be stored'),
      };
    }
    if (hasLostCharacter(line.text)) {
      const what = 'has “\uFFFD” in place of a lost character: please copy the text as UTF-8';
      return { blocks, error: uploadErrorAtLine(field, line.number, what) };
    }
    const marker = numberAt(sign, line);
    const last = blocks.at(-1);
    if (marker) {
      const wrong = wrongNumber(sign, marker.number, blocks.length + 1);
      if (wrong) return { blocks, error: uploadErrorAtLine(field, line.number, wrong) };
      blocks.push({ number: marker.number, line: line.number, lines: [{ ...line, text: marker.rest }] });
    } else if (last) last.lines.push(line);
    else if (!isBlank(line)) {
      return { blocks, error: uploadErrorAtLine(field, line.number, `this text is before ${sign}1.`) };
    }
  }
  return { blocks };
}

function wrongNumber(sign: 'Q' | 'S', found: number, expected: number): string | undefined {
  if (found === expected) return undefined;
  if (found > 0 && found < expected) return `${sign}${found}. appears twice`;
  return `${sign}${found}. is where ${sign}${expected}. should be`;
}
