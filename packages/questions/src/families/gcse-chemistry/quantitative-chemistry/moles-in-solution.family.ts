import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

const solutes = [
  { name: 'sodium hydroxide', formula: 'NaOH', mass: 40 },
  { name: 'potassium hydroxide', formula: 'KOH', mass: 56 },
  { name: 'sodium chloride', formula: 'NaCl', mass: 58.5 },
  { name: 'sulfuric acid', formula: 'H₂SO₄', mass: 98 },
  { name: 'hydrogen chloride', formula: 'HCl', mass: 36.5 },
  { name: 'sodium carbonate', formula: 'Na₂CO₃', mass: 106 },
  { name: 'potassium nitrate', formula: 'KNO₃', mass: 101 },
] as const;
const rounded = (value: number) => toSignificantFigures(value);

function fromMoles(random: Random): Draft {
  const solute = random.pick(solutes);
  const [volume, answer] = [random.pick([0.2, 0.25, 0.4, 0.5, 2, 4, 5]), random.int(2, 18) / 10];
  const amount = volume * answer;
  return {
    body: `${formatPrintedNumber(amount)} mol of ${solute.name} is dissolved to make ${formatPrintedNumber(volume)} dm³ of solution. What is the concentration, in mol/dm³?`,
    answer: formatPrintedNumber(answer),
    mistakes: [
      [rounded(volume / amount), 'dividing the wrong way round'],
      [formatPrintedNumber(amount * volume), 'multiplying instead of dividing'],
      [formatPrintedNumber(amount), 'leaving out the volume'],
      [formatPrintedNumber(answer * solute.mass), 'giving the concentration in g/dm³'],
    ],
    explanation: `Concentration is moles ÷ volume in dm³: ${formatPrintedNumber(amount)} ÷ ${formatPrintedNumber(volume)} = ${formatPrintedNumber(answer)} mol/dm³.`,
  };
}

function inGrams(random: Random): Draft {
  const solute = random.pick(solutes);
  const concentration = random.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.5, 0.6, 0.8, 1.5, 2] as const);
  const answer = concentration * solute.mass;
  return {
    body: `A solution of ${solute.name} has a concentration of ${formatPrintedNumber(concentration)} mol/dm³. What is its concentration in g/dm³? (${solute.formula} = ${formatPrintedNumber(solute.mass)})`,
    answer: formatPrintedNumber(answer),
    mistakes: [
      [rounded(solute.mass / concentration), 'dividing the formula mass by the concentration'],
      [rounded(concentration / solute.mass), 'dividing instead of multiplying'],
      [formatPrintedNumber(concentration * 1000), 'multiplying by 1,000'],
      [formatPrintedNumber(answer / 10), 'a slip with the decimal point'],
    ],
    explanation: `Each mole has the mass ${formatPrintedNumber(solute.mass)} g, so one dm³ holds ${formatPrintedNumber(concentration)} × ${formatPrintedNumber(solute.mass)} = ${formatPrintedNumber(answer)} g.`,
  };
}

function fromMass(random: Random): Draft {
  const solute = random.pick(solutes);
  const volume = random.pick([50, 100, 200, 250, 400, 500] as const);
  const answer = random.pick([0.1, 0.15, 0.2, 0.25, 0.4, 0.5, 0.8, 1.2, 1.5] as const);
  const moles = (answer * volume) / 1000;
  const grams = moles * solute.mass;
  return {
    body: `${formatPrintedNumber(grams)} g of ${solute.name} is dissolved to make ${volume} cm³ of solution. What is the concentration, in mol/dm³? (${solute.formula} = ${formatPrintedNumber(solute.mass)})`,
    answer: formatPrintedNumber(answer),
    mistakes: [
      [formatPrintedNumber((grams * 1000) / volume), 'giving the concentration in g/dm³'],
      [formatPrintedNumber(moles), 'stopping at the number of moles'],
      [formatPrintedNumber((moles * volume) / 1000), 'multiplying by the volume'],
      [formatPrintedNumber(moles / volume), 'not changing cm³ into dm³'],
    ],
    explanation: `${formatPrintedNumber(grams)} ÷ ${formatPrintedNumber(solute.mass)} = ${formatPrintedNumber(moles)} mol, and ${volume} cm³ is ${formatPrintedNumber(volume / 1000)} dm³. ${formatPrintedNumber(moles)} ÷ ${formatPrintedNumber(volume / 1000)} = ${formatPrintedNumber(answer)} mol/dm³.`,
  };
}

export const family: Family = {
  name: 'moles-in-solution',
  syllabus: 'Concentration in mol/dm³',
  levels: {
    1: 'One step: from moles and volume to mol/dm³.',
    2: 'One step with the formula mass: from mol/dm³ to g/dm³.',
    3: 'Three steps: mass into moles, cm³ into dm³, then mol/dm³.',
  },
  tier: 'HIGHER',
  write: byDifficulty({ 1: fromMoles, 2: inGrams, 3: fromMass }),
  check: checkNumber((text) => {
    const before = (unit: string) => Number(new RegExp(`([\\d.]+) ${unit}`).exec(text)?.[1]);
    const mass = Number(/= ([\d.]+)\)$/.exec(text)?.[1]);
    if (text.startsWith('A solution')) return mass * before('mol/dm³');
    return text.includes(' g of ')
      ? (1000 * before('g of')) / (mass * before('cm³'))
      : before('mol of') / before('dm³ of');
  }, 1e-6),
};
