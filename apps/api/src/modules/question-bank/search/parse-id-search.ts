/** The possible meanings of a search for an id: a range of ids, perhaps with an ending, or a source id. */
export interface IdRange {
  from: string;
  to: string;
  ending: string;
  sourceId: string;
}

/** The form of an id (8-4-4-4-12). At least the first eight characters are needed. */
const emptyId = '00000000-0000-0000-0000-000000000000';
const minLength = 8;
const shortened = /^([\da-f]{8})…([\da-f]{8})$/;

/**
 * Parses a search as an id: whole, its beginning, or as a list shows it (first 8…last 8). Undefined when it
 * is not one.
 */
export function parseIdSearch(search: string): IdRange | undefined {
  const text = search.trim().toLowerCase();
  const [, first = text, ending = ''] = shortened.exec(text) ?? [];
  if (isBeginning(first)) {
    const fill = (digit: string) => first + emptyId.slice(first.length).replaceAll('0', digit);
    return { from: fill('0'), to: fill('f'), ending, sourceId: search };
  }
  return /\s/.test(search) ? undefined : { from: emptyId, to: emptyId, ending: '', sourceId: search };
}

const isBeginning = (text: string) =>
  text.length >= minLength &&
  text.length <= emptyId.length &&
  [...text].every((character, index) =>
    emptyId[index] === '-' ? character === '-' : /[\da-f]/.test(character),
  );
