import { blue, drawing, grey, line, paper, rectangle, red } from '#drawing/svg.ts';
import { itemAt } from '#item-at.ts';
import { marksOf, number } from '#checks/support/svg.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

const size = 6;
const cell = 60;

/** Squared paper with shaded squares and mirror lines; `lines` are upright, level or both. */
function picture(shaded: ReadonlySet<number>, lines: readonly ('upright' | 'level')[]): string {
  const side = size * cell;
  return drawing(side + 60, side + 60, [
    ...Array.from({ length: size * size }, (_, index) =>
      rectangle([30 + (index % size) * cell, 30 + Math.floor(index / size) * cell], cell, cell, {
        fill: shaded.has(index) ? blue : paper,
        stroke: grey,
        width: 1.5,
      }),
    ),
    ...lines.map((each) =>
      each === 'upright'
        ? line([30 + side / 2, 8], [30 + side / 2, side + 52], { stroke: red, width: 4, dash: '12 9' })
        : line([8, 30 + side / 2], [side + 52, 30 + side / 2], { stroke: red, width: 4, dash: '12 9' }),
    ),
  ]);
}

const mirrored = (index: number, axis: 'upright' | 'level') => {
  const [column, row] = [index % size, Math.floor(index / size)];
  return axis === 'upright' ? row * size + (size - 1 - column) : (size - 1 - row) * size + column;
};

/** The shaded squares with their reflections. */
function completed(shaded: ReadonlySet<number>, lines: readonly ('upright' | 'level')[]): Set<number> {
  const all = new Set(shaded);
  for (const axis of lines) for (const index of [...all]) all.add(mirrored(index, axis));
  return all;
}

export const family: Family = {
  name: 'complete-the-symmetry',
  syllabus: 'Complete patterns with one or two lines of symmetry',
  levels: {
    1: 'one mirror line, up to five shaded squares on one side',
    2: 'one mirror line, shaded squares on both sides',
    3: 'two mirror lines',
    4: 'two mirror lines with some reflections already shaded',
  },
  write: (random, difficulty) => {
    const lines =
      difficulty < 3 ? [random.pick(['upright', 'level'] as const)] : (['upright', 'level'] as const);
    const cells = Array.from({ length: size * size }, (_, index) => index);
    const near = (index: number) =>
      lines[0] === 'upright' ? index % size < size / 2 : Math.floor(index / size) < size / 2;
    const quarter = (index: number) => index % size < size / 2 && index < (size * size) / 2;
    const from = difficulty === 1 ? cells.filter(near) : difficulty === 3 ? cells.filter(quarter) : cells;
    const shaded = new Set(random.sample(from, difficulty % 2 === 1 ? random.int(3, 5) : random.int(5, 8)));
    const wanted = completed(shaded, lines);
    const answer = wanted.size - shaded.size;
    const oneLine = completed(shaded, lines.slice(0, 1));
    if (answer < 2 || (difficulty % 2 === 0 && wanted.size === 2 * lines.length * shaded.size))
      return noDraft;
    const list = [...shaded]
      .sort((one, other) => one - other)
      .map((index) => `row ${Math.floor(index / size) + 1} column ${(index % size) + 1}`);
    const where =
      lines.length === 2
        ? 'two dashed lines, one upright and one level, cross in the middle'
        : `a dashed ${itemAt(lines, 0)} line is in the middle`;
    return {
      body:
        lines.length === 2
          ? 'How many more squares must be shaded so that both dashed lines are lines of symmetry?'
          : 'How many more squares must be shaded so that the dashed line is a line of symmetry?',
      image: {
        svg: picture(shaded, lines),
        alternativeText: `A grid of ${size} by ${size} squares; ${where}. Shaded squares: ${list.join('; ')}.`,
      },
      solutionImage: {
        svg: picture(wanted, lines),
        alternativeText: `The finished pattern has ${wanted.size} shaded squares.`,
      },
      answer: String(answer),
      mistakes: [
        [String(wanted.size), 'counting all the shaded squares of the finished pattern'],
        [String(shaded.size), 'counting the squares that are shaded already'],
        ...(lines.length === 2
          ? ([[String(oneLine.size - shaded.size), 'using one of the two lines only']] as const)
          : []),
        ...nearbyNumbers(answer, 1),
      ],
      explanation: `Reflect each shaded square in ${lines.length === 2 ? 'both lines' : 'the line'}: the finished pattern has ${wanted.size} shaded squares, and ${shaded.size} are shaded already: ${wanted.size} − ${shaded.size} = ${answer}.`,
    };
  },
  check: (question) => {
    const marks = marksOf(question.image?.svg ?? '');
    const filled = marks
      .filter(({ tag, attributes }) => tag === 'rect' && attributes['fill'] === '#2440B3')
      .map((mark) => [number(mark, 'x') + 30, number(mark, 'y') + 30] as const);
    const axes = marks.filter(({ tag }) => tag === 'line');
    const keyOf = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;
    let points = filled;
    for (const axis of [...axes, ...axes])
      points = points.flatMap(([x, y]) => {
        const isUpright = number(axis, 'x1') === number(axis, 'x2');
        const image = isUpright
          ? ([2 * number(axis, 'x1') - x, y] as const)
          : ([x, 2 * number(axis, 'y1') - y] as const);
        return [[x, y] as const, image];
      });
    const missing = new Set(points.map(([x, y]) => keyOf(x, y))).size - filled.length;
    return question.options.map((option) => 'text' in option && numbersIn(option.text)[0] === missing);
  },
};
