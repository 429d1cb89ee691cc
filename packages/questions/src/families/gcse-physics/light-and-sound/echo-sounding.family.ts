import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'echo-sounding',
  syllabus: 'Ultrasound and echo sounding',
  levels: {
    2: 'Two steps: the distance there and back, then half of it',
    3: 'Two steps backwards to the time, or four with other units to a depth in tissue',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    if (difficulty === 3 && random.chance(0.5)) {
      const [speed, micro] = [
        random.pick([1450, 1500, 1540, 1600]),
        random.pick([20, 30, 40, 50, 60, 80, 100]),
      ];
      const depth = (speed * micro) / 20_000;
      return {
        body: `Ultrasound travels at ${printed(speed)} m/s in soft tissue. An echo from a boundary returns after ${micro} µs. How deep is the boundary, in cm?`,
        ...results(depth, [
          [depth * 2, 'forgetting that the pulse goes there and back'],
          [depth / 100, 'giving the depth in metres'],
          [depth / 2, 'halving twice'],
        ]),
        explanation: `The pulse travels ${printed(speed)} × ${micro} × 10⁻⁶ = ${printed(depth / 50)} m there and back. Half of this is ${printed(depth / 100)} m, which is ${printed(depth)} cm.`,
      };
    }
    const [speed, time] = [
      random.pick([1450, 1480, 1500, 1520]),
      random.pick([0.08, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]),
    ];
    const depth = (speed * time) / 2;
    const boat = random.pick(['A fishing boat', 'A research ship', 'A ferry']);
    if (difficulty === 2)
      return {
        body: `${boat} sends a pulse of ultrasound to the sea bed. The echo returns after ${time} s. How deep is the water, in m, if the speed of sound in it is ${printed(speed)} m/s?`,
        ...results(depth, [
          [speed * time, 'forgetting that the pulse goes there and back'],
          [speed / time / 2, 'dividing by the time'],
          [speed * time * 2, 'doubling instead of halving'],
        ]),
        explanation: `The pulse travels ${printed(speed)} × ${time} = ${printed(speed * time)} m there and back, so the depth is ${printed(speed * time)} ÷ 2 = ${printed(depth)} m.`,
      };
    return {
      body: `${boat} floats in water ${printed(depth)} m deep, in which the speed of sound is ${printed(speed)} m/s. How long after a pulse is sent does its echo return from the sea bed, in s?`,
      ...results(time, [
        [time / 2, 'forgetting that the pulse goes there and back'],
        [time / 4, 'halving instead of doubling'],
        [speed / depth, 'dividing the wrong way round'],
      ]),
      explanation: `The pulse travels 2 × ${printed(depth)} = ${printed(2 * depth)} m, so the time is ${printed(2 * depth)} ÷ ${printed(speed)} = ${time} s.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('tissue')) return (first * second * 1e-6 * 100) / 2;
    return text.includes('floats') ? (first + first) / second : first * (second / 2);
  }, 1e-6),
};
