import { evaluate } from '#checks/support/expression.ts';

export const isValue = (option: string, value: number) =>
  Math.abs(evaluate(option) - value) < 1e-9 * Math.max(1, value);
