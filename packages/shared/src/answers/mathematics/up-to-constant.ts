import { neededPoints, type Equality } from './equality.ts';
import { evaluate, type Measured } from './evaluate.ts';
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
  const points = scales
    .flatMap((scale) => samplePoints(known, domains, [answer, key], scale))
    .map((point) => ({ ...point, key: evaluate(key, point.values) }));
  /** The differences at the points for a value of the constant. */
  const gapsFor = (value: number): (Gap | null)[] =>
    points.map((point) => {
      const found = evaluate(gap, { ...point.values, ...(constant !== undefined && { [constant]: value }) });
      return found && point.key && { ...found, scale: Math.max(1, Math.abs(point.key.value)) };
    });
  const gaps = (constant === undefined ? [0] : constants)
    .map(gapsFor)
    .filter((each) => each.some((found) => found !== null));
  const isOneSided = points.some(
    (point, index) => point.mustBeDefined && point.key && gaps.every((each) => !each[index]),
  );
  const spreads = gaps.map((each) => areAllSame(each.flatMap((found) => found ?? [])));
  if (spreads.includes('DIFFERENT')) return 'DIFFERENT';
  if (isOneSided || spreads.every((each) => each === 'UNDECIDED')) return 'UNDECIDED';
  if (constant === undefined) return 'NO_CONSTANT';
  const values = gaps.flatMap((each) => each.find((found) => found !== null)?.value ?? []);
  return values.some((each) => each > 0) && values.some((each) => each < 0) ? 'EQUAL' : 'DIFFERENT';
}

/** The answer less the key at a point, and the size of the key there. */
interface Gap extends Measured {
  scale: number;
}

function areAllSame([first, ...others]: readonly Gap[]): Equality {
  if (!first) return 'UNDECIDED';
  let agreeing = 1;
  for (const { value, error, scale } of others) {
    const uncertainty = error + first.error;
    if (Math.abs(value - first.value) > 4 * uncertainty) return 'DIFFERENT';
    if (uncertainty <= 1e-9 * Math.max(scale, first.scale)) agreeing++;
  }
  return agreeing >= neededPoints ? 'EQUAL' : 'UNDECIDED';
}
