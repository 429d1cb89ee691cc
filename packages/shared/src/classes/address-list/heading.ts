import { wordsOf } from './cells.ts';

/** What a column of a list has. */
export type ColumnKind = 'surname' | 'forename' | 'name' | 'identifier' | 'email' | 'other';

const headingWords = new Set(
  `a account address addresses admission adno birth carer class code contact course date dob e email emails family
  first firstname fore forename forenames form full gender given group guardian home house id identifier last lastname
  legal list mail mails members mis name names no number nr of parent preferred pupil pupils ref reference reg register
  registration roll school set sex sims student students sur surname surnames teacher the title tutor tutorgroup
  unique upn user username work year yr`.split(/\s+/u),
);

/** Whether a line without an address is a heading: each of its words belongs to one, or is a year or a class. */
export function isHeading(line: string): boolean {
  const words = headingWordsOf(line);
  return words.some((word) => headingWords.has(word)) && words.every(isHeadingWord);
}

const isHeadingWord = (word: string) => headingWords.has(word) || /^\d{1,4}[a-z]{0,2}\d?$/u.test(word);
const headingWordsOf = (text: string): string[] =>
  wordsOf(text.toLowerCase()).flatMap((word) => word.split(/[-_.:,;#'’]+/u).filter((part) => part !== ''));

/** The kinds of the columns of a heading. Undefined when it does not name at least two columns. */
export function columnKinds(cells: readonly string[]): ColumnKind[] | undefined {
  const kinds = cells.map((cell) => kindOf(headingWordsOf(cell).join(' ')));
  return kinds.filter((kind) => kind !== 'other').length > 1 ? kinds : undefined;
}

function kindOf(words: string): ColumnKind {
  if (/\b(?:parent|carer|guardian|contact|teacher|tutor|home)\b/u.test(words)) return 'other';
  if (/\b(?:e?mails?|address(?:es)?)\b/u.test(words)) return 'email';
  if (/\b(?:surnames?|last ?name|family name|sur name)\b/u.test(words)) return 'surname';
  if (/\b(?:forenames?|first ?name|given names?|fore name|preferred name)\b/u.test(words)) return 'forename';
  if (
    /\b(?:upn|mis|id|identifier|adno|(?:admission|pupil|student) (?:number|no|ref(?:erence)?))\b/u.test(words)
  )
    return 'identifier';
  return /\bnames?\b|^(?:pupil|student)s?$/u.test(words) ? 'name' : 'other';
}
