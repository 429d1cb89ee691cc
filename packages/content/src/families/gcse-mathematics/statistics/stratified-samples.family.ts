import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

export const family: Family = {
  name: 'stratified-samples',
  syllabus: 'Work out the groups of a stratified sample, and estimate a population',
  steps: {
    3: 'three steps: the sum of all groups, a fraction, then one group of the sample',
    4: 'two steps with a less familiar method: the whole population by capture and recapture',
    5: 'two steps backwards: the population from one group of the sample',
  },
  tier: 'HIGHER',
  needsCalculator: true,
  printed: { 3: 24, 4: 24, 5: 28 },
  write: (random, difficulty) => {
    const show = formatPrintedNumber;
    if (difficulty === 4) {
      const [marked, caught] = [random.int(4, 20) * 10, random.int(4, 20) * 5];
      const again = random.int(2, 15);
      const answer = (marked * caught) / again;
      if (!Number.isInteger(answer) || again >= caught / 2 || answer < marked + caught) return noDraft;
      return {
        body: `Scientists mark ${marked} fish of a lake and let them go. Later they catch ${caught} fish, and ${again} of them are marked. Estimate how many fish are in the lake.`,
        answer: show(answer),
        mistakes: [
          [show(marked + caught), 'adding the two catches'],
          [show(marked + caught - again), 'counting the fish that were caught'],
          [show(Math.round((marked * again) / caught) + marked), 'turning the fraction upside down'],
          ...nearbyNumbers(answer, 50),
        ],
        explanation: `${again}/${caught} of the catch is marked, so ${marked} is about ${again}/${caught} of all: ${marked} × ${caught} ÷ ${again} = ${show(answer)}.`,
      };
    }
    const parts = [random.int(8, 24), random.int(8, 24), random.int(8, 24)] as const;
    const share = random.pick([8, 10, 12, 15, 20]);
    const [first, second, third] = [parts[0] * share, parts[1] * share, parts[2] * share];
    const [total, sample, part] = [first + second + third, parts[0] + parts[1] + parts[2], parts[0]];
    if (first === second) return noDraft;
    if (difficulty === 5)
      return {
        body: `A school has ${show(first)} pupils in Years 7 and 8. A stratified sample of ${sample} pupils of the whole school has ${part} from Years 7 and 8. How many pupils does the school have?`,
        answer: show(total),
        mistakes: [
          [show(first * part), 'multiplying by the number in the sample'],
          [show(first + sample), 'adding the sample'],
          [show(Math.round((sample * part) / 10) * 10 + first), 'using the numbers the wrong way round'],
          ...nearbyNumbers(total, 40),
        ],
        explanation: `${part}/${sample} of the school is ${show(first)} pupils: ${show(first)} × ${sample} ÷ ${part} = ${show(total)}.`,
      };
    return {
      body: `A school has ${show(first)} pupils in Years 7 and 8, ${show(second)} in Years 9 and 10 and ${show(third)} in Years 11 to 13. How many from Years 7 and 8 are in a stratified sample of ${sample}?`,
      answer: show(part),
      mistakes: [
        [show(Math.round(sample / 3)), 'dividing the sample equally'],
        [show(Math.round((sample * second) / total)), 'using another group'],
        [show(Math.round((first * 10) / sample)), 'dividing the group by the sample'],
        ...nearbyNumbers(part, 2),
      ],
      explanation: `The school has ${show(total)} pupils, and ${show(first)}/${show(total)} of ${sample} is ${part}.`,
    };
  },
  check: checkNumber((text) => {
    if (text.startsWith('Scientists')) {
      const [marked = NaN, caught = NaN, again = NaN] = numbersIn(text);
      return marked / (again / caught);
    }
    const sample = Number(/sample of (\d+)/.exec(text)?.[1]);
    const counts = numbersIn(text.replace(/Years \d+ (?:and|to) \d+/g, ''));
    if (text.includes('whole school')) return (counts[0] ?? NaN) / ((counts[2] ?? NaN) / sample);
    const [one = NaN, two = NaN, three = NaN] = counts;
    return (one / (one + two + three)) * sample;
  }, 1e-6),
};
