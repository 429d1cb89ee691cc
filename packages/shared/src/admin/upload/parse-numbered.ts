import { uploadErrorAtLine, type UploadError, type PastedField } from './upload-error.ts';
import { hasLostCharacter, isBlank, isStorable, linesOf, numberAt, type PastedLine } from './pasted-lines.ts';

/** What stands under one marker, Q3. or S3. The first line is the rest of the marker's own. */
export interface NumberedBlock {
  number: number;
  line: number;
  lines: PastedLine[];
}

export interface Numbered {
  blocks: NumberedBlock[];
  /** The first wrong line. */
  mistake?: UploadError;
}

/**
 * Splits a text on its markers at the beginnings of lines; `Q2.` inside a sentence is text. They must count 1, 2, 3 …
 * What is found before the first mistake is told as well.
 */
export function parseNumbered(field: PastedField, sign: 'Q' | 'S', text: string): Numbered {
  const blocks: NumberedBlock[] = [];
  for (const line of linesOf(text)) {
    if (!isStorable(line.text)) {
      return {
        blocks,
        mistake: uploadErrorAtLine(field, line.number, 'has a character that cannot be stored'),
      };
    }
    if (hasLostCharacter(line.text)) {
      const what = 'has “\uFFFD” in the place of a character that was lost: please copy the text as UTF-8';
      return { blocks, mistake: uploadErrorAtLine(field, line.number, what) };
    }
    const marker = numberAt(sign, line);
    const last = blocks.at(-1);
    if (marker) {
      const wrong = wrongNumber(sign, marker.number, blocks.length + 1);
      if (wrong) return { blocks, mistake: uploadErrorAtLine(field, line.number, wrong) };
      blocks.push({ number: marker.number, line: line.number, lines: [{ ...line, text: marker.rest }] });
    } else if (last) last.lines.push(line);
    else if (!isBlank(line)) {
      return { blocks, mistake: uploadErrorAtLine(field, line.number, `this text stands before ${sign}1.`) };
    }
  }
  return { blocks };
}

function wrongNumber(sign: 'Q' | 'S', found: number, expected: number): string | undefined {
  if (found === expected) return undefined;
  if (found > 0 && found < expected) return `${sign}${found}. comes twice`;
  return `${sign}${found}. stands where ${sign}${expected}. is expected`;
}
