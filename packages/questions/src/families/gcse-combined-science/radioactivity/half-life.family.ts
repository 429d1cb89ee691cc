import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { printed, results } from '../calculation.ts';

const units = ['minutes', 'hours', 'days', 'years'] as const;

export const family: Family = {
  name: 'half-life',
  syllabus: 'Half-life',
  levels: {
    1: 'The activity after one half-life',
    2: 'The activity after two to four half-lives',
    3: 'The half-life from two activities',
  },
  write: (random, difficulty) => {
    const count = difficulty === 1 ? 1 : random.int(2, 4);
    const halfLife = random.pick([2, 3, 5, 6, 8, 12, 14, 15, 25, 30]);
    const unit = random.pick(units);
    const last = random.pick([15, 20, 25, 30, 40, 45, 50, 60, 75, 90]);
    const first = last * 2 ** count;
    const time = halfLife * count;
    const halved = Array.from({ length: count + 1 }, (_, step) => printed(first / 2 ** step)).join(' → ');
    if (difficulty === 3)
      return {
        body: `The activity of a source falls from ${printed(first)} Bq to ${last} Bq in ${time} ${unit}. What is its half-life, in ${unit}?`,
        ...results(halfLife, [
          [time / 2, 'halving the time'],
          [time / (count + 1), 'counting the activities and not the half-lives'],
          [(time * last) / first, 'dividing the time by the ratio of the activities'],
          [time, 'giving the whole time'],
        ]),
        explanation: `${halved} is ${count} half-lives in ${time} ${unit}, so each is ${time} ÷ ${count} = ${halfLife} ${unit}.`,
      };
    return {
      body: `A source has an activity of ${printed(first)} Bq and a half-life of ${halfLife} ${unit}. What is its activity after ${time} ${unit}, in Bq?`,
      ...results(last, [
        count === 1
          ? [first / 4, 'halving twice']
          : [first / (2 * count), 'dividing by twice the number of half-lives'],
        [first / halfLife, 'dividing by the half-life'],
        [last / 2, 'halving once too often'],
        [first * 0.75, 'taking away a quarter'],
      ]),
      explanation: `${time} ${unit} is ${count === 1 ? 'one half-life' : `${count} half-lives`}: ${halved}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    return text.startsWith('The activity')
      ? third / Math.log2(first / second)
      : first * 0.5 ** (third / second);
  }, 1e-6),
};
