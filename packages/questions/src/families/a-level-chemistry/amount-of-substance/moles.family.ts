import { formatPrintedNumber, roundToFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { three as round } from '../a-level-chemistry-checks.ts';

const solids = [
  { name: 'calcium carbonate, CaCO₃', mass: 100.1 },
  { name: 'sodium chloride, NaCl', mass: 58.5 },
  { name: 'magnesium oxide, MgO', mass: 40.3 },
  { name: 'copper(II) oxide, CuO', mass: 79.5 },
  { name: 'potassium nitrate, KNO₃', mass: 101.1 },
  { name: 'zinc sulfate, ZnSO₄', mass: 161.5 },
  { name: 'glucose, C₆H₁₂O₆', mass: 180 },
] as const;

const solutes = [
  { name: 'sodium hydroxide, NaOH', mass: 40 },
  { name: 'sodium carbonate, Na₂CO₃', mass: 106 },
  { name: 'potassium chloride, KCl', mass: 74.6 },
  { name: 'silver nitrate, AgNO₃', mass: 169.9 },
  { name: 'ammonium chloride, NH₄Cl', mass: 53.5 },
] as const;

const reactions = [
  { equation: '4Al + 3O₂ → 2Al₂O₃', from: 'aluminium', to: 'Al₂O₃', one: 27, other: 102, per: 4, makes: 2 },
  { equation: '2Mg + O₂ → 2MgO', from: 'magnesium', to: 'MgO', one: 24.3, other: 40.3, per: 2, makes: 2 },
  { equation: '3Fe + 2O₂ → Fe₃O₄', from: 'iron', to: 'Fe₃O₄', one: 55.8, other: 231.4, per: 3, makes: 1 },
  { equation: '2Na + Cl₂ → 2NaCl', from: 'sodium', to: 'NaCl', one: 23, other: 58.5, per: 2, makes: 2 },
  { equation: '4Li + O₂ → 2Li₂O', from: 'lithium', to: 'Li₂O', one: 6.9, other: 29.8, per: 4, makes: 2 },
  { equation: 'P₄ + 5O₂ → P₄O₁₀', from: 'P₄', to: 'P₄O₁₀', one: 124, other: 284, per: 1, makes: 1 },
] as const;

export const family: Family = {
  name: 'moles',
  syllabus: 'Amount of substance, concentration and reacting masses',
  levels: {
    1: 'one division: the amount in a mass',
    2: 'three steps: cm³ into dm³, the amount, then the mass of solute',
    3: 'three steps: an amount, the ratio of the equation, then the mass of a product',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const solid = random.pick(solids);
      const grams = random.int(11, 89) / 10;
      const amount = grams / solid.mass;
      return {
        body: `What is the amount, in mol, in ${formatPrintedNumber(grams)} g of ${solid.name}? (Mᵣ = ${solid.mass})`,
        answer: roundToFigures(amount),
        mistakes: [
          [roundToFigures(solid.mass / grams), 'dividing the wrong way round'],
          [roundToFigures(solid.mass * grams), 'multiplying instead of dividing'],
          [roundToFigures(amount * 10), 'a slip with the decimal point'],
          [roundToFigures(amount / 2), ''],
        ],
        explanation: `n = m ÷ M = ${formatPrintedNumber(grams)} ÷ ${solid.mass} = ${roundToFigures(amount)} mol.`,
      };
    }
    if (difficulty === 2) {
      const solute = random.pick(solutes);
      const volume = random.pick([20, 25, 50, 100, 150, 200, 250]);
      const concentration = random.pick([0.05, 0.1, 0.12, 0.15, 0.2, 0.25, 0.4, 0.5]);
      const grams = (volume / 1000) * concentration * solute.mass;
      return {
        body: `What mass of ${solute.name}, in g, is dissolved in ${volume} cm³ of a solution of concentration ${concentration} mol dm⁻³? (Mᵣ = ${solute.mass})`,
        answer: roundToFigures(grams),
        mistakes: [
          [roundToFigures(concentration * solute.mass), 'leaving out the volume'],
          [roundToFigures((volume / 1000) * concentration), 'giving the amount in mol'],
          [roundToFigures((concentration * solute.mass * 100) / volume), 'dividing by the volume'],
          [roundToFigures(grams * 10), 'a slip with the decimal point'],
          [roundToFigures(grams / 2), ''],
        ],
        explanation: `n = c × V = ${concentration} × ${formatPrintedNumber(volume / 1000)} = ${formatPrintedNumber((volume / 1000) * concentration)} mol, and m = n × M = ${formatPrintedNumber((volume / 1000) * concentration)} × ${solute.mass} = ${roundToFigures(grams)} g.`,
      };
    }
    const reaction = random.pick(reactions);
    const grams = random.int(12, 96) / 10;
    const amount = grams / reaction.one;
    const made = (amount * reaction.makes) / reaction.per;
    const result = made * reaction.other;
    return {
      body: `${reaction.equation}. What mass of ${reaction.to}, in g, forms from ${formatPrintedNumber(grams)} g of ${reaction.from}? (relative masses: ${reaction.one} and ${reaction.other})`,
      answer: roundToFigures(result),
      mistakes: [
        [roundToFigures(amount * reaction.other), 'leaving out the ratio of the equation'],
        [
          roundToFigures((amount * reaction.per * reaction.other) / reaction.makes),
          'using the ratio of the equation upside down',
        ],
        [roundToFigures((grams * reaction.makes) / reaction.per), 'taking a ratio of masses'],
        [roundToFigures(result * 2), ''],
        [roundToFigures(result / 2), ''],
        [roundToFigures((grams * reaction.one) / reaction.other), 'using the masses upside down'],
      ],
      explanation: `n = ${formatPrintedNumber(grams)} ÷ ${reaction.one} = ${roundToFigures(amount, 4)} mol, which gives ${roundToFigures(made, 4)} mol of ${reaction.to}: ${roundToFigures(made, 4)} × ${reaction.other} = ${roundToFigures(result)} g.`,
    };
  },
  check: checkNumber((text) => {
    const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    if (text.includes('the amount')) return round(read(/([\d.]+) g of/) / read(/Mᵣ = ([\d.]+)/));
    if (text.includes('dissolved'))
      return round((read(/in (\d+) cm³/) * read(/concentration ([\d.]+)/) * read(/Mᵣ = ([\d.]+)/)) / 1000);
    const [, used = '', made = ''] = /^(\d*).* → (\d*)/.exec(text) ?? [];
    const [, one = '', other = ''] = /masses: ([\d.]+) and ([\d.]+)/.exec(text) ?? [];
    const grams = read(/from ([\d.]+) g/);
    return round((grams * Number(made || 1) * Number(other)) / (Number(used || 1) * Number(one)));
  }, 1e-6),
};
