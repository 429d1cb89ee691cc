import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

/** Whole square nanometres, which are not rounded. */
const areas = (answer: number, mistakes: readonly (readonly [value: number, cause: string])[]) => ({
  answer: printed(answer),
  mistakes: mistakes.map(([value, cause]) => [printed(value), cause] as const),
});

export const family: Family = {
  name: 'surface-area-to-volume',
  syllabus: 'The surface area to volume ratio of nanoparticles',
  levels: {
    1: 'One step: the surface area of a cube',
    2: 'Three steps: the surface area, the volume, and their ratio',
    3: 'Four steps: how many pieces, the surface of each, of all, and how much more it is',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const side = random.int(2, 50);
      return {
        body: `A nanoparticle of silver is a cube with sides of ${side} nm. What is its surface area, in nm²?`,
        ...areas(6 * side ** 2, [
          [side ** 2, 'taking a single face'],
          [side ** 3, 'giving the volume'],
          [4 * side ** 2, 'leaving out the top and the bottom'],
          [12 * side, 'adding the lengths of the edges'],
        ]),
        explanation: `Each of the six faces has ${side} × ${side} = ${printed(side ** 2)} nm², together ${printed(6 * side ** 2)} nm².`,
      };
    }
    if (difficulty === 2) {
      const side = random.pick([2, 3, 4, 5, 8, 12, 15, 20, 24, 25, 30, 40, 50, 60]);
      return {
        body: `A nanoparticle of gold is a cube with sides of ${side} nm. What is its surface area to volume ratio, per nm?`,
        ...results(6 / side, [
          [1 / side, 'taking a single face'],
          [side / 6, 'dividing the wrong way round'],
          [4 / side, 'leaving out the top and the bottom'],
        ]),
        explanation: `Surface area: 6 × ${side}² = ${printed(6 * side ** 2)} nm². Volume: ${side}³ = ${printed(side ** 3)} nm³. ${printed(6 * side ** 2)} ÷ ${printed(side ** 3)} = ${printed(6 / side)}.`,
      };
    }
    const [parts, small] = [random.int(2, 6), random.int(2, 15)];
    const side = parts * small;
    const [before, after] = [6 * side ** 2, parts ** 3 * 6 * small ** 2];
    return {
      body: `A cube of zinc oxide with sides of ${side} nm breaks into equal cubes with sides of ${small} nm. By how much does the total surface area increase, in nm²?`,
      ...areas(after - before, [
        [after, 'giving the area of all the pieces'],
        [before, 'giving the area of the large cube'],
        [before - 6 * small ** 2, 'taking one piece only'],
        [(after - before) / 6, 'taking a single face'],
      ]),
      explanation: `There are ${parts}³ = ${printed(parts ** 3)} pieces with 6 × ${small}² = ${printed(6 * small ** 2)} nm² each, together ${printed(after)} nm². The large cube had ${printed(before)} nm², so the increase is ${printed(after - before)} nm².`,
    };
  },
  check: checkNumber((text) => {
    const [side = NaN, small = NaN] = numbersIn(text);
    if (text.includes('ratio')) return 6 / side;
    // Each cut makes two new faces of the large cube; there are three directions.
    return text.includes('breaks') ? 3 * (side / small - 1) * 2 * side * side : 6 * side * side;
  }, 1e-6),
};
