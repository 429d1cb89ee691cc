import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const three = (value: number) => Number(value.toPrecision(3));

/** The probabilities of 0, 1, 2… successes, calculated one trial at a time. */
function successes(trials: number, chance: number): number[] {
  let row = [1];
  for (let trial = 0; trial < trials; trial++)
    row = [...row, 0].map((each, index) => each * (1 - chance) + (row[index - 1] ?? 0) * chance);
  return row;
}

export const distributionsChecks: ChecksByFamily = {
  discrete: checkNumber((text) => {
    const [, first = '', second = ''] = /values (.*) with probabilities (.*)\. What/.exec(text) ?? [];
    const [values, chances] = [numbersIn(first), numbersIn(second)];
    if (text.includes('What is k')) return 1 - chances.reduce((sum, each) => sum + each, 0);
    const moment = (power: number) =>
      values.reduce((sum, value, index) => sum + value ** power * itemAt(chances, index), 0);
    return Number((text.includes('E(X)') ? moment(1) : moment(2) - moment(1) ** 2).toFixed(4));
  }),
  binomial: checkNumber((text) => {
    const [n = NaN, p = NaN] = numbersIn(text);
    const row = successes(n, p);
    const mean = row.reduce((sum, each, index) => sum + each * index, 0);
    if (text.includes('mean')) return mean;
    if (text.includes('variance'))
      return Number(
        (row.reduce((sum, each, index) => sum + each * index * index, 0) - mean * mean).toFixed(4),
      );
    const exactly = /X = (\d+)/.exec(text)?.[1];
    return three(
      exactly === undefined
        ? row.slice(text.includes('≥ 1') ? 1 : 2).reduce((sum, each) => sum + each, 0)
        : itemAt(row, Number(exactly)),
    );
  }),
  normal: checkNumber((text) => {
    const [mean = NaN, deviation = NaN] = numbersIn(text.replace('²', ''));
    const z = Number(/Z > ([\d.]+)/.exec(text)?.[1]);
    if (text.includes('standardised')) return (Number(/x = ([\d.]+)/.exec(text)?.[1]) - mean) / deviation;
    if (text.includes('For which a')) return three(mean + z * deviation);
    if (text.includes('sample'))
      return three(Math.sqrt(deviation ** 2 / Number(/sample of (\d+)/.exec(text)?.[1])));
    return three((deviation - mean) / z);
  }),
};
