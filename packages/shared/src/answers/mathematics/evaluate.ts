import type { BinaryOperator, Expression, FunctionName } from './expression-tree.ts';
import { toNumber } from './rational.ts';

/** A floating-point value with a bound of its error, so that two values that differ by more really differ. */
export interface Measured {
  value: number;
  error: number;
}

/** The relative error of one operation, with room for libraries whose sine is off by more than half a unit. */
const step = 4 * Number.EPSILON;

/** A value is of use only if its error is this small a part of it. */
const largestRelativeError = 1e-9;

const measured = (value: number, error: number): Measured | null =>
  Number.isFinite(value) && Number.isFinite(error) ? { value, error: error + Math.abs(value) * step } : null;

type Values = Readonly<Record<string, number>>;

/** The value at a point; null where it is not defined as a real number, or too uncertain. */
export function evaluate(expression: Expression, values: Values): Measured | null {
  switch (expression.kind) {
    case 'number': {
      const value = toNumber(expression.value);
      return Number.isSafeInteger(value) && expression.value.denominator === 1n
        ? { value, error: 0 }
        : measured(value, 0);
    }
    case 'constant':
      return measured(expression.name === 'π' ? Math.PI : Math.E, 0);
    case 'variable': {
      const value = Object.hasOwn(values, expression.name) ? values[expression.name] : undefined;
      return value === undefined ? null : { value, error: 0 };
    }
    case 'negative': {
      const inner = evaluate(expression.of, values);
      return inner && { value: -inner.value, error: inner.error };
    }
    case 'postfix': {
      const inner = evaluate(expression.of, values);
      return inner && postfix(expression.operator, inner);
    }
    case 'binary': {
      const left = evaluate(expression.left, values);
      const right = left && evaluate(expression.right, values);
      return left && right && (oddRoot(expression, left) ?? operators[expression.operator](left, right));
    }
    case 'call':
      return call(expression, values);
  }
}

function postfix(operator: '!' | '%' | '°', { value, error }: Measured): Measured | null {
  if (operator === '%') return measured(value / 100, error / 100);
  if (operator === '°') return measured((value * Math.PI) / 180, (error * Math.PI) / 180);
  const whole = Math.round(value);
  if (Math.abs(whole - value) > error || whole < 0 || whole > 170) return null;
  let product = 1;
  for (let factor = 2; factor <= whole; factor++) product *= factor;
  return measured(product, product * whole * step);
}

const sum = (a: Measured, b: Measured) => measured(a.value + b.value, a.error + b.error);

function quotient(a: Measured, b: Measured): Measured | null {
  if (Math.abs(b.value) <= 8 * b.error || b.value === 0) return null;
  const value = a.value / b.value;
  return measured(value, (a.error + Math.abs(value) * b.error) / (Math.abs(b.value) - b.error));
}

/** (-8)^(1/3) is -2: a fraction with an odd denominator is a root of a negative number too. */
function oddRoot(power: Expression & { kind: 'binary' }, base: Measured): Measured | null {
  const { operator, right } = power;
  if (operator !== '^' || base.value >= 0 || right.kind !== 'binary' || right.operator !== '/') return null;
  const { left: above, right: below } = right;
  if (above.kind !== 'number' || below.kind !== 'number') return null;
  if (above.value.denominator !== 1n || below.value.denominator !== 1n || below.value.numerator % 2n === 0n)
    return null;
  const positive = raised(
    { value: -base.value, error: base.error },
    { value: toNumber(above.value) / toNumber(below.value), error: 0 },
  );
  return (
    positive && { ...positive, value: above.value.numerator % 2n === 0n ? positive.value : -positive.value }
  );
}

function raised(base: Measured, exponent: Measured): Measured | null {
  if (base.value === 0 && exponent.value <= 0) return exponent.value === 0 ? { value: 1, error: 0 } : null;
  const isWhole = Number.isInteger(exponent.value) && exponent.error <= Math.abs(exponent.value) * 2 * step;
  if (base.value < 0 && !isWhole) return null;
  const value = base.value ** exponent.value;
  const fromBase = base.value === 0 ? 0 : Math.abs((exponent.value * value * base.error) / base.value);
  const fromExponent =
    isWhole || base.value <= 0 ? 0 : Math.abs(value * Math.log(base.value)) * exponent.error;
  return measured(value, fromBase + fromExponent);
}

const operators: Readonly<Record<BinaryOperator, (a: Measured, b: Measured) => Measured | null>> = {
  '+': sum,
  '-': (a, b) => sum(a, { value: -b.value, error: b.error }),
  // Both readings are compared apart.
  '±': () => null,
  '*': (a, b) =>
    measured(
      a.value * b.value,
      Math.abs(a.value) * b.error + Math.abs(b.value) * a.error + a.error * b.error,
    ),
  '/': quotient,
  '^': raised,
};

/** Each function with its slope, which says how much of the argument's error its value has. */
const functions: Readonly<
  Record<Exclude<FunctionName, 'log'>, [(x: number) => number, (x: number, value: number) => number]>
> = {
  sqrt: [Math.sqrt, (_, value) => 1 / (2 * value)],
  cbrt: [Math.cbrt, (_, value) => 1 / (3 * value * value)],
  abs: [Math.abs, () => 1],
  exp: [Math.exp, (_, value) => value],
  ln: [Math.log, (x) => 1 / x],
  sin: [Math.sin, () => 1],
  cos: [Math.cos, () => 1],
  tan: [Math.tan, (_, value) => 1 + value * value],
  sec: [(x) => 1 / Math.cos(x), (_, value) => value * value],
  cosec: [(x) => 1 / Math.sin(x), (_, value) => value * value],
  cot: [(x) => 1 / Math.tan(x), (_, value) => 1 + value * value],
  arcsin: [Math.asin, (x) => 1 / Math.sqrt(1 - x * x)],
  arccos: [Math.acos, (x) => 1 / Math.sqrt(1 - x * x)],
  arctan: [Math.atan, () => 1],
  sinh: [Math.sinh, (_, value) => 1 + Math.abs(value)],
  cosh: [Math.cosh, (_, value) => value],
  tanh: [Math.tanh, () => 1],
  arsinh: [Math.asinh, () => 1],
  arcosh: [Math.acosh, (x) => 1 / Math.sqrt(x * x - 1)],
  artanh: [Math.atanh, (x) => 1 / (1 - x * x)],
};

function call({ name, of, base }: Expression & { kind: 'call' }, values: Values): Measured | null {
  const argument = evaluate(of, values);
  if (!argument) return null;
  if (name === 'log') {
    const above = apply('ln', argument);
    const below = base ? evaluate(base, values) : { value: 10, error: 0 };
    const divisor = below && apply('ln', below);
    return above && divisor && quotient(above, divisor);
  }
  return apply(name, argument);
}

function apply(name: Exclude<FunctionName, 'log'>, { value: x, error }: Measured): Measured | null {
  const [compute, slope] = functions[name];
  const value = compute(x);
  const propagated = error === 0 ? 0 : error * Math.abs(slope(x, value));
  return measured(value, propagated);
}

export type Agreement = 'SAME' | 'DIFFERENT' | 'UNCLEAR';

/** Whether two values are the same as far as their errors let one see. */
export function agreement(a: Measured, b: Measured): Agreement {
  const scale = Math.max(Math.abs(a.value), Math.abs(b.value));
  const error = a.error + b.error;
  if (Math.abs(a.value - b.value) > 4 * error) return 'DIFFERENT';
  return error <= largestRelativeError * Math.max(scale, 1e-3) ? 'SAME' : 'UNCLEAR';
}
