import { neededPoints, type Equality } from './equality.ts';
import { agreement, evaluate, type Measured } from './evaluate.ts';
import { variablesOf, type Expression } from './expression-tree.ts';
import { samplePoints, scales, type Domains } from './sample-points.ts';

/** What is to be said of an integral. */
export type IntegralComparison = Equality | 'NO_CONSTANT';

/** Values of the constant that show whether it reaches every number: c, 3c and ln c do, c² does not. */
const constants = [0.001, 0.7, 1000, -1000];

/**
 * Whether an integral is the key with a constant added: x³/3 + c, and also (x³ + c)/3. The constant is the one letter
 * that the key does not have.
 */
export function compareUpToConstant(
  answer: Expression,
  key: Expression,
  domains: Domains,
): IntegralComparison {
  const known = variablesOf(key);
  const [constant, another] = variablesOf(answer).filter((name) => !known.includes(name));
  if (another !== undefined) return 'DIFFERENT';
  const gap: Expression = { kind: 'binary', operator: '-', left: answer, right: key };
  const points = scales.flatMap((scale) => samplePoints(known, domains, [answer, key], scale));
  const gaps = constants
    .map((value) =>
      points.map(({ values }) =>
        evaluate(gap, { ...values, ...(constant !== undefined && { [constant]: value }) }),
      ),
    )
    .filter((each) => each.some((found) => found !== null));
  const isOneSided = points.some(
    ({ values, mustBeDefined }, index) =>
      mustBeDefined && evaluate(key, values) !== null && gaps.every((each) => each[index] === null),
  );
  const spreads = gaps.map((each) => areAllSame(each.flatMap((found) => found ?? [])));
  if (spreads.length === 0) return 'UNDECIDED';
  if (spreads.includes('DIFFERENT')) return 'DIFFERENT';
  if (isOneSided || spreads.every((each) => each === 'UNDECIDED')) return 'UNDECIDED';
  if (constant === undefined) return 'NO_CONSTANT';
  const values = gaps.flatMap((each) => each.find((found) => found !== null)?.value ?? []);
  return values.some((each) => each > 0) && values.some((each) => each < 0) ? 'EQUAL' : 'DIFFERENT';
}

function areAllSame([first, ...others]: readonly Measured[]): Equality {
  if (!first) return 'UNDECIDED';
  const found = others.map((each) => agreement(padded(each), padded(first)));
  if (found.includes('DIFFERENT')) return 'DIFFERENT';
  return 1 + found.filter((each) => each === 'SAME').length >= neededPoints ? 'EQUAL' : 'UNDECIDED';
}

/** A difference of 0 is known as well as the numbers that it is the difference of. */
const padded = ({ value, error }: Measured): Measured => ({ value: value + 1, error });
