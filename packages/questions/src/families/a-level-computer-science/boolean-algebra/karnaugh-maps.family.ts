import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import type { Difficulty, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { onesOf } from './boolean-algebra-checks.ts';

/** A product: the value that each of some variables has. */
type Product = ReadonlyMap<string, boolean>;

const shown = (products: readonly Product[]) =>
  products
    .map((product) =>
      [...product]
        .sort(([left], [right]) => left.localeCompare(right))
        .map(([name, value]) => (value ? name : `¬${name}`))
        .join(' · '),
    )
    .join(' + ');

const cells = (names: string, products: readonly Product[]) =>
  Array.from({ length: 2 ** names.length }, (_, row) => row.toString(2).padStart(names.length, '0')).filter(
    (row) =>
      products.some((product) =>
        [...product].every(([name, value]) => (row[names.indexOf(name)] === '1') === value),
      ),
  );

const product = (random: Random, names: readonly string[]): Product =>
  new Map([...names].sort().map((name) => [name, random.chance(0.5)]));

/** Turns one literal round. */
function flipped(random: Random, products: readonly Product[]): Product[] {
  const index = random.int(0, products.length - 1);
  const name = random.pick([...itemAt(products, index).keys()]);
  return products.map((each, place) =>
    place === index ? new Map([...each].map(([key, value]) => [key, key === name ? !value : value])) : each,
  );
}

/** One product is part of the other. */
function hasSpare(names: string, [first, second]: readonly Product[]): boolean {
  if (!first || !second) return false;
  const both = cells(names, [first, second]).length;
  return cells(names, [first]).length === both || cells(names, [second]).length === both;
}

/** The groups of a map, as products of these variables. */
function productsOf(
  random: Random,
  difficulty: Difficulty,
  [one = '', two = '', three = '', four = '']: readonly string[],
): Product[] {
  if (difficulty === 2) return [product(random, random.chance(0.3) ? [one] : [one, two])];
  if (difficulty === 3) return [product(random, [one, two]), product(random, [three])];
  return [
    product(random, [one, two]),
    product(random, random.chance(0.5) ? [three, four] : [three, one, four]),
  ];
}

/** Whether no group could be larger: a variable of both products has another value in each. */
const areLargest = ([first, second]: readonly Product[]): boolean =>
  !first || !second || [...first].every(([name, value]) => second.get(name) !== value);

/** `A is 1 and B is 0` */
const literals = (product: Product) =>
  [...product].map(([name, value]) => `${name} is ${value ? 1 : 0}`).join(' and ');

export const family: Family = {
  name: 'karnaugh-maps',
  syllabus: 'Simplification of Boolean expressions with Karnaugh maps',
  levels: {
    2: 'One group in a map of three variables',
    3: 'Two groups in a map of three variables',
    5: 'Two groups in a map of four variables',
  },
  write: (random, difficulty) => {
    const names = difficulty === 5 ? 'ABCD' : 'ABC';
    const letters = random.shuffle(names.split(/(?=.)/));
    const products = productsOf(random, difficulty, letters);
    if (!areLargest(products)) return noDraft;
    const [one = '', two = '', three = ''] = letters;
    const ones = cells(names, products);
    const key = ones.join();
    const wrong = [
      flipped(random, products),
      flipped(random, products),
      flipped(random, flipped(random, products)),
      [product(random, [one, three]), ...products.slice(1)],
      [product(random, [two, three]), ...products.slice(1)],
      [product(random, [two]), ...products.slice(1)],
      [product(random, [three])],
      [product(random, [one, two, three])],
    ].filter((each) => cells(names, each).join() !== key && !hasSpare(names, each));
    const answer = shown(products);
    return {
      body: `In a Karnaugh map of ${names
        .split(/(?=.)/)
        .join(', ')
        .replace(
          /, (.)$/,
          ' and $1',
        )}, these cells, given as the bits of ${names}, hold 1: ${ones.join(', ')}. All the others hold 0. What is the simplest expression?`,
      answer,
      mistakes: wrong.map((each) => [shown(each), '']),
      explanation:
        products.length === 1
          ? `The cells make one group of ${ones.length}. In all of them ${literals(itemAt(products, 0))}, and the other variables change, so they are left out: ${answer}.`
          : `The cells are covered by two groups. In the first, ${literals(itemAt(products, 0))}; in the second, ${literals(itemAt(products, 1))}. Together: ${answer}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [, names = '', list = ''] = /bits of (\w+), hold 1: ([01, ]+)\./.exec(text) ?? [];
    return onesOf(option, names).join(', ') === list;
  }),
};
