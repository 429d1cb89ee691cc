import { DomainError, ruleViolated } from '#platform/domain-error.ts';
import { createPageTree, hasReadablePages } from './page-tree.ts';
import { readPdfNames, UncheckablePdfError, type PdfNames } from './read-pdf-names.ts';

/**
 * Names that a PDF has only if it does more than show pages, and what such a PDF does. A paper must only show
 * pages.
 */
const forbidden: readonly (readonly [names: readonly string[], effect: string])[] = [
  [['JavaScript', 'JS', 'XFA'], 'contains a script'],
  [['Launch'], 'starts another program'],
  [['EmbeddedFile', 'EmbeddedFiles', 'RichMedia'], 'contains other files'],
];

/** PDF readers look for the end marker in the last bytes. */
const tailBytes = 2_048;

/**
 * Checks that the bytes are a complete PDF that everyone can open and that only shows pages. Throws
 * UNSUPPORTED_TYPE for another type; RULE_BROKEN for a PDF that is cut off, encrypted, does more than show
 * pages, has no pages that a reader can find, or cannot be checked. Takes long for a large file: call it in a thread.
 */
export function assertSafePdf(bytes: Buffer, name: string): void {
  if (!/^%PDF-[12]\.\d/u.test(bytes.toString('latin1', 0, 8))) {
    throw new DomainError('UNSUPPORTED_TYPE', `${name} is not a PDF`);
  }
  if (!isComplete(bytes)) throw ruleViolated(`${name} is damaged or incomplete`);
  const { names, tree } = contentsOf(bytes, name);
  if (names.has('Encrypt')) {
    throw ruleViolated(
      `${name} is protected with a password. Please save it without protection and try again.`,
    );
  }
  for (const [activeNames, effect] of forbidden) {
    if (activeNames.some((activeName) => names.has(activeName))) {
      throw ruleViolated(`${name} ${effect}. Please print it to a new PDF and upload that.`);
    }
  }
  if (!names.has('Page')) throw ruleViolated(`${name} is damaged or incomplete`);
  if (!hasReadablePages(tree) || !isTableRight(bytes, tree.roots)) {
    throw ruleViolated(
      `${name} is damaged: its pages cannot be read. Please print it to a new PDF and upload that.`,
    );
  }
}

function contentsOf(bytes: Buffer, name: string): PdfNames {
  try {
    return readPdfNames(bytes);
  } catch (error) {
    if (!(error instanceof UncheckablePdfError)) throw error;
    // The objects of an encrypted file cannot be unpacked without its password.
    if (bytes.includes('/Encrypt')) {
      return { names: new Set(['Encrypt']), tree: createPageTree() };
    }
    throw ruleViolated(`${name} cannot be checked. Please print it to a new PDF and upload that.`);
  }
}

/** The offset of the cross-reference table or stream, by the end marker. */
function tableOffset(bytes: Buffer): number | undefined {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes));
  const offset = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/u.exec(tail)?.[1];
  return offset === undefined ? undefined : Number(offset);
}

/** Whether it has an end marker that points to a cross-reference table or stream. */
function isComplete(bytes: Buffer): boolean {
  const offset = tableOffset(bytes);
  if (offset === undefined) return false;
  const start = bytes.toString('latin1', offset, offset + 40);
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/u.test(start);
}

/**
 * Whether the cross-reference table, if the file ends with one and it lists a catalogue, has it where it is. A
 * cross-reference stream is not checked.
 */
function isTableRight(bytes: Buffer, roots: ReadonlySet<number>): boolean {
  const start = tableOffset(bytes) ?? bytes.length;
  const end = bytes.indexOf('trailer', start);
  if (end === -1 || !/^\s*xref\b/u.test(bytes.toString('latin1', start, start + 20))) return true;
  let number = 0;
  const rows = rowsIn(bytes, start, end);
  rows.next(); // the word xref
  for (const row of rows) {
    const entry = /^(\d{10}) (\d{5}) ([nf])$/u.exec(row);
    if (!entry) {
      number = Number(/^(\d{1,9}) \d{1,9}$/u.exec(row)?.[1] ?? Number.NaN);
      if (Number.isNaN(number)) return false;
      continue;
    }
    const [, offset, , kind] = entry;
    const at = Number(offset);
    const found = bytes.toString('latin1', at, at + 40);
    if (
      kind === 'n' &&
      roots.has(number) &&
      !new RegExp(`^\\s*${number}\\s+\\d+\\s+obj\\b`, 'u').test(found)
    ) {
      return false;
    }
    number += 1;
  }
  return true;
}

/** The lines between two offsets, trimmed, without empty ones: one by one, because there may be millions. */
function* rowsIn(bytes: Buffer, start: number, end: number): Generator<string> {
  for (let from = start; from < end;) {
    let to = from;
    while (to < end && bytes[to] !== 0x0a && bytes[to] !== 0x0d) to += 1;
    const row = bytes.toString('latin1', from, to).trim();
    if (row !== '') yield row;
    from = to + 1;
  }
}
