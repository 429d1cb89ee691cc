import { emailSchema } from '../../contract/field-schemas.ts';
import { cellsOf, withUsualSigns } from './cells.ts';
import { columnKinds, isHeading, type ColumnKind } from './heading.ts';
import { listedName, noName, type ListedName } from './listed-name.ts';

interface LineOfList {
  /** Counts from 1 and includes empty lines. */
  number: number;
  text: string;
}

/** What is in a line: an address, a heading, or something that is wrong. A line with several of them has an entry for each. */
export type AddressEntry = LineOfList &
  (
    | { kind: 'address'; email: string; name: ListedName }
    /** The same address as in an earlier line. */
    | { kind: 'repeated'; email: string; firstLine: number }
    | { kind: 'heading' }
    /** `problem` continues a sentence that begins with the text. */
    | { kind: 'wrong'; problem: string }
  );

/**
 * Reads a pasted list of e-mail addresses in any usual form: from a spreadsheet, a mail program or a table, with or
 * without names, one address or several on a line. The time that it takes grows with the length of the text only.
 */
export function readAddressList(text: string): AddressEntry[] {
  const firstLines = new Map<string, number>();
  let kinds: ColumnKind[] | undefined;
  return text.split(/\r\n|[\r\n\v\f\u2028\u2029]/u).flatMap((raw, index): AddressEntry[] => {
    const line: LineOfList = { number: index + 1, text: raw.trim() };
    const usual = withUsualSigns(raw);
    if (usual.trim() === '') return [];
    const found = usual.includes('@') ? foundIn(usual, kinds) : [];
    if (found.length === 0) {
      if (!isHeading(usual)) return [{ ...line, kind: 'wrong', problem: 'has no e-mail address' }];
      kinds = columnKinds(cellsOf(usual)) ?? kinds;
      return [{ ...line, kind: 'heading' }];
    }
    return found.map((each): AddressEntry => {
      const entry = found.length > 1 ? { ...line, text: each.text } : line;
      if (each.email === undefined)
        return { ...line, text: each.text, kind: 'wrong', problem: 'is not an e-mail address' };
      const firstLine = firstLines.get(each.email);
      if (firstLine !== undefined) return { ...entry, kind: 'repeated', email: each.email, firstLine };
      firstLines.set(each.email, line.number);
      return { ...entry, kind: 'address', email: each.email, name: each.name };
    });
  });
}

type Found = { text: string; email: string; name: ListedName } | { text: string; email?: undefined };

/** The addresses of a line, each once, and what looks like one and is none. */
function foundIn(line: string, kinds: readonly ColumnKind[] | undefined): Found[] {
  const cells = cellsOf(line);
  const fitting = kinds?.length === cells.length ? kinds : undefined;
  // Other columns may have the addresses of parents.
  const ofPupils = cells.filter((cell, index) => fitting?.[index] !== 'other' && cell.includes('@'));
  const tokens = tokensOf(ofPupils.length > 0 ? ofPupils.join(' ') : line).filter(isAddressLike);
  const emails = new Map(tokens.map((token) => [token, emailOf(token)]));
  const right = new Set([...emails.values()].filter((email) => email !== undefined));
  const withoutAddresses = cells.map((cell) =>
    tokensOf(cell)
      .filter((token) => !isAddressLike(token))
      .join(' '),
  );
  const nameOf = right.size === 1 ? () => listedName(withoutAddresses, fitting) : namesBefore(line);
  return [
    ...[...right].map((email) => ({ text: email, email, name: nameOf(email) })),
    ...tokens
      .filter((token) => emails.get(token) === undefined && /.@./u.test(token))
      .map((text) => ({ text })),
  ];
}

const isAddressLike = (token: string) => token.includes('@');

/** The parts of a text between spaces and marks that are in no address. A comma stays a part of its own, for names. */
const tokensOf = (text: string): string[] =>
  text.split(/[\s;|<>()[\]{}"“”„«»•●▪◦·*/]+|(,)/u).filter((part): part is string => Boolean(part));

/** Of several addresses on a line, each has the name before it, if all of the text is before addresses. */
function namesBefore(line: string): (email: string) => ListedName {
  const names = new Map<string, ListedName>();
  let before: string[] = [];
  for (const token of tokensOf(line)) {
    const email = isAddressLike(token) ? emailOf(token) : undefined;
    if (email === undefined) {
      if (token !== ',' || before.length > 0) before.push(token);
    } else {
      names.set(email, listedName([before.join(' ')], undefined));
      before = [];
    }
  }
  if (before.length > 0) names.clear();
  return (email) => names.get(email) ?? noName;
}

/** The address in a token such as `mailto:a@b.uk?subject=x`, in lower case. */
function emailOf(token: string): string | undefined {
  if (token.length > 320) return undefined;
  const at = token.indexOf('@');
  const from = Math.max(token.lastIndexOf(':', at), token.lastIndexOf('=', at)) + 1;
  const address = token
    .slice(from)
    .replace(/\?.*/u, '')
    .replaceAll('’', "'")
    .replace(/^['‘`.–—-]+|(?<!['‘`.,:!–—-])['‘`.,:!–—-]+$/gu, '');
  return emailSchema.safeParse(address).data;
}
