import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'magnification',
  syllabus: 'Magnification by a lens',
  levels: {
    1: 'One step: the magnification',
    2: 'One step, rearranged: the height of the object',
    3: 'Two steps: the height of the object, then another unit',
  },
  write: (random, difficulty) => {
    const lens = random.pick(['A convex lens', 'A magnifying glass', 'The lens of a projector']);
    const object = random.pick([0.5, 0.8, 1.2, 1.5, 2, 2.5, 3, 4]);
    const times = random.pick([1.5, 2, 2.5, 3, 4, 5, 6, 8]);
    const image = object * times;
    if (difficulty === 1)
      return {
        body: `${lens} forms an image ${printed(image)} cm tall of an object ${object} cm tall. What is the magnification?`,
        ...results(times, [
          [1 / times, 'dividing the wrong way round'],
          [image - object, 'subtracting the heights'],
          [image * object, 'multiplying the heights'],
        ]),
        explanation: `Magnification is image height ÷ object height: ${printed(image)} ÷ ${object} = ${times}.`,
      };
    const unit = difficulty === 2 ? 'cm' : 'mm';
    const scale = difficulty === 2 ? 1 : 10;
    return {
      body: `${lens} has a magnification of ${times} and forms an image ${printed(image)} cm tall. How tall is the object, in ${unit}?`,
      ...results(object * scale, [
        ...(scale === 10 ? [[object, 'not changing cm into mm'] as const] : []),
        [image * times * scale, 'multiplying instead of dividing'],
        [(image - times) * scale, 'subtracting the magnification'],
        [(times / image) * scale, 'dividing the wrong way round'],
      ]),
      explanation: `Object height is image height ÷ magnification: ${printed(image)} ÷ ${times} = ${printed(object)} cm${scale === 10 ? `, which is ${printed(object * 10)} mm` : ''}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('What')) return first / second;
    return (second / first) * (text.includes('mm') ? 10 : 1);
  }, 1e-6),
};
