import { formulaFunctions } from './formula-symbols.ts';

/** Words that join two amounts of money, "5 and 6": no formula has one between its signs. */
const joiningWords =
  'and|or|to|of|for|is|are|each|per|at|in|with|than|from|by|then|if|not|but|the|into|versus|vs';
const betweenTerms = new RegExp(`[\\p{L}\\p{N}.,;)%]\\s+(?:${joiningWords})\\.?\\s+[\\p{L}\\p{N}(£€]`, 'u');

/** The letters before the dollar of a country: US$30, CAN$. */
const currencyCode = /(?:^|[^\p{L}\\])(?:AUD?|AUS|BBD|BDS|CAD?|CAN|EC|HKD?|JA|MX|NT|NZD?|SGD?|TT|USD?)$/u;

const command = /\\[a-zA-Z]+/u;
const commandsWithWords = /\\(?:text[a-z]*|mbox|hbox|mathrm|operatorname)\s*\{[^{}]*\}|\\[a-zA-Z]+/gu;
const functions: ReadonlySet<string> = new Set(formulaFunctions);

/** The words of at least two letters with what is between them; capitals alone are the points of a figure. */
const isOrdinary = (word: string) =>
  /^\p{L}?[\p{Ll}’']+$/u.test(word) && word.length > 1 && !functions.has(word);

function hasOrdinaryWord(tex: string): boolean {
  const words = tex.replaceAll(commandsWithWords, '\\').match(/\p{L}[\p{L}’']+/gu) ?? [];
  return words.some((word) => word.length > 1 && !functions.has(word));
}

/** Whether this is a sentence: two ordinary words in a row, or a word that joins two terms, and no command. */
export function isProse(tex: string): boolean {
  if (command.test(tex)) return false;
  if (betweenTerms.test(tex)) return true;
  const pairs = tex.matchAll(
    /(?<![\p{L}\p{N}’'])(\p{L}[\p{L}’']+)(?=[,.;:?!()]*\s[\s,.;:?!()]*(\p{L}[\p{L}’']+))/gu,
  );
  return [...pairs].some(
    ([, first = '', second = '']) =>
      isOrdinary(first) && isOrdinary(second) && Math.max(first.length, second.length) > 2,
  );
}

/** `$ x = 4 $`: with spaces inside the dollars it must look like mathematics, because money has spaces too. */
function isSpacedFormula(tex: string, before: string, after: string): boolean {
  const isSpacedTwice = /^\s/u.test(tex) && /\s$/u.test(tex);
  if (!isSpacedTwice && !command.test(tex)) return false;
  const inside = tex.trim();
  return (
    !/\d\s?$/u.test(before) &&
    !/^(?:[\p{L}\p{N}\\{]|\s\d)/u.test(after) &&
    !/^[+=<>*/,.;:!?)]|[-+=<>*/,;:(]$|\\[([]/u.test(inside) &&
    !hasOrdinaryWord(inside)
  );
}

/**
 * Whether what is between two dollars is a formula, and not an amount of money, the address of a cell or a variable of a
 * program. `before` is the text in front of the first dollar, `after` what follows the second.
 */
export function isFormulaBetweenDollars(tex: string, before: string, after: string): boolean {
  if (/^[\p{N}{]/u.test(after)) return false;
  if (/^\s|\s$/u.test(tex)) return isSpacedFormula(tex, before, after);
  if (tex.length > 1) {
    if (/^[,;:)]/u.test(tex)) return false;
    // The second dollar opens: '$a+$b' in a program, '$5/$x$'.
    if (/[-+*/=<>&|,;:.([]$/u.test(tex) && /^[\p{L}_\\]/u.test(after)) return false;
  }
  // Dollars after their amounts, '10$/h or 20$', or after the letters of a country.
  if (/\d$/u.test(before) && /\d$/u.test(tex) && !/[\\^_=]/u.test(tex)) return false;
  if (/^\d/u.test(tex) && (currencyCode.test(before) || currencyCode.test(tex))) return false;
  return !isProse(tex);
}
