import { fraction } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

const letters = ['A', 'B', 'D', 'E', 'G', 'H', 'R', 'T'] as const;

const dihybrids = [
  { plant: 'pea plants', one: 'tall', few: 'short', other: 'round', less: 'wrinkled' },
  { plant: 'pea plants', one: 'purple', few: 'white', other: 'smooth', less: 'constricted' },
  { plant: 'maize plants', one: 'purple', few: 'yellow', other: 'smooth', less: 'shrunken' },
  { plant: 'tomato plants', one: 'red', few: 'yellow', other: 'hairy', less: 'smooth' },
  { plant: 'fruit flies', one: 'grey', few: 'black', other: 'long-winged', less: 'short-winged' },
] as const;

function monohybrid(random: Random): Draft {
  const total = random.int(10, 60) * 8;
  const [dominant, recessive] = random.pick([
    ['tall', 'short'],
    ['purple', 'white'],
    ['round', 'wrinkled'],
    ['green-podded', 'yellow-podded'],
  ] as const);
  const isBackCross = random.chance(0.4);
  const share = isBackCross ? 2 : 4;
  return {
    body: isBackCross
      ? `A heterozygous ${dominant} pea plant is crossed with a ${recessive} one; ${dominant} is dominant. How many of ${total} offspring are expected to be ${recessive}?`
      : `Two heterozygous ${dominant} pea plants are crossed; ${dominant} is dominant to ${recessive}. How many of ${total} offspring are expected to be ${recessive}?`,
    answer: String(total / share),
    mistakes: [
      [String(total - total / share), `giving the number of ${dominant} plants`],
      [String(isBackCross ? total / 4 : total / 2), 'using the ratio of another cross'],
      [String(total / 8), ''],
      [String(total), ''],
    ],
    explanation: isBackCross
      ? `A cross of a heterozygote with the homozygous recessive gives 1 : 1, so half of ${total} = ${total / 2}.`
      : `The expected ratio is 3 : 1, so a quarter of ${total} = ${total / 4} are ${recessive}.`,
  };
}

function dihybrid(random: Random): Draft {
  const { plant, one, few, other, less } = random.pick(dihybrids);
  const parts = random.int(8, 60);
  const total = 16 * parts;
  const [count, wanted] = random.pick([
    [9, `${one} and ${other}`],
    [3, `${one} and ${less}`],
    [3, `${few} and ${other}`],
    [1, `${few} and ${less}`],
  ] as const);
  return {
    body: `In ${plant} ${one} is dominant to ${few} and ${other} to ${less}; the genes are not linked. Two double heterozygotes have ${total} offspring. How many are expected to be ${wanted}?`,
    answer: String(count * parts),
    mistakes: [
      ...[9, 3, 1, 4, 12]
        .filter((each) => each !== count)
        .map(
          (each) =>
            [
              String(each * parts),
              each < 4 || each === 9 ? 'taking another class of the ratio' : '',
            ] as const,
        ),
    ],
    explanation: `The expected ratio is 9 : 3 : 3 : 1, and ${total} ÷ 16 = ${parts}. ${wanted.replace(/^./, (first) => first.toUpperCase())} is the class of ${count === 9 ? 'both dominant features' : count === 3 ? 'one dominant and one recessive feature' : 'both recessive features'}: ${count} × ${parts} = ${count * parts}.`,
  };
}

type Genotype = readonly [string, string];
const show = (letter: string, kind: number) =>
  [`${letter}${letter}`, `${letter}${letter.toLowerCase()}`, letter.toLowerCase().repeat(2)][kind] ?? '';

/** The probability, in quarters, that parents of these kinds (0 AA, 1 Aa, 2 aa) have a child of the kind. */
function quarters(first: number, second: number, child: number): number {
  const recessive = [0, 1, 2];
  const [one = 0, other = 0] = [recessive[first], recessive[second]];
  if (child === 2) return one * other;
  if (child === 0) return (2 - one) * (2 - other);
  return 4 - one * other - (2 - one) * (2 - other);
}

