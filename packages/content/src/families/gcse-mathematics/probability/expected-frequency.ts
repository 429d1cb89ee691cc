import { fraction, printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';
import { near } from '../../near.ts';

export const expected: Family = {
  name: 'expected-frequency',
  printed: { 1: 2, 2: 2 },
  write: (random, difficulty) => {
    const bottom = random.pick(difficulty === 1 ? [4, 5, 6] : [8, 12, 20]);
    const top = random.int(1, bottom - 1);
    const trials = bottom * random.int(10, 40);
    const answer = (trials * top) / bottom;
    return {
      body: random.pick([
        `The probability that a bus is late is ${fraction(top, bottom)}. How many of ${printed(trials)} buses would you expect to be late?`,
        `A biased coin shows heads with probability ${fraction(top, bottom)}. About how many heads are expected in ${printed(trials)} throws?`,
        `The probability that a seed grows is ${fraction(top, bottom)}. ${printed(trials)} seeds are sown. How many are expected to grow?`,
      ]),
      answer: printed(answer),
      mistakes: [
        [printed(trials - answer), 'counting the opposite'],
        [printed(trials / 2), 'taking both results to be equally likely'],
        [
          printed(trials / bottom === answer ? answer + 5 : trials / bottom),
          'leaving out the top of the fraction',
        ],
        [printed(answer + bottom), ''],
        ...near(answer, 10),
      ],
      explanation: `Multiply the probability by the number of tries: ${fraction(top, bottom)} × ${printed(trials)} = ${printed(answer)}.`,
    };
  },
};
