import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { greatestCommonDivisor } from '#text/numbers.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'changing-ratios',
  syllabus: 'Ratios that change when something is added',
  levels: {
    3: 'three steps: the numbers from a ratio, then the new ratio is 1 : 1',
    4: 'four steps: both ratios are scaled to the group that stays the same, and the total at the end is asked',
    5: 'five steps: both groups change',
  },
  write: (random, difficulty) => {
    const [one, other, more] = random.pick([
      ['red beads', 'blue beads', 'put into the box'],
      ['sheep', 'goats', 'brought to the farm'],
      ['tulips', 'daffodils', 'planted in the bed'],
      ['novels', 'comics', 'bought for the library'],
    ] as const);
    const [a, b] = [random.int(1, 5), random.int(2, 7)];
    const unit = random.int(3, 12);
    const [first, second] = [a * unit, b * unit];
    if (greatestCommonDivisor(a, b) > 1 || a >= b) return noDraft;
    const some = Array.from({ length: 19 }, (_, index) => index + 2);
    const changes = (difficulty === 3 ? [second - first] : some)
      .flatMap((added) =>
        (difficulty === 5 ? some : [0]).map((addedToOther) => [added, addedToOther] as const),
      )
      .filter(([added, addedToOther]) => {
        const divisor = greatestCommonDivisor(first + added, second + addedToOther);
        const [left, right] = [(first + added) / divisor, (second + addedToOther) / divisor];
        const isScaled = difficulty !== 4 || (right !== b && left !== right);
        return left <= 9 && right <= 9 && left * b !== right * a && isScaled;
      });
    if (changes.length === 0) return noDraft;
    const [addedFirst, addedSecond] = random.pick(changes);
    const [newFirst, newSecond] = [first + addedFirst, second + addedSecond];
    const divisor = greatestCommonDivisor(newFirst, newSecond);
    const [c, d] = [newFirst / divisor, newSecond / divisor];
    const show = formatPrintedNumber;
    if (difficulty === 4) {
      const kept = (b * d) / greatestCommonDivisor(b, d);
      const [before, after, part] = [(a * kept) / b, (c * kept) / d, second / kept];
      const total = newFirst + second;
      return {
        body: `The ratio of ${one} to ${other} is ${a} : ${b}. Then ${addedFirst} more ${one} are ${more}, and the ratio is ${c} : ${d}. How many ${one} and ${other} are there altogether now?`,
        answer: show(total),
        mistakes: [
          [show(first + second), `giving the total before more ${one} were ${more}`],
          [show(newFirst), `giving the number of ${one} at the end`],
          [show(second), `giving the number of ${other}`],
          [show(addedFirst * (c + d)), `taking the ${addedFirst} ${one} as one part`],
          ...nearbyNumbers(total, c + d),
        ],
        explanation: `The number of ${other} stays the same, so write both ratios with ${kept} parts of ${other}: ${before} : ${kept} and ${after} : ${kept}. The ${addedFirst} more ${one} are ${after - before} ${after - before === 1 ? 'part' : 'parts'}, so one part is ${part}. Now there are ${after} + ${kept} = ${after + kept} parts, and ${after + kept} × ${part} = ${show(total)}.`,
      };
    }
    return {
      body: `The ratio of ${one} to ${other} is ${a} : ${b}. Then ${addedFirst} more ${one}${addedSecond > 0 ? ` and ${addedSecond} more ${other}` : ''} are ${more}, and the ratio is ${c} : ${d}. How many ${one} were there at first?`,
      answer: show(first),
      mistakes: [
        [show(newFirst), `giving the number of ${one} at the end`],
        [show(second), `giving the number of ${other} at first`],
        [show(unit), 'giving the size of one part'],
        [show(a * addedFirst), 'multiplying the ratio by the number that was added'],
        ...nearbyNumbers(first, a === 1 ? 2 : a),
      ],
      explanation: `Try equal parts: with ${unit} in each part there are ${first} ${one} and ${second} ${other}. After the change there are ${newFirst} and ${newSecond}, which is ${c} : ${d}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [a = NaN, b = NaN, ...rest] = numbersIn(text.replaceAll(' : ', ' and '));
    const [c = NaN, d = NaN] = rest.slice(-2);
    const [added = NaN, addedToOther = 0] = rest.slice(0, -2);
    const value = numbersIn(option)[0] ?? NaN;
    const first = text.includes('altogether') ? (value * c) / (c + d) - added : value;
    return Math.abs((first + added) * d - ((first * b) / a + addedToOther) * c) < 1e-9;
  }),
};
