import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'corrected-count-rates',
  syllabus: 'Count rates, background and the inverse-square law for gamma radiation',
  levels: {
    1: 'two easy steps: a count rate, less the background',
    2: 'two steps: a ratio of distances, then its square',
    3: 'four steps: less the background, a squared ratio, the new rate, then the background again',
  },
  write: (random, difficulty) => {
    const background = random.int(15, 60);
    if (difficulty === 1) {
      const [minutes, rate] = [random.int(2, 8), random.int(90, 900)];
      const count = minutes * rate;
      return calculation({
        body: `A counter records ${fixed(count, 0)} counts from a source in ${minutes} minutes. The background is ${background} counts per minute. What is the corrected count rate per minute?`,
        value: rate - background,
        unit: '',
        mistakes: [
          [rate, 'leaving out the background'],
          [rate + background, 'adding the background'],
          [count - background, 'subtracting the background from the whole count'],
          [(count - background) / minutes, 'subtracting the background of one minute only'],
        ],
        working: `The rate is ${fixed(count, 0)} ÷ ${minutes} = ${rate} per minute, and ${rate} − ${background} = ${quantity(rate - background)}.`,
      });
    }
    const [near, far, rate] = [random.int(5, 20), random.int(22, 60), random.int(30, 300) * 10];
    const ratio = (near / far) ** 2;
    if (difficulty === 2)
      return calculation({
        body: `The corrected count rate of a gamma source is ${fixed(rate, 0)} per minute at a distance of ${near} cm. What is it at ${far} cm, per minute?`,
        value: rate * ratio,
        unit: '',
        mistakes: [
          [(rate * near) / far, 'forgetting to square the distances'],
          [rate / (far - near) ** 2, 'using the difference of the distances'],
          [rate / ratio, 'inverting the ratio'],
          [rate * Math.sqrt(near / far), 'taking a root instead of a square'],
        ],
        working: `The rate is proportional to 1/d²: ${fixed(rate, 0)} × (${near} ÷ ${far})² = ${quantity(rate * ratio)}.`,
      });
    return calculation({
      body: `A counter ${near} cm from a gamma source reads ${fixed(rate, 0)} counts per minute, of which ${background} are background. What does it read at ${far} cm, in counts per minute?`,
      value: (rate - background) * ratio + background,
      unit: '',
      mistakes: [
        [(rate - background) * ratio, 'leaving out the background at the end'],
        [rate * ratio, 'leaving out the background'],
        [rate * ratio + background, 'adding the background without subtracting it first'],
        [((rate - background) * near) / far + background, 'forgetting to square the distances'],
      ],
      working: `Corrected: ${fixed(rate, 0)} − ${background} = ${fixed(rate - background, 0)}, times (${near} ÷ ${far})² = ${quantity((rate - background) * ratio)}, and with the background ${quantity((rate - background) * ratio + background)}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('records')) return (first - second * third) / second;
    if (text.includes('The corrected')) return (first * second * second) / third / third;
    const strength = (second - third) * first * first;
    return third + strength / (fourth * fourth);
  }),
};
