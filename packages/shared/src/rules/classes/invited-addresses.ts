import { emailSchema } from '../../contract/field-schemas.ts';

/** A line of a pasted list: the address in it, or what is wrong. `number` counts from 1 and includes empty lines. */
export interface InvitedLine {
  number: number;
  text: string;
  /** In lower case; null for a line that is not understood. */
  email: string | null;
  problem: string | null;
}

/**
 * Reads a pasted list of e-mail addresses, one a line, as mail programs and spreadsheets copy them: `a@b.uk`,
 * `Aisha Khan <a@b.uk>`, or several addresses on a line, separated by commas, semicolons or tabs. Empty lines are
 * ignored. A line with a part that is not an address is wrong as a whole, so that nothing on it is lost.
 */
export function readInvitedLines(text: string): InvitedLine[] {
  const seen = new Map<string, number>();
  return text.split(/\r\n|\r|\n/u).flatMap((raw, index) => {
    const line = { number: index + 1, text: raw.trim() };
    if (line.text === '') return [];
    const found = addressesIn(line.text);
    if (found === undefined) return [{ ...line, email: null, problem: 'This is not an e-mail address' }];
    return found.map((email) => {
      const earlier = seen.get(email);
      if (earlier !== undefined)
        return { ...line, email: null, problem: `The same address as in line ${String(earlier)}` };
      seen.set(email, line.number);
      return { ...line, email, problem: null };
    });
  });
}

/** Undefined when a part of the line is not an address. */
function addressesIn(line: string): string[] | undefined {
  const parts = line
    .split(/[,;\t]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const bracketed = [...line.matchAll(/<([^<>]+)>/gu)].map(([, address]) => address ?? '');
  // A name may contain a comma: Khan, Aisha <a@b.uk>
  const candidates = bracketed.length > 0 && !parts.some(isBareAddress) ? bracketed : parts.map(withoutName);
  const addresses = candidates.map((candidate) => emailSchema.safeParse(candidate).data);
  return addresses.length > 0 && addresses.every((address) => address !== undefined) ? addresses : undefined;
}

const isBareAddress = (part: string) => emailSchema.safeParse(part).success;
const withoutName = (part: string) => /<([^<>]+)>$/u.exec(part)?.[1] ?? part;
