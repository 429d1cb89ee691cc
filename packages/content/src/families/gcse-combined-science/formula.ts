import type { Random } from '../../random.ts';
import { formatPrintedNumber } from '../../text/numbers.ts';
import type { Difficulty, Draft, Family, Misconception } from '../family.ts';

/** One physical law between a product and its two factors: `V = I × R`. */
export interface Law {
  /** `Voltage is current × resistance`. */
  say: string;
  product: Quantity;
  first: Quantity;
  second: Quantity;
}

export interface Quantity {
  /** The name within a sentence: `the voltage`. */
  name: string;
  unit: string;
  values?: readonly number[];
}

/**
 * Questions about one of the three quantities, given the other two: the product at difficulty 1, a factor at 2, and a
 * larger or smaller unit at 3.
 */
export function lawFamily(
  name: string,
  law: Law,
  difficulties: readonly Difficulty[],
  stories: readonly string[],
  prefix: { unit: string; factor: number; of: 'first' | 'second' },
): Pick<Family, 'name' | 'levels' | 'write'> {
  const steps: Partial<Record<string, string>> = {
    1: `One step: multiply to find ${law.product.name}`,
    2: 'Two steps: rearrange the formula, then divide',
    3: `Two steps: change ${prefix.unit} into ${law[prefix.of].unit}, then multiply`,
  };
  return {
    name,
    levels: Object.fromEntries(difficulties.map((difficulty) => [difficulty, steps[difficulty] ?? ''])),
    write: (random, difficulty) => lawQuestion(random, difficulty, law, stories, prefix),
  };
}

function lawQuestion(
  random: Random,
  difficulty: number,
  law: Law,
  stories: readonly string[],
  prefix: { unit: string; factor: number; of: 'first' | 'second' },
): Draft {
  const first = random.pick(law.first.values ?? []);
  const second = random.pick(law.second.values ?? []);
  const product = Number((first * second).toPrecision(10));
  const amount = (quantity: 'product' | 'first' | 'second'): string => {
    const value = { product, first, second }[quantity];
    if (difficulty === 3 && quantity === prefix.of)
      return `${law[quantity].name} is ${formatPrintedNumber(Number((value / prefix.factor).toPrecision(10)))} ${prefix.unit}`;
    return `${law[quantity].name} is ${formatPrintedNumber(value)} ${law[quantity].unit}`;
  };
  const asked = difficulty === 1 || difficulty === 3 ? 'product' : random.pick(['first', 'second'] as const);
  const known = (['product', 'first', 'second'] as const).filter((each) => each !== asked);
  const values = { product, first, second };
  const answer = values[asked];
  const [one, other] = known.map((each) => values[each]) as [number, number];
  const typical: Misconception[] =
    asked === 'product'
      ? [
          ...plausible(first / second, product, 'dividing instead of multiplying'),
          ...(isSameSize(first, second) ? [[formatPrintedNumber(first + second), 'adding'] as const] : []),
        ]
      : [
          [formatPrintedNumber(Number((one * other).toPrecision(10))), 'multiplying instead of dividing'],
          ...plausible(other / one, answer, 'dividing the wrong way round'),
        ];
  const unscaled = Number((answer / prefix.factor).toPrecision(10));
  return {
    body: `${random.pick(stories)} ${known.map(amount).join(' and ')}. What is ${law[asked].name}, in ${law[asked].unit}?`.replace(
      /([.] )(t)/,
      (_, stop: string) => `${stop}T`,
    ),
    answer: formatPrintedNumber(answer),
    mistakes: [
      ...(difficulty === 3
        ? [
            [
              formatPrintedNumber(unscaled),
              `forgetting to change ${prefix.unit} into ${law[prefix.of].unit}`,
            ] as const,
          ]
        : []),
      ...typical,
      [formatPrintedNumber(answer * 2), ''],
      [formatPrintedNumber(answer / 2), ''],
      [formatPrintedNumber(answer * 10), 'a slip with the decimal point'],
    ],
    explanation: `${law.say}${asked === 'product' ? '' : `, so ${law[asked].name} is ${law.product.name} ÷ ${law[asked === 'first' ? 'second' : 'first'].name}`}: ${asked === 'product' ? `${formatPrintedNumber(first)} × ${formatPrintedNumber(second)}` : `${formatPrintedNumber(product)} ÷ ${formatPrintedNumber(asked === 'first' ? second : first)}`} = ${formatPrintedNumber(answer)}.`,
  };
}

/** A wrong result, unless it is so far from the answer that no pupil would choose it. */
function plausible(value: number, answer: number, cause: string): Misconception[] {
  return value > answer / 1e5 ? [[formatPrintedNumber(Number(value.toPrecision(3))), cause]] : [];
}

/** Adding 0.4 to 205,000 would give an answer away. */
const isSameSize = (one: number, other: number) => one < other * 100 && other < one * 100;
