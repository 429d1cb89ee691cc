import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { printed, results } from '../calculation.ts';

const substances = [
  ['water', 4200],
  ['oil', 2000],
  ['aluminium', 900],
  ['copper', 390],
  ['ice', 2100],
  ['glass', 840],
] as const;

export const family: Family = {
  name: 'specific-heat-capacity',
  syllabus: 'Specific heat capacity',
  levels: {
    2: 'One formula, often with the temperature change found first: the energy',
    3: 'Two steps: the formula rearranged for the temperature change or the specific heat capacity',
  },
  write: (random, difficulty) => {
    const [substance, capacity] = random.pick(substances);
    const mass = random.pick([0.2, 0.25, 0.5, 0.8, 1.5, 2, 3]);
    const start = substance === 'ice' ? -40 : random.int(10, 25);
    const rise = random.pick([5, 8, 12, 15, 20, 25, 30]);
    const energy = mass * capacity * rise;
    if (difficulty === 2) {
      const temperatures =
        substance === 'ice'
          ? `so that its temperature rises by ${rise} °C`
          : `from ${start} °C to ${start + rise} °C`;
      return {
        body: `The specific heat capacity of ${substance} is ${printed(capacity)} J/kg °C. How much energy, in J, heats ${mass} kg of it ${temperatures}?`,
        ...results(energy, [
          substance === 'ice'
            ? [capacity * rise, 'leaving out the mass']
            : [mass * capacity * (start + rise), 'using the final temperature in place of the change'],
          [(capacity * rise) / mass, 'dividing by the mass'],
          [mass * capacity, 'leaving out the change of temperature'],
        ]),
        explanation: `Energy is mass × specific heat capacity × change of temperature: ${mass} × ${printed(capacity)} × ${rise} = ${printed(energy)}.`,
      };
    }
    if (random.chance(0.5))
      return {
        body: `A heater transfers ${printed(energy)} J to ${mass} kg of ${substance}, which has a specific heat capacity of ${printed(capacity)} J/kg °C. By how many °C does its temperature rise?`,
        ...results(rise, [
          [energy / capacity, 'leaving out the mass'],
          [(energy * mass) / capacity, 'multiplying by the mass'],
          [energy / mass / 1000, 'leaving out the specific heat capacity'],
        ]),
        explanation: `The rise is energy ÷ (mass × specific heat capacity): ${printed(energy)} ÷ (${mass} × ${printed(capacity)}) = ${rise}.`,
      };
    return {
      body: `A block has a mass of ${mass} kg. Its temperature rises by ${rise} °C when ${printed(energy)} J is transferred to it. What is its specific heat capacity, in J/kg °C?`,
      ...results(capacity, [
        [energy / mass, 'leaving out the change of temperature'],
        [energy / rise, 'leaving out the mass'],
        [(energy * mass) / rise, 'multiplying by the mass'],
      ]),
      explanation: `Specific heat capacity is energy ÷ (mass × change of temperature): ${printed(energy)} ÷ (${mass} × ${rise}) = ${printed(capacity)}.`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text);
    const [first = NaN, second = NaN, third = NaN, fourth] = numbers;
    if (text.startsWith('The specific'))
      return first * second * (fourth === undefined ? third : fourth - third);
    if (text.startsWith('A heater')) return first / second / third;
    return third / (first * second);
  }, 1e-6),
};
