import { DomainError, ruleViolated } from '../../domain/domain-error.ts';
import { readPdfNames, UncheckablePdfError } from './read-pdf-names.ts';

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
 * pages, or cannot be checked.
 */
export async function assertSafePdf(bytes: Buffer, name: string): Promise<void> {
  if (!/^%PDF-[12]\.\d/u.test(bytes.toString('latin1', 0, 8))) {
    throw new DomainError('UNSUPPORTED_TYPE', `${name} is not a PDF`);
  }
  if (!isComplete(bytes)) throw ruleViolated(`${name} is damaged or incomplete`);
  const names = await namesOf(bytes, name);
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
}

async function namesOf(bytes: Buffer, name: string): Promise<Set<string>> {
  try {
    return await readPdfNames(bytes);
  } catch (error) {
    if (!(error instanceof UncheckablePdfError)) throw error;
    // The objects of an encrypted file cannot be unpacked without its password.
    if (bytes.includes('/Encrypt')) return new Set(['Encrypt']);
    throw ruleViolated(`${name} cannot be checked. Please print it to a new PDF and upload that.`);
  }
}

/** Whether it has an end marker that points to a cross-reference table or stream. */
function isComplete(bytes: Buffer): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes));
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/u.exec(tail.replace(/\0+$/u, '')) ?? [];
  if (offset === undefined) return false;
  const start = bytes.toString('latin1', Number(offset), Number(offset) + 40);
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/u.test(start);
}
