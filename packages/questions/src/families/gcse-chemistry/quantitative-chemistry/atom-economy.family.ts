import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

const rounded = (value: number) => toSignificantFigures(value);

function fromMasses(random: Random): Draft {
  const percent = random.intExcept(6, 18, [10]) * 5;
  const total = random.int(4, 20) * 20;
  const useful = (total * percent) / 100;
  return {
    body: `In the equation of a reaction the useful product has a total relative formula mass of ${formatPrintedNumber(useful)}, and all the reactants together ${total}. What is the atom economy?`,
    answer: `${percent}%`,
    mistakes: [
      [`${100 - percent}%`, 'giving the share that is wasted'],
      [`${rounded((total * 100) / useful)}%`, 'dividing the wrong way round'],
      [`${formatPrintedNumber(useful)}%`, 'giving the mass as a percentage'],
      [`${rounded((100 * useful) / (useful + total))}%`, 'dividing by reactants and product together'],
    ],
    explanation: `Atom economy is useful product ÷ all reactants × 100: ${formatPrintedNumber(useful)} ÷ ${total} × 100 = ${percent}%.`,
  };
}

function waste(random: Random): Draft {
  const percent = random.pick([20, 25, 40, 45, 60, 64, 75, 80] as const);
  const useful = (random.int(2, 30) * percent) / 5;
  const all = (useful * 100) / percent;
  return {
    body: `A reaction has an atom economy of ${percent}% and a yield of 100%. What mass of waste products is formed with ${formatPrintedNumber(useful)} kg of the useful product, in kg?`,
    answer: formatPrintedNumber(all - useful),
    mistakes: [
      [formatPrintedNumber(all), 'giving the mass of all products'],
      [formatPrintedNumber((useful * (100 - percent)) / 100), 'taking the share of the useful product'],
      [formatPrintedNumber((useful * percent) / 100), 'multiplying by the atom economy'],
      [formatPrintedNumber(100 - percent), 'giving the share that is wasted as a mass'],
    ],
    explanation: `All products together: ${formatPrintedNumber(useful)} ÷ ${formatPrintedNumber(percent / 100)} = ${formatPrintedNumber(all)} kg. Waste: ${formatPrintedNumber(all)} − ${formatPrintedNumber(useful)} = ${formatPrintedNumber(all - useful)} kg.`,
  };
}

function withYield(random: Random): Draft {
  const [economy, share] = [random.pick([30, 40, 45, 60, 75, 80]), random.pick([50, 65, 70, 85, 90])];
  const mass = random.int(2, 20) * 100;
  const theoretical = (mass * economy) / 100;
  const answer = (theoretical * share) / 100;
  return {
    body: `A reaction has an atom economy of ${economy}% and gives a yield of ${share}%. What mass of the useful product is obtained from ${formatPrintedNumber(mass)} kg of reactants in the ratio of the equation, in kg?`,
    answer: formatPrintedNumber(answer),
    mistakes: [
      [formatPrintedNumber(theoretical), 'leaving out the yield'],
      [formatPrintedNumber((mass * share) / 100), 'leaving out the atom economy'],
      [formatPrintedNumber(mass - answer), 'giving the mass that is not obtained'],
      [formatPrintedNumber((mass * (economy + share)) / 200), 'taking the mean of the percentages'],
      [rounded((theoretical * 100) / share), 'dividing by the yield'],
    ],
    explanation: `With a full yield: ${formatPrintedNumber(mass)} × ${formatPrintedNumber(economy / 100)} = ${formatPrintedNumber(theoretical)} kg. Of this ${share}% is obtained: ${formatPrintedNumber(theoretical)} × ${formatPrintedNumber(share / 100)} = ${formatPrintedNumber(answer)} kg.`,
  };
}

export const family: Family = {
  name: 'atom-economy',
  syllabus: 'Atom economy and percentage yield',
  levels: {
    1: 'One step: from the formula masses to the atom economy.',
    3: 'Two steps backwards: from the atom economy to all the products, then the waste.',
    5: 'Two percentages one after the other: atom economy and yield.',
  },
  write: byDifficulty({ 1: fromMasses, 3: waste, 5: withYield }),
  check: checkNumber((text) => {
    const numbers = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) =>
      Number(found.replaceAll(',', '')),
    );
    const [first = NaN, second = NaN, third = NaN] = numbers;
    if (text.startsWith('In the equation')) return (100 * first) / second;
    return text.includes('waste') ? third / (first / 100) - third : third * (first / 100) * (second / 100);
  }, 1e-6),
};
