import { rightTriangle } from '#drawing/shapes/right-triangle.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { pythagoreanTriples } from '#text/pythagorean-triples.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'pythagoras',
  syllabus: 'Use Pythagoras’ theorem in right-angled triangles',
  levels: {
    2: 'two steps: add the squares, then take the root',
    3: 'two steps, rearranged: subtract the squares to find a shorter side',
  },
  write: (random, difficulty) => {
    const [a, b, c] = random.pick(pythagoreanTriples);
    const scale = random.int(1, c < 14 ? 3 : 1);
    const [short, long, slope] = random.chance(0.5)
      ? [a * scale, b * scale, c * scale]
      : [b * scale, a * scale, c * scale];
    const wantsSlope = difficulty === 2;
    const answer = wantsSlope ? slope : short;
    const show = (value: number) => `${formatPrintedNumber(value, Number.isInteger(value) ? 0 : 1)} cm`;
    const labels = wantsSlope
      ? { base: show(long), height: show(short), slope: 'x' }
      : { base: show(long), height: 'x', slope: show(slope) };
    return {
      body: 'What is the length of the side marked x?',
      image: {
        svg: rightTriangle(long, short, labels),
        alternativeText: wantsSlope
          ? `A right-angled triangle with short sides of ${long} cm and ${short} cm. The longest side is x.`
          : `A right-angled triangle with one short side of ${long} cm and a longest side of ${slope} cm. The other short side is x.`,
      },
      answer: show(answer),
      mistakes: [
        [
          show(wantsSlope ? short + long : slope - long),
          wantsSlope ? 'adding the sides without squaring' : 'subtracting the sides without squaring',
        ],
        [
          show(
            wantsSlope
              ? Math.sqrt(Math.abs(long * long - short * short))
              : Math.sqrt(slope * slope + long * long),
          ),
          wantsSlope ? 'subtracting the squares' : 'adding the squares',
        ],
        [show(answer * answer), 'forgetting the square root'],
        ...nearbyNumbers(answer, 2, show),
      ],
      explanation: wantsSlope
        ? `x² = ${long}² + ${short}² = ${slope * slope}, so x = ${slope} cm.`
        : `x² = ${slope}² − ${long}² = ${short * short}, so x = ${short} cm.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    return text.includes('The longest side is x')
      ? Math.hypot(first, second)
      : Math.sqrt(second ** 2 - first ** 2);
  }),
};
