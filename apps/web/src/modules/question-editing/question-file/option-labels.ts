import { romanOf } from './html/list-markers.ts';

/** How Moodle numbers the options of a question. The options of the form always have A, B, C. */
const labelsOf = new Map<string, (number: number) => string>([
  ['123', String],
  ['iii', romanOf],
  ['IIII', (number) => romanOf(number).toUpperCase()],
]);

/** Whether the texts of a question refer to its options by numbers that they no longer have: 'both i and ii'. */
export function refersToLostLabels(
  numbering: string,
  texts: readonly string[],
  optionCount: number,
): boolean {
  const labelOf = labelsOf.get(numbering);
  if (!labelOf) return false;
  const labels = Array.from({ length: optionCount }, (_, index) => labelOf(index + 1));
  const label = `\\(?(?:${labels.join('|')})\\)?`;
  const written = texts.join('\n');
  // Statements in the question that are numbered in this way are what is referred to.
  if (new RegExp(`^\\s*\\(?${labels[1] ?? ''}[.):]`, 'mu').test(written)) return false;
  return new RegExp(
    `\\b(?:both|neither|either|options?|answers?|choices?) ${label}(?![\\w.])|(?<![\\w.])${label}(?:,| and| or| &| nor) ?${label}(?![\\w.])|^\\s*${label} only\\b`,
    'mu',
  ).test(written);
}
