import { itemAt } from '../../item-at.ts';
import { checkEachOption, checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    (itemAt(sorted, Math.floor((sorted.length - 1) / 2)) + itemAt(sorted, Math.floor(sorted.length / 2))) / 2
  );
};

/** Rows such as `10 < t ≤ 20: 7` as [from, to, frequency]. */
const classesIn = (text: string) =>
  [...text.matchAll(/(\d+) < t ≤ (\d+): (\d+)/g)].map(
    ([, from, to, often]) => [Number(from), Number(to), Number(often)] as const,
  );

export const statisticsChecks: ChecksByFamily = {
  averages: checkNumber((text) => {
    const values = numbersIn(text);
    if (text.includes('the median')) return median(values);
    return text.includes('the range')
      ? Math.max(...values) - Math.min(...values)
      : sum(values) / values.length;
  }),
  'frequency-table': checkNumber((text) => {
    const [, first = '', second = ''] = text.split('\n');
    const frequencies = numbersIn(second);
    return sum(numbersIn(first).map((value, index) => value * itemAt(frequencies, index))) / sum(frequencies);
  }),
  'grouped-mean': checkEachOption((option, text) => {
    const classes = classesIn(text);
    if (!text.includes('median'))
      return (
        Math.abs(
          itemAt(numbersIn(option), 0) -
            sum(classes.map(([from, to, often]) => ((from + to) / 2) * often)) /
              sum(classes.map(([, , often]) => often)),
        ) < 1e-9
      );
    const each = classes.flatMap(([from, to, often]) => Array.from({ length: often }, () => (from + to) / 2));
    const [from = NaN, to = NaN] = numbersIn(option.replace('< t ≤', ' '));
    return median(each) === (from + to) / 2;
  }),
  'box-plot': checkNumber((text) => {
    const [low = NaN, high = NaN, lower = NaN, upper = NaN, middle = NaN] = numbersIn(text);
    const kind = /interquartile range|upper quartile|lower quartile|median|range/.exec(text)?.[0] ?? '';
    return (
      {
        median: middle,
        range: high - low,
        'interquartile range': upper - lower,
        'upper quartile': upper,
        'lower quartile': lower,
      }[kind] ?? NaN
    );
  }),
  'combined-mean': checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN, fourth = NaN] = numbersIn(text);
    return text.includes('of the girls')
      ? (first * second - third * fourth) / (first - third)
      : (first * second + third * fourth) / (first + third);
  }),
};
