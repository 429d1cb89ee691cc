import { evaluate } from '#checks/support/expression.ts';

export const holds = (equation: string, values: Readonly<Record<string, number>>) => {
  const [left = '', right = ''] = equation.split(' = ');
  return Math.abs(evaluate(left, values) - evaluate(right, values)) < 1e-9;
};
