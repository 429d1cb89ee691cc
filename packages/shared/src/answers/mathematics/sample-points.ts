import { contains, type Expression } from './expression-tree.ts';

/** The numbers that a variable stands for. Without bounds, every real number. */
export interface Domain {
  above?: number | undefined;
  below?: number | undefined;
  isWhole?: boolean | undefined;
}

export type Domains = Readonly<Record<string, Domain>>;

export interface SamplePoint {
  values: Record<string, number>;
  /** Whether both sides must be defined here: not at the negative numbers of an unrestricted variable. */
  mustBeDefined: boolean;
}

const pointCount = 12;
const positiveCount = 8;

/** Numbers that show (a^b)^c ≠ a^(bc) and √(x²) ≠ x: negative, even and half. */
const telling = [-2, 2, 0.5, -1.5, 3, -0.75, 1.25];

/** How far the positive numbers reach: variables are large and small beside each other. */
const ranges = [2.5, 1, 9];

/** Roots of primes: their multiples are spread evenly and have nothing in common. */
const strides = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29].map(Math.sqrt);

const fraction = (value: number) => value - Math.floor(value);

function valueAt(index: number, variable: number, scale: number, { above, below, isWhole }: Domain): number {
  const share = fraction((index + 1) * (strides[variable % strides.length] ?? Math.SQRT2) + variable / 7);
  if (isWhole) return wholeNumber(share, above, below);
  if (above !== undefined && below !== undefined) return above + (below - above) * (0.05 + 0.9 * share);
  if (above !== undefined) return above + scale * (0.1 + 3 * share);
  if (below !== undefined) return below - scale * (0.1 + 3 * share);
  if (index < positiveCount)
    return scale * (0.15 + (ranges[(index + variable) % ranges.length] ?? 1) * share);
  return scale * (telling[(index - positiveCount + variable) % telling.length] ?? -1);
}

function wholeNumber(share: number, above = 0, below = Number.POSITIVE_INFINITY): number {
  const first = Math.floor(above) + 1;
  return Math.min(first + Math.floor(share * 8), Math.ceil(below) - 1);
}

/** Twelve points more are tried, closer to 0 and farther from it, if too few of the first can be used. */
export const scales = [1, 0.1, 10, 100] as const;

/** The same twelve points each time: positive numbers first, then the rest of the domain. Without variables, one. */
export function samplePoints(
  variables: readonly string[],
  domains: Domains,
  expressions: readonly Expression[],
  scale = 1,
): SamplePoint[] {
  if (variables.length === 0) return [{ values: {}, mustBeDefined: true }];
  const areWhole = expressions.some((each) =>
    contains(each, (inside) => inside.kind === 'postfix' && inside.operator === '!'),
  );
  const domainOf = (name: string): Domain => {
    const domain = (Object.hasOwn(domains, name) ? domains[name] : undefined) ?? {};
    return areWhole ? { ...domain, isWhole: true } : domain;
  };
  const isRestricted = variables.every((name) =>
    Object.values(domainOf(name)).some((limit) => limit !== undefined),
  );
  return Array.from({ length: pointCount }, (_, index) => ({
    values: Object.fromEntries(
      variables.map((name, variable) => [name, valueAt(index, variable, scale, domainOf(name))]),
    ),
    mustBeDefined: isRestricted || index < positiveCount,
  }));
}
