import { formatPrintedNumber, greatestCommonDivisor, roundToFigures, subscript } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { checkText } from '#checks/check.ts';

/** Numbers of atoms, in the order in which the formula is written. */
type Formula = readonly (readonly [element: string, mass: number, count: number])[];

const written = (formula: Formula) =>
  formula.map(([element, , count]) => `${element}${count === 1 ? '' : subscript(count)}`).join('');

const totalOf = (formula: Formula) => formula.reduce((sum, [, mass, count]) => sum + mass * count, 0);

const scaled = (formula: Formula, factor: number): Formula =>
  formula.map(([element, mass, count]) => [element, mass, count * factor]);

const oxides = [
  ['N', 14, 2, 5],
  ['N', 14, 2, 1],
  ['N', 14, 1, 2],
  ['P', 31, 2, 5],
  ['S', 32.1, 1, 2],
  ['S', 32.1, 1, 3],
  ['Cr', 52, 2, 3],
  ['Cr', 52, 1, 3],
  ['Mn', 54.9, 1, 2],
  ['Mn', 54.9, 3, 4],
  ['Fe', 55.8, 2, 3],
  ['Fe', 55.8, 3, 4],
  ['V', 50.9, 2, 5],
  ['V', 50.9, 2, 3],
  ['Pb', 207.2, 1, 2],
  ['Pb', 207.2, 3, 4],
  ['Cu', 63.5, 2, 1],
] as const;

/** A simple formula of carbon, hydrogen and oxygen that cannot be divided further. */
function organic(random: Random): Formula | null {
  const [carbon, oxygen] = [random.int(2, 5), random.int(1, 3)];
  const hydrogen = random.int(carbon, 2 * carbon + 1);
  if (oxygen > carbon || greatestCommonDivisor(greatestCommonDivisor(carbon, hydrogen), oxygen) > 1)
    return null;
  return [
    ['C', 12, carbon],
    ['H', 1, hydrogen],
    ['O', 16, oxygen],
  ];
}

