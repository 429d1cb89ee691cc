import type { Draft, Misconception } from '../../families/family.ts';
import { nearbyNumbers } from '../../families/nearby-numbers.ts';
import { formatPrintedNumber } from '../../text/numbers.ts';
import type { RapidFireFamily } from '../rapid-fire-family.ts';

const topicCode = 'FOUR_OPERATIONS';

/** A calculation for mental arithmetic. */
function sumOf(sum: string, answer: number, mistakes: readonly Misconception[], explanation: string): Draft {
  return {
    body: `What is ${sum}?`,
    answer: formatPrintedNumber(answer),
    mistakes: [...mistakes, ...nearbyNumbers(answer, 1), ...nearbyNumbers(answer, 10)],
    explanation,
  };
}

export const numberBonds: RapidFireFamily = {
  topicCode,
  name: 'number-bonds',
  write: (random, level) => {
    const total = level === 1 ? random.pick([20, 50, 100]) : level === 2 ? 100 : 1000;
    const step = level === 3 ? 10 : 1;
    const known = step * random.int(2, total / step - 2);
    const answer = total - known;
    return {
      body: `Which number is missing? ${formatPrintedNumber(known)} + □ = ${formatPrintedNumber(total)}`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(answer + 10 * step), 'forgetting the ten that is carried'],
        ...nearbyNumbers(answer, step),
        ...nearbyNumbers(answer, 10 * step),
      ],
      explanation: `${formatPrintedNumber(total)} − ${formatPrintedNumber(known)} = ${formatPrintedNumber(answer)}.`,
    };
  },
};

export const tables: RapidFireFamily = {
  topicCode,
  name: 'tables',
  write: (random, level) => {
    const table = level === 1 ? random.pick([2, 3, 4, 5, 10]) : random.int(level + 2, level === 2 ? 9 : 12);
    const other = random.int(level === 1 ? 2 : 4, 12);
    const product = table * other;
    if (level >= 3 && random.chance(0.5)) {
      return sumOf(
        `${product} ÷ ${table}`,
        other,
        [],
        `${table} × ${other} = ${product}, so ${product} ÷ ${table} = ${other}.`,
      );
    }
    return sumOf(
      `${table} × ${other}`,
      product,
      [
        [formatPrintedNumber(product + table), `adding one ${table} too many`],
        [formatPrintedNumber(product - table), ''],
        [formatPrintedNumber(product + other), ''],
      ],
      `${table} × ${other} = ${product}.`,
    );
  },
};

export const sums: RapidFireFamily = {
  topicCode,
  name: 'sums',
  write: (random, level) => {
    const large = level <= 2 ? random.int(21, 89) : level === 3 ? random.int(52, 99) : random.int(123, 489);
    const small = level === 1 ? random.int(5, 9) : level === 5 ? random.int(101, 119) : random.int(13, 49);
    const adds = level % 2 === 0 || (level === 1 && random.chance(0.5));
    const answer = adds ? large + small : large - small;
    return sumOf(
      `${large} ${adds ? '+' : '−'} ${small}`,
      answer,
      [
        [
          formatPrintedNumber(answer + 10),
          adds ? 'carrying one ten too many' : 'forgetting the ten that is exchanged',
        ],
        [formatPrintedNumber(answer - 10), adds ? 'forgetting the ten that is carried' : 'exchanging twice'],
      ],
      `${large} ${adds ? '+' : '−'} ${small} = ${answer}.`,
    );
  },
};

export const doublesAndHalves: RapidFireFamily = {
  topicCode,
  name: 'doubles-and-halves',
  write: (random, level) => {
    const small = level <= 3 ? random.int(13, 49) : random.int(52, 198);
    const doubles = random.chance(0.5);
    const [asked, answer] = doubles ? [small, 2 * small] : [2 * small, small];
    return {
      body: doubles ? `What is double ${asked}?` : `What is half of ${asked}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(answer + 10), 'carrying one ten too many'],
        [formatPrintedNumber(answer - 10), ''],
        ...nearbyNumbers(answer, doubles ? 2 : 1),
      ],
      explanation: doubles ? `2 × ${asked} = ${answer}.` : `${asked} ÷ 2 = ${answer}.`,
    };
  },
};

export const tensAndHundreds: RapidFireFamily = {
  topicCode,
  name: 'tens-and-hundreds',
  write: (random, level) => {
    const [one, other] = [random.int(2, 9), random.int(3, 12)];
    const [left, right] = [one * (level <= 4 ? 10 : 100), other * (level === 3 ? 1 : 10)];
    const product = left * right;
    const divides = random.chance(0.4);
    const [sum, answer] = divides
      ? [`${formatPrintedNumber(product)} ÷ ${formatPrintedNumber(left)}`, right]
      : [`${formatPrintedNumber(left)} × ${formatPrintedNumber(right)}`, product];
    return {
      body: `What is ${sum}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(answer * 10), 'one nought too many'],
        [formatPrintedNumber(answer / 10), 'one nought too few'],
        [formatPrintedNumber(answer * 100), ''],
        ...nearbyNumbers(answer, divides ? 1 : left),
      ],
      explanation: `${one} × ${other} = ${one * other}; then count the noughts: ${sum} = ${formatPrintedNumber(answer)}.`,
    };
  },
};

export const squaresAndCubes: RapidFireFamily = {
  topicCode,
  name: 'squares-and-cubes',
  write: (random, level) => {
    const base = random.int(level === 4 ? 3 : 5, level === 4 ? 12 : level <= 6 ? 15 : 20);
    if (level >= 6 && random.chance(0.35)) {
      const edge = random.int(2, level === 6 ? 5 : 10);
      const cube = edge ** 3;
      const mistakes: Misconception[] = [
        [formatPrintedNumber(edge * 3), 'multiplying by 3'],
        [formatPrintedNumber(edge ** 2), 'squaring'],
      ];
      return sumOf(`${edge}³`, cube, mistakes, `${edge} × ${edge} × ${edge} = ${cube}.`);
    }
    if (random.chance(0.35))
      return sumOf(
        `√${base ** 2}`,
        base,
        [[formatPrintedNumber(base * 2), '']],
        `${base} × ${base} = ${base ** 2}.`,
      );
    const mistakes: Misconception[] = [
      [formatPrintedNumber(base * 2), 'multiplying by 2'],
      [formatPrintedNumber((base + 1) ** 2), `squaring ${base + 1}`],
      [formatPrintedNumber((base - 1) ** 2), ''],
    ];
    return sumOf(`${base}²`, base ** 2, mistakes, `${base} × ${base} = ${base ** 2}.`);
  },
};
