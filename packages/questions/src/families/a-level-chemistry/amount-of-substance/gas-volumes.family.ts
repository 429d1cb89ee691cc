import { formatPrintedNumber, roundToFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { three as round } from '../a-level-chemistry-checks.ts';

const gases = ['oxygen', 'nitrogen', 'carbon dioxide', 'argon', 'methane', 'ammonia'] as const;

const carbonates = [
  { name: 'calcium carbonate', equation: 'CaCO₃ → CaO + CO₂', mass: 100.1, per: 1 },
  { name: 'magnesium carbonate', equation: 'MgCO₃ → MgO + CO₂', mass: 84.3, per: 1 },
  { name: 'sodium hydrogencarbonate', equation: '2NaHCO₃ → Na₂CO₃ + H₂O + CO₂', mass: 84, per: 2 },
  { name: 'zinc carbonate', equation: 'ZnCO₃ → ZnO + CO₂', mass: 125.4, per: 1 },
] as const;

export const family: Family = {
  name: 'gas-volumes',
  syllabus: 'The molar gas volume and the ideal gas equation',
  levels: {
    1: 'one product: the volume of an amount at room temperature and pressure',
    2: 'three steps: two or three units changed, then the amount from pV = nRT',
    3: 'four steps: the amount of solid first, then the volume with units changed',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const gas = random.pick(gases);
    if (difficulty === 1) {
      const amount = random.int(3, 60) / 100;
      const volume = amount * 24;
      return {
        body: `What volume, in dm³, does ${formatPrintedNumber(amount)} mol of ${gas} occupy at room temperature and pressure? (molar gas volume = 24.0 dm³ mol⁻¹)`,
        answer: roundToFigures(volume),
        mistakes: [
          [roundToFigures(24 / amount), 'dividing instead of multiplying'],
          [roundToFigures(amount / 24), 'dividing the amount by the molar volume'],
          [roundToFigures(volume / 10), 'a slip with the decimal point'],
          [roundToFigures(volume * 2), ''],
        ],
        explanation: `V = n × 24.0 = ${formatPrintedNumber(amount)} × 24.0 = ${roundToFigures(volume)} dm³.`,
      };
    }
    const celsius = random.int(3, 22) * 5;
    const kelvin = celsius + 273;
    const kilopascals = random.int(18, 30) * 5;
    if (difficulty === 2) {
      const volume = random.int(10, 95) * 10;
      const amount = (kilopascals * 1000 * volume * 1e-6) / (8.31 * kelvin);
      return {
        body: `What amount of ${gas}, in mol, occupies ${volume} cm³ at ${kilopascals} kPa and ${celsius} °C? (R = 8.31 J K⁻¹ mol⁻¹)`,
        answer: roundToFigures(amount),
        mistakes: [
          [
            roundToFigures((kilopascals * 1000 * volume * 1e-6) / (8.31 * celsius)),
            'leaving the temperature in degrees Celsius',
          ],
          [roundToFigures(amount * 10), 'a slip in the powers of ten'],
          [roundToFigures(amount * 8.31), 'leaving out the gas constant'],
          [roundToFigures(amount / 10), 'a slip in the powers of ten'],
        ],
        explanation: `n = pV ÷ RT = ${formatPrintedNumber(kilopascals * 1000)} × ${volume} × 10⁻⁶ ÷ (8.31 × ${kelvin}) = ${roundToFigures(amount)} mol.`,
      };
    }
    const solid = random.pick(carbonates);
    const grams = random.int(10, 60) / 10;
    const amount = grams / solid.mass / solid.per;
    const volume = (amount * 8.31 * kelvin) / (kilopascals * 1000);
    const litres = volume * 1000;
    return {
      body: `${solid.equation}. What volume of carbon dioxide, in dm³, forms when ${formatPrintedNumber(grams)} g of ${solid.name} decomposes, measured at ${kilopascals} kPa and ${celsius} °C? (Mᵣ = ${solid.mass}, R = 8.31 J K⁻¹ mol⁻¹)`,
      answer: roundToFigures(litres),
      mistakes: [
        ...(solid.per === 2
          ? ([[roundToFigures(litres * 2), 'leaving out the ratio of the equation']] as const)
          : []),
        [
          roundToFigures((amount * 8.31 * celsius) / kilopascals),
          'leaving the temperature in degrees Celsius',
        ],
        [roundToFigures(litres / 10), 'a slip in the powers of ten'],
        [roundToFigures(amount), 'giving the amount in mol'],
        [roundToFigures(litres / 2), ''],
      ],
      explanation: `n(CO₂) = ${formatPrintedNumber(grams)} ÷ ${solid.mass}${solid.per === 2 ? ' ÷ 2' : ''} = ${roundToFigures(amount, 4)} mol, and V = nRT ÷ p = ${roundToFigures(amount, 4)} × 8.31 × ${kelvin} ÷ ${formatPrintedNumber(kilopascals * 1000)} = ${roundToFigures(litres)} × 10⁻³ m³ = ${roundToFigures(litres)} dm³.`,
    };
  },
  check: checkNumber((text) => {
    const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    if (text.includes('molar gas volume')) return round(24 * read(/([\d.]+) mol of/));
    const pascals = read(/([\d.]+) kPa/) * 1000;
    const energyPerMole = 8.31 * (read(/([\d.]+) °C/) + 273);
    if (text.includes('What amount')) return round((pascals * read(/(\d+) cm³/)) / 1e6 / energyPerMole);
    const moles = read(/([\d.]+) g of/) / read(/Mᵣ = ([\d.]+)/) / (text.startsWith('2') ? 2 : 1);
    return round((moles * energyPerMole * 1000) / pascals);
  }, 1e-6),
};
