import { lawCheck } from '../checks/law-check.ts';
import type { Tier } from '../content-types.ts';
import type { Random } from '../random.ts';
import { formatPrintedNumber, shortResult } from '../text/numbers.ts';
import type { Draft, Family, Misconception } from './family.ts';

export interface Quantity {
  /** The name within a sentence: `the voltage`. */
  name: string;
  unit: string;
}

export interface Factor extends Quantity {
  values: readonly number[];
  /** Another unit of the quantity, and how large it is in the first one. */
  otherUnit?: { name: string; size: number };
}

export const lawDifficulties = [1, 2, 3] as const;
export type LawDifficulty = (typeof lawDifficulties)[number];

/** A physical law, a product and its two factors (`V = I × R`), with what questions about it need. */
export interface Law {
  name: string;
  difficulties: readonly LawDifficulty[];
  tier?: Tier;
  syllabus: string;
  /** `Voltage is current × resistance`. */
  sentence: string;
  product: Quantity;
  first: Factor;
  second: Factor;
  situations: readonly string[];
}

/**
 * Questions about one of the three quantities, given the other two: the product at difficulty 1, a factor at 2, and the
 * product again at 3, with one factor in its other unit.
 */
export function lawFamily(law: Law): Family {
  const factor = law.first.otherUnit ? law.first : law.second;
  const steps: Record<LawDifficulty, string> = {
    1: `One step: multiply to find ${law.product.name}`,
    2: 'Two steps: rearrange the formula, then divide',
    3: `Two steps: change ${factor.otherUnit?.name} into ${factor.unit}, then multiply`,
  };
  return {
    name: law.name,
    syllabus: law.syllabus,
    levels: Object.fromEntries(law.difficulties.map((difficulty) => [difficulty, steps[difficulty]])),
    ...(law.tier ? { tier: law.tier } : {}),
    write: (random, difficulty) => lawQuestion(random, difficulty, law),
    check: lawCheck,
  };
}

type Part = 'product' | 'first' | 'second';

function lawQuestion(random: Random, difficulty: number, law: Law): Draft {
  const [first, second] = [random.pick(law.first.values), random.pick(law.second.values)];
  const values = { product: exact(first * second), first, second };
  const asked = difficulty === 2 ? random.pick(['first', 'second'] as const) : 'product';
  const converted =
    difficulty === 3 ? (['first', 'second'] as const).find((part) => law[part].otherUnit) : undefined;
  const amount = (part: Part) => {
    const { name, unit } = law[part];
    const other = part === converted ? law[part].otherUnit : undefined;
    return other
      ? `${name} is ${show(values[part] / other.size)} ${other.name}`
      : `${name} is ${show(values[part])} ${unit}`;
  };
  const [given, alsoGiven] =
    asked === 'product' ? (['first', 'second'] as const) : (['product', otherFactor(asked)] as const);
  const answer = values[asked];
  const situation = random.pick(law.situations);
  return {
    body: `${situation} ${capitalised(amount(given))} and ${amount(alsoGiven)}. What is ${law[asked].name}, in ${law[asked].unit}?`,
    answer: show(answer),
    mistakes: [
      ...(converted ? unconverted(law[converted], answer) : []),
      ...(asked === 'product'
        ? productMistakes(first, second)
        : factorMistakes(values.product, values[otherFactor(asked)])),
      [show(answer * 2), ''],
      [show(answer / 2), ''],
      [show(answer * 10), 'a slip with the decimal point'],
    ],
    explanation:
      asked === 'product'
        ? `${law.sentence}: ${show(first)} × ${show(second)} = ${show(answer)}.`
        : `${law.sentence}, so ${law[asked].name} is ${law.product.name} ÷ ${law[otherFactor(asked)].name}: ${show(values.product)} ÷ ${show(values[otherFactor(asked)])} = ${show(answer)}.`,
  };
}

const otherFactor = (factor: 'first' | 'second') => (factor === 'first' ? 'second' : 'first');

/** Without the errors of floating-point arithmetic. */
const exact = (value: number) => Number(value.toPrecision(10));
const show = (value: number) => formatPrintedNumber(exact(value));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const unconverted = ({ unit, otherUnit }: Factor, answer: number): Misconception[] =>
  otherUnit ? [[show(answer / otherUnit.size), `forgetting to change ${otherUnit.name} into ${unit}`]] : [];

const productMistakes = (first: number, second: number): Misconception[] => [
  ...plausible(first / second, first * second, 'dividing instead of multiplying'),
  ...(isSameSize(first, second) ? [[show(first + second), 'adding'] as const] : []),
];

const factorMistakes = (product: number, factor: number): Misconception[] => [
  [show(product * factor), 'multiplying instead of dividing'],
  ...plausible(factor / product, product / factor, 'dividing the wrong way round'),
];

/** A wrong result, unless it is so far from the answer that no pupil would choose it. */
function plausible(value: number, answer: number, cause: string): Misconception[] {
  return value > answer / 1e5 ? [[shortResult(value), cause]] : [];
}

/** Adding 0.4 to 205,000 would give an answer away. */
const isSameSize = (one: number, other: number) => one < other * 100 && other < one * 100;
