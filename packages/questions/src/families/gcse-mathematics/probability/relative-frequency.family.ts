import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'relative-frequency',
  syllabus: 'Relative frequency as an estimate of a probability',
  levels: {
    1: 'one division: the number of successes by the number of trials',
    2: 'two steps: the relative frequency, then the number expected in more trials',
    3: 'three steps: two experiments put together, the best estimate, then the number expected',
  },
  write: (random, difficulty) => {
    const show = formatPrintedNumber;
    const [action, success] = random.pick([
      ['spins a spinner', 'red'],
      ['throws a bottle top', 'face up'],
      ['drops a drawing pin', 'point up'],
    ] as const);
    const trials = random.pick([40, 50, 80, 100]);
    const hits = Math.round((random.int(4, 16) * trials) / 20);
    const share = hits / trials;
    const start = `A pupil ${action} ${trials} times. It lands ${success} ${hits} times.`;
    if (difficulty === 1)
      return {
        body: `${start} What is the relative frequency of landing ${success}, as a decimal?`,
        answer: show(share),
        mistakes: [
          [show(Number((1 - share).toFixed(4))), 'finding the opposite result'],
          [show(Number((hits / (trials - hits)).toFixed(2))), 'comparing with the other results'],
          [show(Number((trials / hits).toFixed(2))), 'dividing the wrong way round'],
          ...nearbyNumbers(share, 0.1),
        ],
        explanation: `The relative frequency is successes ÷ trials: ${hits} ÷ ${trials} = ${show(share)}.`,
      };
    if (difficulty === 2) {
      const more = 20 * random.int(10, 30);
      return {
        body: `${start} How often is it expected to land ${success} in ${show(more)} trials?`,
        answer: show(more * share),
        mistakes: [
          [show(more * (1 - share)), 'counting the opposite result'],
          [show(more - trials + hits), 'adding the same number of misses'],
          [show(more / 2), 'taking both results to be equally likely'],
          ...nearbyNumbers(more * share, 10),
        ],
        explanation: `The relative frequency is ${hits} ÷ ${trials} = ${show(share)}, and ${show(share)} × ${show(more)} = ${show(more * share)}.`,
      };
    }
    const again = 200 - trials;
    const found = Math.round(again * share) + random.intExcept(-6, 6, [0]);
    const [sum, more] = [hits + found, 200 * random.int(2, 6)];
    const answer = (sum * more) / 200;
    return {
      body: `${start} A friend does the same ${again} times, and it lands ${success} ${found} times. Using all the results, how often is it expected to land ${success} in ${show(more)} trials?`,
      answer: show(answer),
      mistakes: [
        ...wholeResult(more * share, 'using the first results only'),
        ...wholeResult((more * found) / again, 'using the second results only'),
        [show(more - answer), 'counting the opposite result'],
        ...nearbyNumbers(answer, 10),
      ],
      explanation: `Together there are ${hits} + ${found} = ${sum} successes in 200 trials. ${sum} ÷ 200 × ${show(more)} = ${show(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text);
    const [trials = NaN, hits = NaN, third = NaN, fourth = NaN, fifth = NaN] = numbers;
    if (numbers.length === 2) return hits / trials;
    return numbers.length === 3 ? third / (trials / hits) : (fifth * (hits + fourth)) / (trials + third);
  }),
};
