import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import type { Family, Misconception } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const signs = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

function roman(value: number): string {
  let rest = value;
  return signs
    .map(([sign, worth]) => {
      const times = Math.floor(rest / worth);
      rest -= times * worth;
      return sign.repeat(times);
    })
    .join('');
}

/** Ignores that a smaller sign before a larger one is subtracted. */
const added = (numeral: string) =>
  [...numeral].reduce((sum, sign) => sum + (signs.find(([each]) => each === sign)?.[1] ?? 0), 0);

function numberFor(random: Random, difficulty: number): number {
  if (difficulty === 1) return random.int(14, 89);
  if (difficulty === 2) return random.int(90, 499);
  return random.int(500, 1999);
}

export const family: Family = {
  name: 'roman-numerals',
  syllabus: 'Read Roman numerals to 1,000 and recognise years',
  levels: {
    1: 'one numeral below 90 to read',
    2: 'one numeral below 500 to read or write',
    3: 'one longer numeral to read or write: a year up to 1999',
    4: 'two longer numerals to read, then their difference',
  },
  write: (random, difficulty) => {
    if (difficulty === 4) {
      const [low, high] = [random.int(600, 1400), random.int(1450, 1999)];
      if (roman(low).length < 2) return noDraft;
      const answer = high - low;
      return {
        body: `One stone in a church wall is marked ${roman(low)} and another ${roman(high)}. How many years are there between the two?`,
        answer: formatPrintedNumber(answer),
        mistakes: [
          [
            formatPrintedNumber(Math.abs(added(roman(high)) - low)),
            'adding a smaller sign before a larger one',
          ],
          [
            formatPrintedNumber(Math.abs(high - added(roman(low)))),
            'adding a smaller sign before a larger one',
          ],
          [formatPrintedNumber(answer + 100), 'reading one C too many'],
          [formatPrintedNumber(answer - 10), 'reading one X too many'],
          [formatPrintedNumber(answer + 10), 'reading one X too few'],
          [formatPrintedNumber(answer + 1), ''],
        ],
        explanation: `${roman(low)} is ${low} and ${roman(high)} is ${high}: ${high} − ${low} = ${answer}.`,
      };
    }
    const value = numberFor(random, difficulty);
    const writes = difficulty > 1 && random.chance(0.4);
    const numeral = roman(value);
    if (numeral.length < 3) return noDraft;
    const others = random.shuffle(
      [value + 10, value - 10, value + 1, value - 1, value + 100, value + 5, value - 5, value + 50].filter(
        (each) => each > 0,
      ),
    );
    const wrong: Misconception[] = [
      ...(writes || added(numeral) === value
        ? []
        : [[String(added(numeral)), 'adding a smaller sign that is written before a larger one'] as const]),
      ...others.map((each) => [writes ? roman(each) : String(each), ''] as const),
    ];
    return {
      body: writes
        ? `How is ${value} written in Roman numerals?`
        : difficulty === 3 && isYearOfFilms(value)
          ? `The end of a film shows the year ${numeral}. Which year is it?`
          : `Which number is ${numeral} in Roman numerals?`,
      answer: writes ? numeral : String(value),
      mistakes: wrong,
      explanation: `${numeral} is ${parts(numeral).join(' + ')} = ${value}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const numerals = text.match(/\b[MDCLXVI]{2,}\b/g) ?? [];
    if (/\bfilm\b/.test(text) && (read(numerals[0] ?? '') < 1900 || read(numerals[0] ?? '') > 2025))
      return false;
    const asNumber = (each: string) => (/^\d/.test(each) ? (numbersIn(each)[0] ?? NaN) : read(each));
    if (numerals.length === 2) return asNumber(option) === Math.abs(read(numerals[0]) - read(numerals[1]));
    const wanted = numerals[0] ?? /is (\d+) written/.exec(text)?.[1] ?? '';
    return asNumber(option) === asNumber(wanted) && (!/^[A-Z]/.test(option) || isWellFormed(option));
  }),
};

/** A year in which films could be made. */
const isYearOfFilms = (value: number) => value >= 1900 && value <= 2025;

/** The signs as they are read: `XL` is 40. */
function parts(numeral: string): number[] {
  const found: number[] = [];
  let rest = numeral;
  while (rest !== '') {
    const next = signs.find(([sign]) => rest.startsWith(sign));
    if (!next) break;
    found.push(next[1]);
    rest = rest.slice(next[0].length);
  }
  return found;
}

const worth: Readonly<Record<string, number>> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

/** The value by the rule: a sign counts less when a larger one follows. */
const read = (numeral = '') =>
  [...numeral].reduce((sum, sign, index, all) => {
    const [here, next] = [worth[sign] ?? NaN, worth[all[index + 1] ?? ''] ?? 0];
    return sum + (here < next ? -here : here);
  }, 0);

const isWellFormed = (numeral: string) => !/(.)\1{3}|VV|LL|DD|I[LCDM]|X[DM]/.test(numeral);