export const family: Family = {
  name: 'empirical-formulae',
  syllabus: 'Empirical and molecular formulae',
  levels: {
    2: 'three steps: two amounts from masses, then a whole ratio',
    3: 'four steps: three amounts from percentages, then a whole ratio',
    4: 'six steps: three amounts, the ratio, then the relative mass for the molecular formula',
  },
  needsCalculator: true,
  write: (random, difficulty): Draft => {
    if (difficulty === 2) {
      const [element, mass, one, other] = random.pick(oxides);
      const formula: Formula = [
        [element, mass, one],
        ['O', 16, other],
      ];
      const amount = random.int(2, 30) / 100;
      const [first, second] = formula.map(([, mass, count]) => mass * count * amount) as [number, number];
      const swapped: Formula = [
        [element, mass, other],
        ['O', 16, one],
      ];
      const change = (left: number, right: number): string =>
        written([
          [element, mass, left],
          ['O', 16, right],
        ]);
      return {
        body: `${roundToFigures(first)} g of ${element} (Aᵣ = ${mass}) combines with ${roundToFigures(second)} g of oxygen (Aᵣ = 16). What is the empirical formula of the oxide?`,
        answer: written(formula),
        mistakes: [
          [written(swapped), 'writing the ratio the wrong way round'],
          [change(1, 1), 'taking equal amounts'],
          [change(one, other + 1), ''],
          [change(one + 1, other), ''],
        ],
        explanation: `${element}: ${roundToFigures(first)} ÷ ${mass} = ${roundToFigures(first / mass)} mol; O: ${roundToFigures(second)} ÷ 16 = ${roundToFigures(second / 16)} mol. The ratio is ${one} : ${other}.`,
      };
    }
    let empirical = organic(random);
    while (!empirical) empirical = organic(random);
    const total = totalOf(empirical);
    const percents = empirical.map(([, mass, count]) => (100 * mass * count) / total);
    const [carbon = 0, hydrogen = 0, oxygen = 0] = percents;
    const [c = 1, h = 1, o = 1] = empirical.map(([, , count]) => count);
    const make = (one: number, two: number, three: number): string =>
      written([
        ['C', 12, one],
        ['H', 1, two],
        ['O', 16, three],
      ]);
    const analysis = `A compound contains ${carbon.toFixed(1)}% carbon, ${hydrogen.toFixed(1)}% hydrogen and ${oxygen.toFixed(1)}% oxygen by mass`;
    const ratio = `Dividing by 12, 1 and 16 gives ${roundToFigures(carbon / 12)} : ${roundToFigures(hydrogen)} : ${roundToFigures(oxygen / 16)}, which is ${c} : ${h} : ${o}`;
    if (difficulty === 3)
      return {
        body: `${analysis}. What is its empirical formula? (C = 12, H = 1, O = 16)`,
        answer: make(c, h, o),
        mistakes: [
          [make(o, h, c), 'swapping carbon and oxygen'],
          [make(c, 2 * h, o), 'taking hydrogen as molecules'],
          [make(c + 1, h, o), ''],
          [make(c, h + 1, o), ''],
          [make(c, h, o + 1), ''],
        ],
        explanation: `${ratio}, so the empirical formula is ${make(c, h, o)}.`,
      };
    /** Molecules have an even number of hydrogen atoms, at most two more than twice those of carbon. */
    const factor = random.pick(
      [2, 3, 4].filter((each) => (each * h) % 2 === 0 && each * h <= 2 * each * c + 2),
    );
    const mass = total * factor;
    return {
      body: `${analysis}, and its relative molecular mass is ${formatPrintedNumber(mass)}. What is its molecular formula? (C = 12, H = 1, O = 16)`,
      answer: written(scaled(empirical, factor)),
      mistakes: [
        [make(c, h, o), 'stopping at the empirical formula'],
        [written(scaled(empirical, factor + 1)), 'multiplying by one too many'],
        [make(o * factor, h * factor, c * factor), 'swapping carbon and oxygen'],
        [make(c * factor, h * factor + 2, o * factor), ''],
      ],
      explanation: `${ratio}. The mass of ${make(c, h, o)} is ${formatPrintedNumber(total)}, and ${formatPrintedNumber(mass)} ÷ ${formatPrintedNumber(total)} = ${factor}, so the numbers are multiplied by ${factor}: ${written(scaled(empirical, factor))}.`,
    };
  },
  check: checkText((text) => {
    const parts = text.includes('oxide')
      ? [...text.matchAll(/([\d.]+) g of (\w+) \(Aᵣ = ([\d.]+)\)/g)].map(
          ([, grams, name = '', mass]): [string, number] => [
            name === 'oxygen' ? 'O' : name,
            Number(grams) / Number(mass),
          ],
        )
      : [...text.matchAll(/([\d.]+)% (\w)/g)].map(([, percent, letter = '']): [string, number] => [
          letter.toUpperCase(),
          Number(percent) / ({ c: 12, h: 1, o: 16 }[letter] ?? NaN),
        ]);
    const smallest = Math.min(...parts.map(([, amount]) => amount));
    const isNearlyWhole = (value: number) =>
      Math.abs(value - Math.round(value)) < 0.04 * Math.sqrt(value) + 0.02;
    const factor = [1, 2, 3, 4, 5].find((each) =>
      parts.every(([, amount]) => isNearlyWhole((each * amount) / smallest)),
    );
    const counts = parts.map(([, amount]) => Math.round(((factor ?? NaN) * amount) / smallest));
    const [c = 0, h = 0, o = 0] = counts;
    const molecular = Number(/molecular mass is ([\d,]+)/.exec(text)?.[1]?.replace(',', ''));
    const times = Number.isNaN(molecular) ? 1 : Math.round(molecular / (12 * c + h + 16 * o));
    return parts
      .map(([symbol], index) => {
        const count = (counts[index] ?? NaN) * times;
        return `${symbol}${count === 1 ? '' : [...String(count)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))).join('')}`;
      })
      .join('');
  }),
};
