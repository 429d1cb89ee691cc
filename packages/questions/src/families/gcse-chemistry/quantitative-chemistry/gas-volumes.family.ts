import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

const gases = [
  { name: 'oxygen', formula: 'O₂', mass: 32 },
  { name: 'nitrogen', formula: 'N₂', mass: 28 },
  { name: 'carbon dioxide', formula: 'CO₂', mass: 44 },
  { name: 'ammonia', formula: 'NH₃', mass: 17 },
  { name: 'methane', formula: 'CH₄', mass: 16 },
  { name: 'chlorine', formula: 'Cl₂', mass: 71 },
  { name: 'sulfur dioxide', formula: 'SO₂', mass: 64 },
] as const;
const molar = '1 mol of gas = 24 dm³';
const rounded = (value: number) => toSignificantFigures(value);

/** How many moles of the solid give one mole of the gas. */
const reactions = [
  {
    solid: 'magnesium',
    mass: 24,
    symbol: 'Mg',
    each: 1,
    gas: 'hydrogen',
    equation: 'Mg + 2HCl → MgCl₂ + H₂',
  },
  { solid: 'zinc', mass: 65, symbol: 'Zn', each: 1, gas: 'hydrogen', equation: 'Zn + 2HCl → ZnCl₂ + H₂' },
  { solid: 'sodium', mass: 23, symbol: 'Na', each: 2, gas: 'hydrogen', equation: '2Na + 2H₂O → 2NaOH + H₂' },
  { solid: 'lithium', mass: 7, symbol: 'Li', each: 2, gas: 'hydrogen', equation: '2Li + 2H₂O → 2LiOH + H₂' },
  {
    solid: 'sodium hydrogencarbonate',
    mass: 84,
    symbol: 'NaHCO₃',
    each: 2,
    gas: 'carbon dioxide',
    equation: '2NaHCO₃ → Na₂CO₃ + H₂O + CO₂',
  },
] as const;

function fromMoles(random: Random): Draft {
  const gas = random.pick(gases);
  const amount = random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 1.5, 2, 2.5, 3, 4, 5] as const);
  const volume = amount * 24;
  return {
    body: `What volume does ${formatPrintedNumber(amount)} mol of ${gas.name} occupy at room temperature and pressure, in dm³? (${molar})`,
    answer: formatPrintedNumber(volume),
    mistakes: [
      [formatPrintedNumber(Number(rounded(24 / amount))), 'dividing by the moles'],
      [formatPrintedNumber(24 + amount), 'adding'],
      [formatPrintedNumber(amount * gas.mass), 'finding the mass of the gas'],
      [formatPrintedNumber(volume / 2), 'counting two atoms for each molecule'],
      [formatPrintedNumber(volume * 10), 'a slip with the decimal point'],
    ],
    explanation: `One mole of any gas occupies 24 dm³, so ${formatPrintedNumber(amount)} mol occupies ${formatPrintedNumber(amount)} × 24 = ${formatPrintedNumber(volume)} dm³. Which gas it is makes no difference.`,
  };
}

function fromMass(random: Random): Draft {
  const gas = random.pick(gases);
  const amount = random.pick([0.05, 0.1, 0.2, 0.25, 0.5, 0.75, 1.5, 2, 3] as const);
  const [grams, volume] = [amount * gas.mass, amount * 24];
  return {
    body: `What is the volume of ${formatPrintedNumber(grams)} g of ${gas.name} at room temperature and pressure, in dm³? (${gas.formula} = ${gas.mass}; ${molar})`,
    answer: formatPrintedNumber(volume),
    mistakes: [
      [formatPrintedNumber(grams * 24), 'using grams as moles'],
      [rounded(grams / 24), 'dividing the mass by 24'],
      [rounded((gas.mass / grams) * 24), 'dividing the masses the wrong way round'],
      [formatPrintedNumber(volume * 2), ''],
      [formatPrintedNumber(amount), 'stopping at the number of moles'],
    ],
    explanation: `${formatPrintedNumber(grams)} ÷ ${gas.mass} = ${formatPrintedNumber(amount)} mol, and ${formatPrintedNumber(amount)} × 24 = ${formatPrintedNumber(volume)} dm³.`,
  };
}

function fromReaction(random: Random): Draft {
  const { solid, mass, symbol, each, gas, equation } = random.pick(reactions);
  const amount = random.pick([0.02, 0.04, 0.05, 0.06, 0.1, 0.12, 0.2, 0.3, 0.4, 0.5] as const);
  const grams = amount * mass;
  const volume = (amount / each) * 24;
  return {
    body: `${equation}. What volume of ${gas} forms from ${formatPrintedNumber(grams)} g of ${solid} at room temperature and pressure, in dm³? (${symbol} = ${mass}; ${molar})`,
    answer: formatPrintedNumber(volume),
    mistakes: [
      [
        formatPrintedNumber(amount * each * 24 * (each === 1 ? 2 : 1)),
        'using the ratio of the equation wrongly',
      ],
      [formatPrintedNumber((amount * 24) / (each === 1 ? 2 : 1)), 'leaving out the ratio of the equation'],
      [rounded(grams / 24), 'dividing the mass by 24'],
      [formatPrintedNumber(grams * 24), 'using grams as moles'],
    ],
    explanation: `${formatPrintedNumber(grams)} ÷ ${mass} = ${formatPrintedNumber(amount)} mol of ${solid}, which gives ${formatPrintedNumber(amount / each)} mol of ${gas}: ${formatPrintedNumber(amount / each)} × 24 = ${formatPrintedNumber(volume)} dm³.`,
  };
}

export const family: Family = {
  name: 'gas-volumes',
  syllabus: 'Volumes of gases at room temperature and pressure',
  levels: {
    1: 'One step: from moles to volume.',
    2: 'Two steps: from mass to moles, then to volume.',
    4: 'Three steps: from the mass of a solid to moles, by the equation to moles of gas, then to volume.',
  },
  tier: 'HIGHER',
  write: byDifficulty({ 1: fromMoles, 2: fromMass, 4: fromReaction }),
  check: checkNumber((text) => {
    const [, moles] = /does ([\d.]+) mol/.exec(text) ?? [];
    if (moles !== undefined) return 24 * Number(moles);
    const grams = Number(/([\d,.]+) g of/.exec(text)?.[1]?.replaceAll(',', ''));
    const mass = Number(/\(\S+ = (\d+);/.exec(text)?.[1]);
    const solids = /^2(?:Na|Li|NaHCO₃) /.test(text) ? 2 : 1;
    return ((grams / mass) * 24) / solids;
  }, 1e-6),
};
