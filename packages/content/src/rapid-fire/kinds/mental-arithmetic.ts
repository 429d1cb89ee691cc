import type { Draft, Mistake } from '../../families/family.ts';
import { near } from '../../families/near.ts';
import { printed } from '../../text/numbers.ts';
import type { Kind } from '../kind.ts';

const topicCode = 'FOUR_OPERATIONS';

/** A sum to be worked out in the head. */
function sumOf(sum: string, answer: number, mistakes: readonly Mistake[], explanation: string): Draft {
  return {
    body: `What is ${sum}?`,
    answer: printed(answer),
    mistakes: [...mistakes, ...near(answer, 1), ...near(answer, 10)],
    explanation,
  };
}

export const numberBonds: Kind = {
  topicCode,
  name: 'number-bonds',
  levels: [1, 3],
  seconds: 12,
  write: (random, level) => {
    const total = level === 1 ? random.pick([20, 50, 100]) : level === 2 ? 100 : 1000;
    const step = level === 3 ? 10 : 1;
    const known = step * random.int(2, total / step - 2);
    const answer = total - known;
    return {
      body: `Which number is missing? ${printed(known)} + □ = ${printed(total)}`,
      answer: printed(answer),
      mistakes: [
        [printed(answer + 10 * step), 'forgetting the ten that is carried'],
        ...near(answer, step),
        ...near(answer, 10 * step),
      ],
      explanation: `${printed(total)} − ${printed(known)} = ${printed(answer)}.`,
    };
  },
};

export const tables: Kind = {
  topicCode,
  name: 'tables',
  levels: [1, 4],
  seconds: 10,
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
        [printed(product + table), `adding one ${table} too many`],
        [printed(product - table), ''],
        [printed(product + other), ''],
      ],
      `${table} × ${other} = ${product}.`,
    );
  },
};

export const sums: Kind = {
  topicCode,
  name: 'sums',
  levels: [1, 5],
  seconds: 12,
  write: (random, level) => {
    const large = level <= 2 ? random.int(21, 89) : level === 3 ? random.int(52, 99) : random.int(123, 489);
    const small = level === 1 ? random.int(5, 9) : level === 5 ? random.int(101, 119) : random.int(13, 49);
    const adds = level % 2 === 0 || (level === 1 && random.chance(0.5));
    const answer = adds ? large + small : large - small;
    return sumOf(
      `${large} ${adds ? '+' : '−'} ${small}`,
      answer,
      [
        [printed(answer + 10), adds ? 'carrying one ten too many' : 'forgetting the ten that is exchanged'],
        [printed(answer - 10), adds ? 'forgetting the ten that is carried' : 'exchanging twice'],
      ],
      `${large} ${adds ? '+' : '−'} ${small} = ${answer}.`,
    );
  },
};

export const doublesAndHalves: Kind = {
  topicCode,
  name: 'doubles-and-halves',
  levels: [2, 5],
  seconds: 10,
  write: (random, level) => {
    const small = level <= 3 ? random.int(13, 49) : random.int(52, 198);
    const doubles = random.chance(0.5);
    const [asked, answer] = doubles ? [small, 2 * small] : [2 * small, small];
    return {
      body: doubles ? `What is double ${asked}?` : `What is half of ${asked}?`,
      answer: printed(answer),
      mistakes: [
        [printed(answer + 10), 'carrying one ten too many'],
        [printed(answer - 10), ''],
        ...near(answer, doubles ? 2 : 1),
      ],
      explanation: doubles ? `2 × ${asked} = ${answer}.` : `${asked} ÷ 2 = ${answer}.`,
    };
  },
};

export const tensAndHundreds: Kind = {
  topicCode,
  name: 'tens-and-hundreds',
  levels: [3, 6],
  seconds: 12,
  write: (random, level) => {
    const [one, other] = [random.int(2, 9), random.int(3, 12)];
    const [left, right] = [one * (level <= 4 ? 10 : 100), other * (level === 3 ? 1 : 10)];
    const product = left * right;
    const divides = random.chance(0.4);
    const [sum, answer] = divides
      ? [`${printed(product)} ÷ ${printed(left)}`, right]
      : [`${printed(left)} × ${printed(right)}`, product];
    return {
      body: `What is ${sum}?`,
      answer: printed(answer),
      mistakes: [
        [printed(answer * 10), 'one nought too many'],
        [printed(answer / 10), 'one nought too few'],
        [printed(answer * 100), ''],
        ...near(answer, divides ? 1 : left),
      ],
      explanation: `${one} × ${other} = ${one * other}; then count the noughts: ${sum} = ${printed(answer)}.`,
    };
  },
};

export const squaresAndCubes: Kind = {
  topicCode,
  name: 'squares-and-cubes',
  levels: [4, 8],
  seconds: 12,
  write: (random, level) => {
    const base = random.int(level === 4 ? 3 : 5, level === 4 ? 12 : level <= 6 ? 15 : 20);
    if (level >= 6 && random.chance(0.35)) {
      const edge = random.int(2, level === 6 ? 5 : 10);
      const cube = edge ** 3;
      const mistakes: Mistake[] = [
        [printed(edge * 3), 'multiplying by 3'],
        [printed(edge ** 2), 'squaring'],
      ];
      return sumOf(`${edge}³`, cube, mistakes, `${edge} × ${edge} × ${edge} = ${cube}.`);
    }
    if (random.chance(0.35))
      return sumOf(`√${base ** 2}`, base, [[printed(base * 2), '']], `${base} × ${base} = ${base ** 2}.`);
    const mistakes: Mistake[] = [
      [printed(base * 2), 'multiplying by 2'],
      [printed((base + 1) ** 2), `squaring ${base + 1}`],
      [printed((base - 1) ** 2), ''],
    ];
    return sumOf(`${base}²`, base ** 2, mistakes, `${base} × ${base} = ${base ** 2}.`);
  },
};
