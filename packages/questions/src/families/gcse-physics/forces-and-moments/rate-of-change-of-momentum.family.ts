import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'rate-of-change-of-momentum',
  syllabus: 'Force as the rate of change of momentum',
  levels: {
    2: 'Two steps: the momentum, then the force that stops an object',
    3: 'Three steps: the change of velocity first, the change in momentum, then the time',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const mass = random.pick([0.2, 0.4, 0.5, 2, 5, 60, 80]);
    const time = random.pick([0.02, 0.05, 0.1, 0.2, 0.25, 0.4]);
    if (difficulty === 2) {
      const speed = random.pick([3, 4, 6, 8, 12, 15]);
      const force = (mass * speed) / time;
      return {
        body: `An object of mass ${mass} kg moving at ${speed} m/s is brought to rest in ${time} s. What is the size of the mean force on it, in N?`,
        ...results(force, [
          [mass * speed * time, 'multiplying by the time'],
          [mass * speed, 'giving the change in momentum'],
          [(0.5 * mass * speed * speed) / time, 'using the kinetic energy in place of the momentum'],
        ]),
        explanation: `Force is change in momentum ÷ time: ${mass} × ${speed} ÷ ${time} = ${printed(force)}.`,
      };
    }
    const [start, gain] = [random.int(2, 6), random.int(2, 9)];
    const force = (mass * gain) / time;
    return {
      body: `A mean force of ${printed(force)} N speeds an object of mass ${mass} kg up from ${start} m/s to ${start + gain} m/s. For how long does it act, in s?`,
      ...results(time, [
        [(mass * (start + gain)) / force, 'using the final velocity in place of the change'],
        [1 / time, 'dividing the wrong way round'],
        [(mass * (2 * start + gain)) / force, 'adding the velocities'],
      ]),
      explanation: `Time is change in momentum ÷ force: ${mass} × (${start + gain} − ${start}) ÷ ${printed(force)} = ${time}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN, fourth = NaN] = numbersIn(text);
    return text.startsWith('An object') ? (first / third) * second : ((fourth - third) / first) * second;
  }, 1e-6),
};
