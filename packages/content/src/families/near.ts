import { printed } from '../text/numbers.ts';
import type { Mistake } from './family.ts';

/** Neighbours of the answer, for a slip that has no name; they fill up after the named mistakes. */
export function near(answer: number, step: number, format: (value: number) => string = printed): Mistake[] {
  const values = [answer + step, answer - step, answer + 2 * step, answer - 2 * step, answer + 3 * step];
  return values.filter((value) => value > 0 || answer <= 0).map((value) => [format(value), '']);
}
