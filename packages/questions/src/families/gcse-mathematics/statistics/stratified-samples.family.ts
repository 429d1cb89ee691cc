import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'stratified-samples',
  syllabus: 'Work out the groups of a stratified sample, and estimate a population',
  levels: {
    3: 'three steps: the sum of all groups, a fraction, then one group of the sample',
    4: 'three steps with a less familiar method: the marked fish that are left, their share of the catch, then the population',
    5: 'five steps backwards: the rest of the sample, the fraction, another group, then the difference',
  },
  tier: 'HIGHER',
  needsCalculator: true,
  write: (random, difficulty) => {
    const show = formatPrintedNumber;
    if (difficulty === 4) {
      const [marked, caught] = [random.int(4, 20) * 10, random.int(4, 20) * 5];
      const again = random.int(2, 15);
      const answer = (marked * caught) / again;
      const [first, lost] = [(marked * 3) / 2, marked / 2];
      if (!Number.isInteger(answer) || again >= caught / 2 || answer < marked + caught) return noDraft;
      return {
        body: `Scientists mark ${show(first)} fish of a lake and let them go. By autumn a third of the marked fish have died. Then the scientists catch ${caught} fish, and ${again} of them are marked. Estimate how many fish are in the lake in autumn.`,
        answer: show(answer),
        mistakes: [
          ...wholeResult((first * caught) / again, 'leaving out the deaths'),
          ...wholeResult((lost * caught) / again, 'using the fish that died'),
          [show(marked + caught), 'adding the fish'],
          ...nearbyNumbers(answer, 50),
        ],
        explanation: `Two thirds of ${show(first)} are ${marked} marked fish. ${again}/${caught} of the catch is marked, so ${marked} is about ${again}/${caught} of all: ${marked} × ${caught} ÷ ${again} = ${show(answer)}.`,
      };
    }
    const parts = [random.int(8, 24), random.int(8, 24), random.int(8, 24)] as const;
    const share = random.pick([8, 10, 12, 15, 20]);
    const [first, second, third] = [parts[0] * share, parts[1] * share, parts[2] * share];
    const [total, sample, part] = [first + second + third, parts[0] + parts[1] + parts[2], parts[0]];
    if (first === second) return noDraft;
    if (difficulty === 5) {
      const half = Math.floor((sample - part) / 2);
      const middle = sample - part - half === part ? half - 1 : half;
      const last = sample - part - middle;
      const difference = Math.abs(last - part) * share;
      return {
        body: `A school has ${show(first)} pupils in Years 7 and 8. A stratified sample of ${sample} pupils of the whole school has ${part} from Years 7 and 8 and ${middle} from Years 9 and 10. What is the difference between the numbers of pupils in Years 11 to 13 and in Years 7 and 8?`,
        answer: show(difference),
        mistakes: [
          [show(Math.abs(last - part)), 'comparing the numbers of the sample'],
          [show(last * share), 'finding the pupils in Years 11 to 13'],
          [show(total - first), 'finding all the other pupils'],
          ...nearbyNumbers(difference, share),
        ],
        explanation: `${part} of ${show(first)} pupils are in the sample, which is 1 in ${share}. From Years 11 to 13 there are ${sample} − ${part} − ${middle} = ${last} in the sample, so ${last} × ${share} = ${show(last * share)} in the school. The difference is ${show(difference)}.`,
      };
    }
    return {
      body: `A school has ${show(first)} pupils in Years 7 and 8, ${show(second)} in Years 9 and 10 and ${show(third)} in Years 11 to 13. How many from Years 7 and 8 are in a stratified sample of ${sample}?`,
      answer: show(part),
      mistakes: [
        ...wholeResult(sample / 3, 'dividing the sample equally'),
        ...wholeResult((sample * second) / total, 'using another group'),
        ...wholeResult(first / sample, 'dividing the group by the sample'),
        ...nearbyNumbers(part, 2),
      ],
      explanation: `The school has ${show(total)} pupils, and ${show(first)}/${show(total)} of ${sample} is ${part}.`,
    };
  },
  check: checkNumber((text) => {
    if (text.startsWith('Scientists')) {
      const [marked = NaN, caught = NaN, again = NaN] = numbersIn(text);
      return (marked - marked / 3) / (again / caught);
    }
    const sample = Number(/sample of (\d+)/.exec(text)?.[1]);
    const counts = numbersIn(text.replace(/Years \d+ (?:and|to) \d+/g, ''));
    if (text.includes('whole school')) {
      const [youngest = NaN, , inSample = NaN, middle = NaN] = counts;
      return Math.abs((youngest / inSample) * (sample - inSample - middle) - youngest);
    }
    const [one = NaN, two = NaN, three = NaN] = counts;
    return (one / (one + two + three)) * sample;
  }, 1e-6),
};
