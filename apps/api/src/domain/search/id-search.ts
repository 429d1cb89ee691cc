/** What a search for an id may mean: ids from one to another, with an ending or without, or the id of the source. */
export interface IdRange {
  from: string;
  to: string;
  ending: string;
  sourceId: string;
}

/** 8-4-4-4-12: a beginning of at least eight characters is worth a look. */
const pattern = '00000000-0000-0000-0000-000000000000';
const least = 8;
const shortened = /^([\da-f]{8})…([\da-f]{8})$/;

/** The search as an id: whole, its beginning, or as a list shows it (first 8…last 8). Undefined when it is none. */
export function parseIdSearch(search: string): IdRange | undefined {
  const text = search.trim().toLowerCase();
  const [, first = text, ending = ''] = shortened.exec(text) ?? [];
  if (isBeginning(first)) {
    const fill = (digit: string) => first + pattern.slice(first.length).replaceAll('0', digit);
    return { from: fill('0'), to: fill('f'), ending, sourceId: search };
  }
  return /\s/.test(search) ? undefined : { from: pattern, to: pattern, ending: '', sourceId: search };
}

const isBeginning = (text: string) =>
  text.length >= least &&
  text.length <= pattern.length &&
  [...text].every((character, index) =>
    pattern[index] === '-' ? character === '-' : /[\da-f]/.test(character),
  );
