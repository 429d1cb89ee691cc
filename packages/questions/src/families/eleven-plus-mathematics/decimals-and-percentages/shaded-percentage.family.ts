import { scattered, shadedGrid } from '#drawing/shapes/fraction-picture.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { marksOf } from '#checks/support/svg.ts';
import { percentIn } from './decimals-and-percentages-checks.ts';

export const family: Family = {
  name: 'shaded-percentage',
  syllabus: 'Show percentages as shaded parts',
  levels: {
    1: 'two steps with ten squares of 10% each',
    2: 'two steps with 20 or 25 squares: the value of one square comes first',
  },
  write: (random, difficulty) => {
    const [rows, columns] =
      difficulty === 1
        ? ([2, 5] as const)
        : random.pick([
            [4, 5],
            [5, 5],
          ] as const);
    const cells = rows * columns;
    const shaded = random.int(3, cells - 3);
    const picture = (count: number) => ({
      svg: shadedGrid(rows, columns, scattered(random, cells, count)),
      alternativeText: `A grid of ${cells} equal squares of which ${count} are shaded.`,
    });
    const others = random.sample(
      [shaded - 3, shaded - 2, shaded - 1, shaded + 1, shaded + 2, shaded + 3].filter(
        (count) => count > 0 && count < cells,
      ),
      4,
    );
    return {
      body: `Which picture has exactly ${formatPrintedNumber((shaded / cells) * 100)}% of its squares shaded?`,
      answer: picture(shaded),
      mistakes: others.map((count) => [picture(count), 'a slip in the counting'] as const),
      explanation: `Each of the ${cells} squares is ${formatPrintedNumber(100 / cells)}%, so ${formatPrintedNumber((shaded / cells) * 100)}% is ${shaded} squares.`,
    };
  },
  check: (question) =>
    question.options.map((option) => {
      const cells =
        'image' in option
          ? marksOf(option.image.svg).filter(({ tag, attributes }) => tag === 'rect' && attributes['stroke'])
          : [];
      const shaded = cells.filter(({ attributes }) => attributes['fill'] !== '#FFFFFF').length;
      return Math.abs((100 * shaded) / cells.length - percentIn(question.body ?? '')) < 1e-9;
    }),
};
