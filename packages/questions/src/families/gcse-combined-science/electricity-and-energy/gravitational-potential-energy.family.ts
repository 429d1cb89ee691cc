import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { printed, results } from '../calculation.ts';

export const family: Family = {
  name: 'gravitational-potential-energy',
  syllabus: 'Gravitational potential energy',
  levels: {
    2: 'One formula: the energy from mass and height',
    3: 'Two steps: the formula rearranged for the height or the mass',
  },
  write: (random, difficulty) => {
    const mass = random.pick([0.5, 2, 5, 8, 20, 50, 60]);
    const height = random.pick([1.5, 2, 3, 4, 6, 12, 20, 25]);
    const energy = mass * 9.8 * height;
    const given = '(g = 9.8 N/kg)';
    if (difficulty === 2)
      return {
        body: `A load of ${mass} kg is lifted by ${height} m. How much gravitational potential energy does it gain, in J? ${given}`,
        ...results(energy, [
          [mass * height, 'leaving out the field strength'],
          [mass * 9.8, 'leaving out the height'],
          [0.5 * energy, 'multiplying by a half, as in kinetic energy'],
        ]),
        explanation: `The gain is mass × field strength × height: ${mass} × 9.8 × ${height} = ${printed(energy)}.`,
      };
    const isHeightAsked = random.chance(0.5);
    const [asked, other] = isHeightAsked ? [height, mass] : [mass, height];
    return {
      body: `A load ${isHeightAsked ? `of ${mass} kg` : `is lifted by ${height} m and`} gains ${printed(energy)} J of gravitational potential energy. What is ${isHeightAsked ? 'the gain in height, in m' : 'its mass, in kg'}? ${given}`,
      ...results(asked, [
        [energy / other, 'leaving out the field strength'],
        [energy / 9.8, `leaving out the ${isHeightAsked ? 'mass' : 'height'}`],
        [(energy * 9.8) / other, 'multiplying by the field strength'],
      ]),
      explanation: `E = m g h, so it is ${printed(energy)} ÷ (${other} × 9.8) = ${asked}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    return text.includes('How much') ? 9.8 * first * second : second / 9.8 / first;
  }, 1e-6),
};
