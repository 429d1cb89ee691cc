import { formatPrintedNumber, roundToFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { read, three } from '../a-level-chemistry-checks.ts';

const fuels = [
  { name: 'methanol', mass: 32, from: 450, to: 700 },
  { name: 'ethanol', mass: 46, from: 850, to: 1300 },
  { name: 'propan-1-ol', mass: 60, from: 1250, to: 1950 },
  { name: 'butan-1-ol', mass: 74, from: 1600, to: 2600 },
  { name: 'hexane', mass: 86, from: 2500, to: 4000 },
] as const;

export const family: Family = {
  name: 'calorimetry',
  syllabus: 'Calorimetry with q = mcΔT',
  levels: {
    1: 'one formula, then joules into kilojoules',
    2: 'three steps: the heat, a division by the amount, then the sign',
    3: 'four steps: the heat, the amount from the mass of a fuel, a division, then the sign',
    4: 'five steps: the mass from two volumes, the heat, the amount of water formed, a division, then the sign',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const water = random.int(4, 30) * 10;
    const rise = random.int(31, 289) / 10;
    const joules = water * 4.18 * rise;
    if (difficulty === 1) {
      const kilojoules = joules / 1000;
      return {
        body: `What heat, in kJ, raises the temperature of ${water} g of water by ${rise.toFixed(1)} °C? (c = 4.18 J g⁻¹ K⁻¹)`,
        answer: roundToFigures(kilojoules),
        mistakes: [
          [roundToFigures(joules), 'giving the heat in joules'],
          [
            roundToFigures((water * 4.18 * (rise + 273)) / 1000),
            'adding 273 to a difference of temperatures',
          ],
          [roundToFigures((water * rise) / 1000), 'leaving out the heat capacity'],
          [roundToFigures(kilojoules / 10), 'a slip with the decimal point'],
        ],
        explanation: `q = mcΔT = ${water} × 4.18 × ${rise.toFixed(1)} = ${formatPrintedNumber(Math.round(joules))} J = ${roundToFigures(kilojoules)} kJ.`,
      };
    }
    if (difficulty === 2) {
      const amount = random.int(10, 90) / 1000;
      const molar = -joules / 1000 / amount;
      return {
        body: `A reaction of ${amount.toFixed(3)} mol of a substance raises the temperature of ${water} g of solution by ${rise.toFixed(1)} °C. What is the enthalpy change, in kJ mol⁻¹? (c = 4.18 J g⁻¹ K⁻¹)`,
        answer: roundToFigures(molar),
        mistakes: [
          [`+${roundToFigures(-molar)}`, 'leaving out the sign of an exothermic reaction'],
          [roundToFigures(-joules / 1000), 'not dividing by the amount'],
          [roundToFigures((-joules * amount) / 1000), 'multiplying by the amount'],
          [roundToFigures(molar / 10), 'a slip with the decimal point'],
        ],
        explanation: `q = ${water} × 4.18 × ${rise.toFixed(1)} = ${roundToFigures(joules / 1000, 4)} kJ, and ΔH = −${roundToFigures(joules / 1000, 4)} ÷ ${amount.toFixed(3)} = ${roundToFigures(molar)} kJ mol⁻¹, negative because heat is given out.`,
      };
    }
    if (difficulty === 3) {
      const fuel = random.pick(fuels);
      const heated = random.int(10, 25) * 10;
      const up = random.int(180, 420) / 10;
      const heat = (heated * 4.18 * up) / 1000;
      const grams = Number(((heat * fuel.mass) / random.int(fuel.from, fuel.to)).toFixed(2));
      const amount = grams / fuel.mass;
      const molar = -heat / amount;
      return {
        body: `${formatPrintedNumber(grams)} g of ${fuel.name} (Mᵣ = ${fuel.mass}) is burned and heats ${heated} g of water by ${up.toFixed(1)} °C. What value does this give for the enthalpy of combustion, in kJ mol⁻¹? (c = 4.18 J g⁻¹ K⁻¹)`,
        answer: roundToFigures(molar),
        mistakes: [
          [roundToFigures(-heat / grams), 'dividing by the mass of fuel'],
          [`+${roundToFigures(-molar)}`, 'leaving out the sign of an exothermic reaction'],
          [
            roundToFigures((-(grams * 4.18 * up) / 1000 / amount) * 10),
            'using the mass of the fuel in q = mcΔT',
          ],
          [roundToFigures(molar / 2), ''],
          [roundToFigures(-heat), 'not dividing by the amount'],
        ],
        explanation: `q = ${heated} × 4.18 × ${up.toFixed(1)} ÷ 1000 = ${roundToFigures(heat, 4)} kJ and n = ${formatPrintedNumber(grams)} ÷ ${fuel.mass} = ${roundToFigures(amount, 4)} mol, so ΔH = −${roundToFigures(heat, 4)} ÷ ${roundToFigures(amount, 4)} = ${roundToFigures(molar)} kJ mol⁻¹.`,
      };
    }
    const volume = random.pick([25, 50, 75, 100]);
    const concentration = random.pick([0.5, 0.8, 1, 1.2, 1.5]);
    const up = Number((((concentration * random.int(480, 580)) / (2 * 41.8) / 10) * 10).toFixed(1));
    const heat = (2 * volume * 4.18 * up) / 1000;
    const amount = (volume * concentration) / 1000;
    const molar = -heat / amount;
    return {
      body: `${volume} cm³ of hydrochloric acid and ${volume} cm³ of sodium hydroxide, both ${formatPrintedNumber(concentration)} mol dm⁻³, are mixed. The temperature rises by ${up.toFixed(1)} °C. What is the enthalpy of neutralisation, in kJ mol⁻¹? (density 1.00 g cm⁻³, c = 4.18 J g⁻¹ K⁻¹)`,
      answer: roundToFigures(molar),
      mistakes: [
        [roundToFigures(molar / 2), 'using the mass of one solution only'],
        [`+${roundToFigures(-molar)}`, 'leaving out the sign of an exothermic reaction'],
        [roundToFigures(molar * 2), 'halving the amount'],
        [roundToFigures(-heat), 'not dividing by the amount'],
      ],
      explanation: `The mass is ${2 * volume} g: q = ${2 * volume} × 4.18 × ${up.toFixed(1)} ÷ 1000 = ${roundToFigures(heat, 4)} kJ. ${formatPrintedNumber(amount)} mol of water forms, so ΔH = −${roundToFigures(heat, 4)} ÷ ${formatPrintedNumber(amount)} = ${roundToFigures(molar)} kJ mol⁻¹.`,
    };
  },
  check: (question) =>
    checkNumber((text) => {
      const rise = read(text, /by ([\d.]+) °C/);
      if (text.includes('neutralisation')) return -three((2 * 4.18 * rise) / read(text, /both ([\d.]+) mol/));
      const heat = (4.18 * rise * read(text, /(\d+) g of (?:water|solution)/)) / 1000;
      if (text.startsWith('What heat')) return three(heat);
      const moles = text.startsWith('A reaction')
        ? read(text, /of ([\d.]+) mol/)
        : read(text, /^([\d.]+) g/) / read(text, /Mᵣ = (\d+)/);
      return -three(heat / moles);
    }, 1e-6)(question),
};
