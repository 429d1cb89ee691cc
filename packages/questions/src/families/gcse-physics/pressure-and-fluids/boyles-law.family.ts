import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'boyles-law',
  syllabus: 'Pressure and volume of a gas at constant temperature',
  levels: {
    2: 'Two steps: one product, then the new pressure',
    3: 'Three steps: the new pressure from the change first, one product, then the volume',
  },
  write: (random, difficulty) => {
    const small = random.pick([10, 20, 25, 40, 60]);
    const factor = random.pick([2, 2.5, 3, 4, 5]);
    const low = random.pick([80, 100, 120, 150, 200]);
    const [large, high] = [small * factor, low * factor];
    if (difficulty === 2)
      return {
        body: `A gas at a pressure of ${low} kPa has a volume of ${printed(large)} cm³. It is compressed to ${small} cm³ at a constant temperature. What is its pressure then, in kPa?`,
        ...results(high, [
          [low / factor, 'taking the pressure to be proportional to the volume'],
          [low + large - small, 'adding the change of the volume'],
          [(low * small) / 10, 'multiplying by the new volume'],
        ]),
        explanation: `Pressure × volume is constant: ${low} × ${printed(large)} ÷ ${small} = ${printed(high)}.`,
      };
    const change = high - low;
    return {
      body: `A gas has a volume of ${printed(large)} cm³ at ${low} kPa. Its pressure rises by ${printed(change)} kPa at a constant temperature. What is its volume then, in cm³?`,
      ...results(small, [
        [(large * low) / change, 'using the change in place of the new pressure'],
        [large * factor, 'taking the volume to be proportional to the pressure'],
        [large - small, 'giving the change of the volume'],
      ]),
      explanation: `The new pressure is ${low} + ${printed(change)} = ${printed(high)} kPa, and pressure × volume is constant: ${low} × ${printed(large)} ÷ ${printed(high)} = ${small}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    return text.includes('rises by') ? (first * second) / (second + third) : (first / third) * second;
  }, 1e-6),
};
