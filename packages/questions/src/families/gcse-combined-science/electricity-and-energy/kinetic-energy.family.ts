import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { printed, results } from '../calculation.ts';

export const family: Family = {
  name: 'kinetic-energy',
  syllabus: 'Kinetic energy',
  levels: {
    2: 'Two steps: a square, then the kinetic energy from mass and speed',
    3: 'Three steps backwards: the formula rearranged and a root for the speed',
  },
  write: (random, difficulty) => {
    const isHeavy = random.chance(0.5);
    const object = random.pick(
      isHeavy ? ['A loaded sledge', 'A handcart', 'A wooden crate'] : ['A trolley', 'A ball', 'A model car'],
    );
    const mass = random.pick(isHeavy ? [20, 40, 50, 60, 80] : [0.5, 0.8, 2, 3, 4]);
    const speed = random.pick([3, 4, 5, 6, 8, 10, 12]);
    const energy = 0.5 * mass * speed * speed;
    if (difficulty === 2)
      return {
        body: `${object} of mass ${mass} kg moves at ${speed} m/s. What is its kinetic energy, in J?`,
        ...results(energy, [
          [mass * speed * speed, 'leaving out the half'],
          [0.5 * mass * speed, 'not squaring the speed'],
          [(0.5 * mass * speed) ** 2, 'squaring the whole product'],
        ]),
        explanation: `Kinetic energy is ½ × mass × speed²: 0.5 × ${mass} × ${speed}² = ${printed(energy)}.`,
      };
    return {
      body: `${object} of mass ${mass} kg has a kinetic energy of ${printed(energy)} J. What is its speed, in m/s?`,
      ...results(speed, [
        [speed * speed, 'not taking the square root'],
        [speed / Math.SQRT2, 'leaving out the half'],
        [energy / mass, 'dividing the energy by the mass'],
      ]),
      explanation: `v² = 2 × energy ÷ mass = 2 × ${printed(energy)} ÷ ${mass} = ${speed * speed}, so v = √${speed * speed} = ${speed}.`,
    };
  },
  check: checkNumber((text) => {
    const [mass = NaN, other = NaN] = numbersIn(text);
    return text.includes('moves') ? (mass / 2) * other ** 2 : Math.sqrt((other + other) / mass);
  }, 1e-6),
};