function severalGenes(random: Random, count: number): Draft | null {
  const genes = random.sample(letters, count).sort();
  const kinds = genes.map((): [number, number] => [random.pick([0, 1, 1, 2]), random.pick([0, 1, 1, 2])]);
  const child = genes.map(() => random.pick([0, 1, 2]));
  const each = genes.map((_, index) =>
    quarters(kinds[index]?.[0] ?? 0, kinds[index]?.[1] ?? 0, child[index] ?? 0),
  );
  const over = 4 ** count;
  const top = each.reduce((product, value) => product * value, 1);
  if (top === 0 || top === over) return null;
  const written = (index: 0 | 1) =>
    genes.map((letter, gene) => show(letter, kinds[gene]?.[index] ?? 0)).join('');
  const parents: Genotype = [written(0), written(1)];
  const wanted = genes.map((letter, gene) => show(letter, child[gene] ?? 0)).join('');
  return {
    body: `The genes ${count === 2 ? genes.join(' and ') : `${genes.slice(0, 2).join(', ')} and ${genes[2] ?? ''}`} are not linked. What is the probability that ${parents[0]} × ${parents[1]} gives ${wanted}?`,
    answer: fraction(top, over),
    mistakes: [
      [fraction(2 * top, over), 'a factor of 2 too many'],
      [fraction(top, 2 * over), ''],
      [fraction(top, 4 * over), ''],
      [fraction(4 * top, over), ''],
      [
        fraction(
          each.reduce((all, value) => all + value, 0),
          4 * count,
        ),
        'taking the mean of the probabilities',
      ],
    ]
      .filter(([value]) => value !== '1' && !/^[2-9]/.test(value ?? ''))
      .map(([value = '', cause = '']) => [value, cause] as const),
    explanation: `Each gene is treated separately: ${genes.map((letter, gene) => `${show(letter, child[gene] ?? 0)} has ${fraction(each[gene] ?? 0, 4)}`).join(', ')}. The product is ${fraction(top, over)}.`,
  };
}

/** The share of the offspring with the two features that are asked for. */
function printedShare(text: string): number {
  const [, dominant = '', , other = ''] =
    /In \S+ \S+ (\S+) is dominant to (\S+) and (\S+) to/.exec(text) ?? [];
  const wanted = /expected to be (.*)\?/.exec(text)?.[1]?.split(' and ') ?? [];
  return [dominant, other].reduce((share, feature) => share * (wanted.includes(feature) ? 3 / 4 : 1 / 4), 1);
}

/** The probability of a child, counted among all pairs of the parents' genes. */
function printedProbability(text: string): number {
  const [, first = '', second = '', child = ''] = /that (\w+) × (\w+) gives (\w+)/.exec(text) ?? [];
  let probability = 1;
  for (let at = 0; at < child.length; at += 2) {
    const [mother, father] = [first.slice(at, at + 2), second.slice(at, at + 2)];
    const pairs = [...mother].flatMap((one) => [...father].map((other) => [one, other].sort().join('')));
    probability *= pairs.filter((pair) => pair === [...child.slice(at, at + 2)].sort().join('')).length / 4;
  }
  return probability;
}

export const family: Family = {
  name: 'crosses',
  syllabus: 'Monohybrid and dihybrid crosses',
  levels: {
    1: 'two steps: a ratio of 3 : 1 or 1 : 1, then one class of the offspring',
    2: 'three steps with two genes: the ratio 9 : 3 : 3 : 1, one sixteenth, then a class',
    3: 'three steps: the probabilities of two genes, then their product',
    5: 'four steps: the probabilities of three genes, then their product',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) return monohybrid(random);
    if (difficulty === 2) return dihybrid(random);
    let draft = severalGenes(random, difficulty === 3 ? 2 : 3);
    while (!draft || draft.mistakes.length < 4) draft = severalGenes(random, difficulty === 3 ? 2 : 3);
    return draft;
  },
  check: checkNumber((text) => {
    const total = Number(/ (\d+) offspring/.exec(text)?.[1]);
    if (text.includes('pea plant') && !text.includes('linked'))
      return text.startsWith('Two') ? total / 4 : total / 2;
    return text.includes('expected to be') ? total * printedShare(text) : printedProbability(text);
  }),
};
