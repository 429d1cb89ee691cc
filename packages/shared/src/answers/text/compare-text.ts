import { invisibleMarks } from '../typed-response.ts';
import { areConfusable } from './confusable-words.ts';
import { britishSpelling } from './spelling-variants.ts';
import type { TextDefinition } from './text-definition.ts';

const signs: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‛': "'",
  '′': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
};

/** Without what phones and documents put in: curly quotes, full-width letters, marks that are not seen. */
export const plainText = (text: string): string =>
  text
    .replace(invisibleMarks, '')
    .normalize('NFKC')
    .replace(/[‘’‛′`“”‐‑–—−…]/gu, (sign) => signs[sign] ?? sign)
    .replace(/\s+/gu, ' ')
    .trim();

type Settings = Pick<TextDefinition, 'isCaseIgnored' | 'isPunctuationIgnored'>;

/** As it is compared: case, punctuation and the spelling of a country do not count where the settings say so. */
export function comparableText(text: string, { isCaseIgnored, isPunctuationIgnored }: Settings): string {
  const plain = plainText(text);
  const cased = isCaseIgnored ? plain.toLowerCase() : plain;
  const words = isPunctuationIgnored
    ? cased
        .replace(/'/gu, '')
        .replace(/[\p{P}]+/gu, ' ')
        .trim()
    : cased;
  return words.replace(/\p{L}+/gu, britishSpelling).replace(/\s+/gu, ' ');
}

/** Without an article at the beginning: the heart. */
const withoutArticle = (text: string): string => text.replace(/^(?:the|an?) (?=\S)/iu, '');

export type TextComparison = 'SAME' | 'TYPO' | 'DIFFERENT';

/** Both texts as they are compared. Other answers, and rivals, are never typing mistakes. */
export function compareTexts(
  given: string,
  accepted: string,
  maxTypos: number,
  rivals: readonly string[],
): TextComparison {
  if (given === accepted || withoutArticle(given) === withoutArticle(accepted)) return 'SAME';
  if (maxTypos === 0 || rivals.some((rival) => withoutArticle(rival) === withoutArticle(given)))
    return 'DIFFERENT';
  const [left, right] = [given, accepted].map((text) => withoutArticle(text).split(' ')) as [
    string[],
    string[],
  ];
  if (left.length !== right.length) return 'DIFFERENT';
  const wrong = left.flatMap((word, index) =>
    word === right[index] ? [] : [[word, right[index] ?? ''] as const],
  );
  const [first] = wrong;
  return wrong.length === 1 && first && isTypo(first[0], first[1]) ? 'TYPO' : 'DIFFERENT';
}

const shortestWithTypos = 6;

function isTypo(given: string, accepted: string): boolean {
  return (
    Array.from(accepted).length >= shortestWithTypos &&
    /^\p{L}+$/u.test(accepted) &&
    given.toLowerCase() !== accepted.toLowerCase() &&
    !areConfusable(given.toLowerCase(), accepted.toLowerCase()) &&
    isOneMistake(Array.from(given), Array.from(accepted))
  );
}

/** One letter more, one less, another one, or two neighbours swapped. */
function isOneMistake(given: readonly string[], accepted: readonly string[]): boolean {
  const difference = given.length - accepted.length;
  if (Math.abs(difference) > 1) return false;
  let start = 0;
  while (start < accepted.length && given[start] === accepted[start]) start++;
  const isSameFrom = (left: number, right: number) =>
    given.length - left === accepted.length - right &&
    given.slice(left).every((letter, index) => letter === accepted[right + index]);
  if (difference === 1) return isSameFrom(start + 1, start);
  if (difference === -1) return isSameFrom(start, start + 1);
  const isSwapped = given[start] === accepted[start + 1] && given[start + 1] === accepted[start];
  return isSameFrom(start + 1, start + 1) || (isSwapped && isSameFrom(start + 2, start + 2));
}
