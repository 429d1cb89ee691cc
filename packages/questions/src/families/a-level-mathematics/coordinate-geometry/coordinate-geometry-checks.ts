import { evaluate } from '#checks/support/expression.ts';

export const close = (one: number, other: number) => Math.abs(one - other) < 1e-9;

/** The left side of an equation minus its right side, at a point. */
export const excess = (equation: string, [x, y]: readonly [number, number]) => {
  const [left = '', right = ''] = equation.split(' = ');
  return evaluate(left, { x, y }) - evaluate(right, { x, y });
};
