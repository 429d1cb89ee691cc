import { evaluate } from '../mathematics/evaluate.ts';
import { variablesOf, type Expression } from '../mathematics/expression-tree.ts';

/** Whether a decimal is the key rounded: 1.047 for π/3. At least two figures, and fewer than a computer has. */
export function isRoundedFrom(answer: Expression, key: Expression): boolean {
  const isNegative = answer.kind === 'negative';
  const number = isNegative ? answer.of : answer;
  if (number.kind !== 'number' || variablesOf(key).length > 0) return false;
  const places = /^\d*\.(\d{1,15})$/u.exec(number.text)?.[1]?.length;
  const value = evaluate(key, {});
  if (places === undefined || !value || number.text.replace(/^[0.]+|\./gu, '').length < 2) return false;
  const distance = Math.abs(Number(number.text) * (isNegative ? -1 : 1) - value.value);
  return distance > 0 && distance <= 0.5 * 10 ** -places * (1 + 1e-9);
}
