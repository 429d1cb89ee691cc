import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { randomFirstName } from '#text/first-names.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { sum as total } from '#checks/support/arithmetic.ts';
import { wholeResult } from '../../whole-result.ts';

const averageOf: Readonly<Record<string, (sorted: readonly number[]) => number>> = {
  range: (sorted) => itemAt(sorted, -1) - itemAt(sorted, 0),
  median: (sorted) => itemAt(sorted, (sorted.length - 1) / 2),
  mean: (sorted) => total(sorted) / sorted.length,
  mode: (sorted) =>
    itemAt(
      [...sorted].sort(
        (a, b) => sorted.filter((each) => each === b).length - sorted.filter((each) => each === a).length,
      ),
      0,
    ),
};

export const family: Family = {
  name: 'averages',
  syllabus: 'Find the mean, median, mode and range',
  levels: {
    1: 'one step: the range or the mode',
    2: 'two steps: the mean, or the median of unsorted numbers',
    3: 'three steps backwards: from the mean to a missing score',
  },
  write: (random, difficulty) => {
    const kind =
      difficulty === 1
        ? random.pick(['range', 'mode'] as const)
        : difficulty === 2
          ? random.pick(['mean', 'median'] as const)
          : 'missing';
    const base = random.int(4, 20);
    const name = randomFirstName(random);
    const show = (value: number) => formatPrintedNumber(value);
    let values = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5).map((each) => each + base);
    if (kind === 'mode') values = random.shuffle([...values, itemAt(values, 2), itemAt(values, 2)]);
    const total = values.reduce((sum, each) => sum + each, 0);
    if (kind === 'mean' || kind === 'missing') values[0] = itemAt(values, 0) + ((5 - (total % 5)) % 5);
    const sum = values.reduce((all, each) => all + each, 0);
    const sorted = [...values].sort((a, b) => a - b);
    const [low, high, middle, mean] = [
      itemAt(sorted, 0),
      itemAt(sorted, -1),
      itemAt(sorted, Math.floor(sorted.length / 2)),
      sum / values.length,
    ];
    const repeated = values.find((each, index) => values.indexOf(each) !== index) ?? low;
    const list = values.join(', ');
    const last = itemAt(values, -1);
    if (kind === 'missing') {
      return {
        body: `${name} plays five games and scores a mean of ${mean} points. The first four scores are ${values.slice(0, 4).join(', ')}. What is the fifth score?`,
        answer: show(last),
        mistakes: [
          [show(mean), 'repeating the mean'],
          [show(sum - last), 'giving the total of four games'],
          ...wholeResult((sum - last) / 4, 'taking the mean of four games'),
          [show(Math.abs(mean * 4 - (sum - last))), 'multiplying the mean by four'],
          ...nearbyNumbers(last, 2),
          ...nearbyNumbers(last, 3),
        ],
        explanation: `The five scores add up to 5 × ${mean} = ${sum}. The four given add up to ${sum - last}, so the fifth is ${sum} − ${sum - last} = ${last}.`,
      };
    }
    const answer = { range: high - low, mode: repeated, mean, median: middle }[kind];
    return {
      body: random.pick([
        `These are the ages of the members of a chess club: ${list}. What is the ${kind} of the ages?`,
        `${name} writes down how many birds visit the garden on several days: ${list}. What is the ${kind}?`,
        `What is the ${kind} of these numbers? ${list}`,
      ]),
      answer: show(answer),
      mistakes: [
        [show(middle), 'finding the median'],
        [show(high), 'taking the largest'],
        [
          show(itemAt(values, Math.floor(values.length / 2))),
          'taking the middle of the list as it is written',
        ],
        [show(high - low), 'finding the range'],
        [show(low), 'taking the smallest'],
        ...wholeResult(mean, 'finding the mean'),
        ...nearbyNumbers(answer, 1),
        ...nearbyNumbers(answer, 2),
      ],
      explanation: {
        range: `The range is the largest minus the smallest: ${high} − ${low} = ${high - low}.`,
        mode: `The mode is the number that occurs most often: ${repeated}.`,
        mean: `The total is ${sum}, and ${sum} ÷ ${values.length} = ${mean}.`,
        median: `In order: ${sorted.join(', ')}. The middle number is ${middle}.`,
      }[kind],
    };
  },
  check: checkNumber((text) => {
    const values = numbersIn(text);
    if (text.includes('fifth score')) return 5 * itemAt(values, 0) - total(values.slice(1));
    const kind = /range|median|mean|mode/.exec(text)?.[0] ?? '';
    return averageOf[kind]?.([...values].sort((a, b) => a - b)) ?? NaN;
  }),
};
