import type { Family } from '../../family.ts';
import { calculation, fixed } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const movers = ['A train', 'A tram', 'A cyclist', 'A car', 'A van'];

export const family: Family = {
  name: 'constant-acceleration',
  syllabus: 'Equations of motion with constant acceleration',
  levels: {
    1: 'two steps: a product and a sum for the final velocity',
    2: 'three steps: the equation with two squares, rearranged for the distance',
    3: 'four steps: the reaction distance, the braking distance and their sum',
  },
  write: (random, difficulty) => {
    const mover = random.pick(movers);
    if (difficulty === 1) {
      const [start, acceleration, time] = [random.int(2, 9), random.int(4, 19) / 10, random.int(3, 12)];
      const end = start + acceleration * time;
      return calculation({
        body: `${mover} moves at ${fixed(start)} m s⁻¹ and then accelerates uniformly at ${fixed(acceleration)} m s⁻² for ${fixed(time)} s. What is its final velocity?`,
        value: end,
        unit: 'm s⁻¹',
        mistakes: [
          [acceleration * time, 'leaving out the initial velocity'],
          [start + 0.5 * acceleration * time, 'halving the change in velocity'],
          [start * time + 0.5 * acceleration * time ** 2, 'calculating the displacement'],
          [(start + acceleration) * time, 'multiplying the initial velocity by the time too'],
        ],
        working: `v = u + a t = ${fixed(start)} + ${fixed(acceleration)} × ${fixed(time)} = ${fixed(end, 2)} m s⁻¹.`,
      });
    }
    if (difficulty === 2) {
      const [start, gain, acceleration] = [random.int(2, 12), random.int(4, 18), random.int(4, 25) / 10];
      const end = start + gain;
      const distance = (end ** 2 - start ** 2) / (2 * acceleration);
      return calculation({
        body: `${mover} accelerates uniformly from ${fixed(start)} m s⁻¹ to ${fixed(end)} m s⁻¹ at ${fixed(acceleration)} m s⁻². How far does it travel meanwhile?`,
        value: distance,
        unit: 'm',
        mistakes: [
          [gain ** 2 / (2 * acceleration), 'squaring the difference of the velocities'],
          [(end ** 2 - start ** 2) / acceleration, 'leaving out the factor of 2'],
          [(end * gain) / acceleration, 'using the final velocity as the mean velocity'],
          [(start * gain) / acceleration, 'using the initial velocity as the mean velocity'],
        ],
        working: `v² = u² + 2 a s, so s = (${fixed(end)}² − ${fixed(start)}²) ÷ (2 × ${fixed(acceleration)}) = ${fixed(distance)} m.`,
      });
    }
    const [speed, reaction, braking] = [random.int(12, 30), random.int(5, 12) / 10, random.int(45, 80) / 10];
    const [thinking, stopping] = [speed * reaction, speed ** 2 / (2 * braking)];
    return calculation({
      body: `A driver at ${fixed(speed)} m s⁻¹ sees a hazard and begins to brake ${fixed(reaction)} s later. The deceleration is ${fixed(braking)} m s⁻². What is the total stopping distance?`,
      value: thinking + stopping,
      unit: 'm',
      mistakes: [
        [stopping, 'leaving out the distance during the reaction time'],
        [thinking + 2 * stopping, 'leaving out the factor of 2 in 2 a s'],
        [thinking + speed / braking, 'adding the braking time instead of the braking distance'],
        [thinking / 2 + stopping, 'halving the distance during the reaction time'],
      ],
      working: `During the reaction the car travels ${fixed(speed)} × ${fixed(reaction)} = ${fixed(thinking)} m, and while braking u² ÷ (2 a) = ${fixed(stopping)} m: in all ${fixed(thinking + stopping)} m.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('final velocity')) return second * third + first;
    if (text.includes('How far')) {
      const time = (second - first) / third;
      return ((first + second) / 2) * time;
    }
    const time = first / third;
    return first * second + 0.5 * third * time * time;
  }),
};
