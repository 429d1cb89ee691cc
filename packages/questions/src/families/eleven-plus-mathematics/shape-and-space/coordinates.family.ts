import { coordinateGrid } from '#drawing/charts/coordinate-grid.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkText } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'coordinates',
  syllabus: 'Coordinates and reflections in the axes',
  levels: {
    2: 'two steps: read a point with positive coordinates, then reflect it',
    3: 'two steps with a point that has a negative coordinate',
  },
  write: (random, difficulty) => {
    const [x, y] = [random.int(1, 5), random.intExcept(1, 5, [])];
    const sign =
      difficulty === 2
        ? ([1, 1] as const)
        : random.pick([
            [-1, 1],
            [1, -1],
            [-1, -1],
          ] as const);
    const point = [x * sign[0], y * sign[1]] as const;
    const mirror = random.pick(['x', 'y'] as const);
    const image = mirror === 'x' ? ([point[0], -point[1]] as const) : ([-point[0], point[1]] as const);
    const show = (a: number, b: number) => `(${formatPrintedNumber(a)}, ${formatPrintedNumber(b)})`;
    return {
      body: `Point A is reflected in the ${mirror}-axis. What are the coordinates of its image?`,
      image: {
        svg: coordinateGrid({ low: -6, high: 6, dots: [{ at: point, label: 'A' }] }),
        alternativeText: `A coordinate grid with both axes from −6 to 6. Point A is at ${show(point[0], point[1])}.`,
      },
      answer: show(image[0], image[1]),
      mistakes: [
        [show(-image[0], -image[1]), `reflecting in the ${mirror === 'x' ? 'y' : 'x'}-axis`],
        [show(point[0], point[1]), 'leaving the point where it is'],
        [show(-point[0], -point[1]), 'changing both signs'],
        [show(image[1], image[0]), 'swapping the coordinates'],
        [show(point[1], point[0]), 'swapping the coordinates'],
        [show(image[0] + 1, image[1]), ''],
        [show(image[0], image[1] + 1), ''],
      ],
      explanation: `A is at ${show(point[0], point[1])}. Reflecting in the ${mirror}-axis changes the sign of the ${mirror === 'x' ? 'y' : 'x'}-coordinate: ${show(image[0], image[1])}.`,
    };
  },
  check: checkText((text) => {
    const [x = NaN, y = NaN] = numbersIn(/is at (.*)/.exec(text)?.[1] ?? '');
    const image = text.includes('the x-axis') ? [x, -y] : [-x, y];
    return `(${image.map((each) => String(each).replace('-', '−')).join(', ')})`;
  }),
};
