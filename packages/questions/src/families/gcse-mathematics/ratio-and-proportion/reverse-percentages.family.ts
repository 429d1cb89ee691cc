import { formatPrintedNumber, money } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'reverse-percentages',
  syllabus: 'Find the original amount after a percentage change',
  levels: {
    2: 'two steps: a decrease by a simple percentage',
    3: 'two steps: an increase or a decrease, so the multiplier may be above 1',
    4: 'three steps: two multipliers first, then one division',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const original = random.int(8, 60) * (difficulty === 4 ? 500 : 250);
    const percent = random.pick(difficulty === 2 ? [10, 20, 25, 50] : [5, 12, 15, 30, 35, 40]);
    const down = difficulty === 2 || random.chance(0.5);
    const change = down ? -percent : percent;
    const factor = 1 + change / 100;
    const drawn = random.pick([10, 20, 25]);
    const second = difficulty === 4 ? drawn : 0;
    const both = factor * (1 - second / 100);
    const after = Math.round(original * factor * (1 - second / 100) * 100) / 100;
    if (!Number.isInteger(after)) return noDraft;
    const thing = random.pick(['bicycle', 'coat', 'tablet', 'tent', 'guitar']);
    return {
      body: `The price of a ${thing} ${down ? 'falls' : 'rises'} by ${percent}%${second > 0 ? ` and then falls by ${second}% of the new price` : ''}. It is now ${money(after)}. What was the price at first?`,
      answer: money(original),
      mistakes: [
        [
          money(Math.round(after * (1 - change / 100) * (1 + second / 100))),
          'taking the percentage of the new price',
        ],
        [money(Math.round(after * factor)), 'making the change a second time'],
        second > 0
          ? [money(Math.round(after / (1 + (change - second) / 100))), 'adding the two percentages']
          : [money(Math.round(after / (percent / 100))), 'dividing by the percentage itself'],
        ...nearbyNumbers(original, 500, money),
      ],
      explanation: `${money(after)} is ${formatPrintedNumber(100 * both)}% of the price at first: ${money(after)} ÷ ${formatPrintedNumber(both)} = ${money(original)}.`,
    };
  },
  // The price at first is put through the changes.
  check: checkEachOption((option, text) => {
    const pounds = (each: string) => Number(/£([\d,]+(?:\.\d\d)?)/.exec(each)?.[1]?.replaceAll(',', ''));
    const changes = [...text.matchAll(/(falls|rises) by (\d+)%/g)];
    const now = changes.reduce(
      (price, [, way, percent]) => price + ((way === 'falls' ? -1 : 1) * price * Number(percent)) / 100,
      pounds(option),
    );
    return Math.abs(now - pounds(text)) < 0.004;
  }),
};
