import type { ColumnKind } from './heading.ts';
import { plainName } from '../../text/plain-name.ts';
import { maxListedNameLength } from '../classes.vocabulary.ts';
import { wordsOf } from './cells.ts';

/** How a list names a pupil. Each part may be empty. */
export interface ListedName {
  surname: string;
  forename: string;
  /** The number of the pupil in the school's records. */
  identifier: string;
}

/** A unique pupil number: a letter, eleven digits, and a digit or a letter. */
const uniquePupilNumber = /^[A-Z]\d{11}[\dA-Z]$/iu;

export const noName: ListedName = { surname: '', forename: '', identifier: '' };

export const isNamed = ({ surname, forename, identifier }: ListedName): boolean =>
  surname !== '' || forename !== '' || identifier !== '';

/** The name in the cells of a line, from which the addresses have been taken, by the kinds of their columns if known. */
export function listedName(cells: readonly string[], kinds: readonly ColumnKind[] | undefined): ListedName {
  const { surname, forename, identifier } = kinds ? nameByKinds(cells, kinds) : guessedName(cells);
  const isTooLong = [surname, forename, identifier].some((part) => part.length > maxListedNameLength);
  return isTooLong ? noName : { surname, forename, identifier };
}

function nameByKinds(cells: readonly string[], kinds: readonly ColumnKind[]): ListedName {
  const of = (kind: ColumnKind) => textOf(cells.filter((_, index) => kinds[index] === kind).join(' '));
  const whole = guessedName(cells.filter((_, index) => kinds[index] === 'name'));
  return {
    surname: of('surname') || whole.surname,
    forename: of('forename') || whole.forename,
    identifier: of('identifier'),
  };
}

/** The sex of a pupil, and words beside addresses. */
const noNames = /^(?:[fm]|e-?mail(?: address)?|mail|to|cc|bcc|and)$/iu;

/** Without a heading: 'Khan, Aisha', also in two cells, or 'Aisha Khan'. Numbers, classes and 'F' are no names. */
function guessedName(cells: readonly string[]): ListedName {
  const texts = cells.flatMap((cell) => cell.split(',')).map((text) => textOf(text));
  const identifier = texts.find((text) => uniquePupilNumber.test(text)) ?? '';
  const [first = '', second] = texts
    .map((text) => text.replace(/^\d+[.:)]? /u, '').replace(/:$/u, ''))
    .filter((text) => /\p{L}/u.test(text) && !/\p{N}/u.test(text) && !noNames.test(text));
  if (second !== undefined) return { surname: first, forename: second, identifier };
  const words = first.split(' ');
  const surname = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { surname, forename: words.slice(0, words.length > 1 ? -1 : 1).join(' '), identifier };
}

const textOf = (text: string): string => plainName(wordsOf(text).join(' '));
