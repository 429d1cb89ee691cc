import { checkGrid } from '#checks/eleven-plus-non-verbal-reasoning/grid.ts';
import { boxGrid } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import { figureMarks } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import type { Difficulty, Family } from '#families/family.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { draftOfFigures, nameOf, otherValues, randomFigure, valuesOf } from '../figure-options.ts';
import type { Kind } from '../figure-options.ts';
import type { Aspect } from '../option-grid.ts';

/** How one feature changes over the grid. */
interface Layer {
  kind: Kind;
  say: string;
  at: (row: number, column: number) => Partial<Figure>;
}

function byLine(random: Random, size: number, kind: Kind, byRow: boolean): Layer {
  const values = random.sample<Partial<Figure>>(valuesOf[kind], size);
  return {
    kind,
    say: `${nameOf[kind]} is the same along each ${byRow ? 'row' : 'column'}`,
    at: (row, column) => itemAt(values, byRow ? row : column),
  };
}

function onceEach(random: Random, kind: Kind): Layer {
  const values = random.sample<Partial<Figure>>(valuesOf[kind], 3);
  const way = random.pick([1, 2]);
  return {
    kind,
    say: `${nameOf[kind]} is different in each square of a row and of a column`,
    at: (row, column) => itemAt(values, (row * way + column) % 3),
  };
}

function counting(random: Random): Layer {
  const [start, down] = [random.int(1, 2), random.int(0, 1)];
  return {
    kind: 'dots',
    say: `one dot is added from left to right${down === 0 ? '' : ' and from top to bottom'}`,
    at: (row, column) => ({ dots: start + column + down * row }),
  };
}

function turning(random: Random): Layer {
  const [start, step, down] = [random.int(0, 7), random.pick([1, 2, -1, -2]), random.pick([0, 1, 2])];
  return {
    kind: 'arm',
    say: `the arm turns ${45 * Math.abs(step)}° ${step > 0 ? 'clockwise' : 'anticlockwise'} from left to right`,
    at: (row, column) => ({ arm: (start + step * column + down * row + 16) % 8 }),
  };
}

function layersOf(random: Random, difficulty: Difficulty, size: number): Layer[] {
  const byRow = random.chance(0.5);
  const kinds = random.shuffle<Kind>(['shape', 'shade', 'line', 'inner']);
  const [first = 'shape', second = 'shade', third = 'line'] = kinds;
  if (size === 2) {
    const [one, other] = random.sample<Kind>(
      ['shape', 'shade', 'line', random.chance(0.5) ? 'size' : 'inner'],
      2,
    ) as [Kind, Kind];
    return [byLine(random, 2, one, byRow), byLine(random, 2, other, !byRow)];
  }
  const moving = random.chance(0.5) ? counting : turning;
  if (difficulty === 2) return [byLine(random, 3, first, byRow), byLine(random, 3, second, !byRow)];
  if (difficulty === 3)
    return random.chance(0.5)
      ? [onceEach(random, first), byLine(random, 3, second, byRow)]
      : [byLine(random, 3, first, byRow), moving(random)];
  if (difficulty === 4)
    return [onceEach(random, first), onceEach(random, second), byLine(random, 3, third, byRow)];
  return [onceEach(random, first), onceEach(random, second), moving(random)];
}

export const family: Family = {
  name: 'complete-the-grid',
  syllabus: 'Non-verbal matrices: complete a grid of figures',
  levels: {
    1: 'a grid of 2 by 2; one rule for the rows and one for the columns',
    2: 'a grid of 3 by 3; one rule for the rows and one for the columns',
    3: 'two rules, one of them a pattern with each feature once in a line, a count or a turn',
    4: 'three rules, two of them with each feature once in a line',
    5: 'three rules, with a count or a turn',
  },
  write: (random, difficulty) => {
    const size = difficulty === 1 ? 2 : 3;
    const layers = layersOf(random, difficulty, size);
    const base = randomFigure(
      random,
      layers.map(({ kind }) => kind),
    );
    const cells = Array.from({ length: size * size }, (_, index) =>
      layers.reduce<Figure>(
        (figure, layer) => ({ ...figure, ...layer.at(Math.floor(index / size), index % size) }),
        base,
      ),
    );
    const answer = itemAt(cells, -1);
    const aspects = layers.map(({ kind, say, at }): Aspect<Partial<Figure>> => {
      const shown = otherValues(kind, [answer[kind]]).filter((value) =>
        cells.some((cell) => cell[kind] === value[kind]),
      );
      const wrong = shown.length >= 2 || kind === 'size' ? shown : otherValues(kind, [answer[kind]]);
      return { right: at(size - 1, size - 1), wrong, cause: `missing that ${say}` };
    });
    return draftOfFigures(random, aspects, answer, {
      body: random.pick(['Which figure completes the grid?', 'Which figure belongs in the empty square?']),
      image: {
        svg: boxGrid(
          cells.map((cell, index) =>
            index === cells.length - 1 ? null : (middle) => figureMarks(cell, middle),
          ),
          size,
        ),
        alternativeText: `A grid of ${size} rows and ${size} columns; the last square is empty. ${cells
          .slice(0, -1)
          .map(
            (cell, index) =>
              `Row ${Math.floor(index / size) + 1}, column ${(index % size) + 1}: ${figureWords(cell)}.`,
          )
          .join(' ')}`,
      },
      explanation: `In this grid ${layers.map(({ say }) => say).join('; ')}. So the missing figure is ${figureWords(answer)}.`,
    });
  },
  check: checkGrid,
};
