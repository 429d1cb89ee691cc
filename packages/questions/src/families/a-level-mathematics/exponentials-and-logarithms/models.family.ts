import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { evaluate, gradient } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { near } from './exponentials-and-logarithms-checks.ts';

export const family: Family = {
  name: 'models',
  syllabus: 'Exponential models',
  levels: {
    1: 'one substitution: t = 0',
    3: 'two steps: an equation for the doubling, then a logarithm',
    4: 'two steps with calculus: differentiate the model, then substitute',
  },
  write: (random, difficulty) => {
    const [start, rate] = [random.int(4, 40) * 50, random.pick([0.02, 0.03, 0.05, 0.08, 0.12])];
    const thing = random.pick(['bacteria in a dish', 'rabbits on an island', 'fish in a lake']);
    const model = formula(`N = ${formatPrintedNumber(start)}e^(${formatPrintedNumber(rate)}t)`);
    if (difficulty === 1) {
      return {
        body: `The number of ${thing} after t days is modelled by ${model}. How many are there at the beginning?`,
        answer: formatPrintedNumber(start),
        mistakes: [
          [toSignificantFigures(start * Math.exp(rate), 4), 'taking t = 1'],
          [formatPrintedNumber(rate), 'giving the rate'],
          ['0', 'taking the beginning for nought'],
          [formatPrintedNumber(start * rate), 'multiplying by the rate'],
        ],
        explanation: `At t = 0, e⁰ = 1, so N = ${formatPrintedNumber(start)}.`,
      };
    }
    if (difficulty === 3) {
      const time = Math.log(2) / rate;
      return {
        body: `The number of ${thing} after t days is modelled by ${model}. After how many days has it doubled, to 3 significant figures?`,
        answer: toSignificantFigures(time),
        mistakes: [
          [toSignificantFigures(2 / rate), 'forgetting the logarithm'],
          [toSignificantFigures(Math.log(2) * rate), 'multiplying by the rate'],
          [toSignificantFigures(Math.log(2 * start) / rate), 'leaving the starting number in'],
          [toSignificantFigures(Math.log10(2) / rate), 'using base 10'],
        ],
        explanation: `${formula(`e^(${formatPrintedNumber(rate)}t) = 2`)}, so t = ln 2 ÷ ${formatPrintedNumber(rate)} = ${toSignificantFigures(time)}.`,
      };
    }
    const t = random.int(5, 20);
    const growth = start * rate * Math.exp(rate * t);
    return {
      body: `The number of ${thing} after t days is modelled by ${model}. At what rate is it growing when t = ${t}, per day, to 3 significant figures?`,
      answer: toSignificantFigures(growth),
      mistakes: [
        [toSignificantFigures(start * Math.exp(rate * t)), 'giving the number instead of its rate of change'],
        [toSignificantFigures(start * rate), 'taking the rate at the beginning'],
        [toSignificantFigures((start * Math.exp(rate * t)) / t), 'dividing the number by the time'],
        [toSignificantFigures(start * rate * t * Math.exp(rate * t)), 'multiplying by the time as well'],
      ],
      explanation: `${formula(`dN/dt = ${formatPrintedNumber(start)} × ${formatPrintedNumber(rate)} × e^(${formatPrintedNumber(rate)}t)`)}; at t = ${t} that is ${toSignificantFigures(growth)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const rule = part(text, /N = (.*?)\. /);
    const value = itemAt(numbersIn(option), 0);
    const at0 = evaluate(rule, { t: 0 });
    if (text.includes('beginning')) return value === at0;
    if (text.includes('doubled')) return near(evaluate(rule, { t: value }), 2 * at0, 0.004);
    return near(value, gradient(rule, Number(part(text, /t = (\d+)/)), 't'), 0.006);
  }),
};
