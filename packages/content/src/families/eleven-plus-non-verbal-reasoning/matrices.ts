import { itemAt } from '../../item-at.ts';
import { figureGrid, figureWords, shades } from '../../drawing/shapes/figures.ts';
import type { Figure } from '../../drawing/shapes/figures.ts';
import type { Random } from '../../random.ts';
import type { UncheckedFamily, Misconception } from '../family.ts';
import { figureImage } from './figure-series.ts';

/** How one feature changes over the grid, and its description. */
interface Layer {
  say: string;
  at: (row: number, column: number) => Partial<Figure>;
}

type Maker = (random: Random, size: number) => Layer;

const byLine = (
  random: Random,
  size: number,
  values: readonly Partial<Figure>[],
  what: string,
  byRow: boolean,
): Layer => {
  const chosen = random.sample(values, size);
  return {
    say: `${what} is the same along each ${byRow ? 'row' : 'column'}`,
    at: (row, column) => itemAt(chosen, byRow ? row : column),
  };
};

const sides: readonly Partial<Figure>[] = [{ sides: 3 }, { sides: 4 }, { sides: 5 }, { sides: 6 }];
const fills: readonly Partial<Figure>[] = shades.map((fill) => ({ fill }));
const hands: readonly Partial<Figure>[] = [0, 90, 180, 270].map((pointer) => ({ pointer }));

const steps: Maker = (random) => {
  const [start, down] = [random.int(1, 2), random.int(0, 1)];
  return {
    say: `one dot is added from left to right${down === 0 ? '' : ' and from top to bottom'}`,
    at: (row, column) => ({ dots: start + column + down * row }),
  };
};

const turning: Maker = (random) => {
  const [start, step] = [45 * random.int(0, 7), random.pick([90, 45, -90])];
  return {
    say: `the hand turns ${Math.abs(step)}° ${step > 0 ? 'anticlockwise' : 'clockwise'} from left to right`,
    at: (row, column) => ({ pointer: start + step * column + 90 * row }),
  };
};

const latin =
  (values: readonly Partial<Figure>[], what: string): Maker =>
  (random, size) => {
    const chosen = random.sample(values, size);
    const way = random.pick([1, 2]);
    return {
      say: `each row and column has every ${what} once`,
      at: (row, column) => itemAt(chosen, (row * way + column) % size),
    };
  };

function layers(random: Random, difficulty: number, size: number): Layer[] {
  const first = random.chance(0.5);
  if (difficulty <= 2)
    return [
      byLine(random, size, sides, 'the shape', first),
      byLine(random, size, random.chance(0.5) || size === 2 ? fills : hands, 'the other feature', !first),
    ].map((layer, index) =>
      index === 1
        ? {
            ...layer,
            say: layer.say.replace(
              'the other feature',
              'fill' in layer.at(0, 0) ? 'the shading' : 'the direction of the hand',
            ),
          }
        : layer,
    );
  if (difficulty === 3)
    return [
      latin(sides, 'shape')(random, size),
      byLine(random, size, fills, 'the shading', first),
      steps(random, size),
    ];
  return [
    latin(sides, 'shape')(random, size),
    latin(fills, 'shading')(random, size),
    random.chance(0.5) ? turning(random, size) : steps(random, size),
  ];
}

const grid: UncheckedFamily = {
  name: 'complete-the-grid',
  printed: { 1: 5, 2: 5, 3: 4, 4: 3 },
  write: (random, difficulty) => {
    const size = difficulty === 1 ? 2 : 3;
    const rules = layers(random, difficulty, size);
    const base: Figure = { sides: 4, fill: 'white' };
    const figure = (row: number, column: number): Figure =>
      rules.reduce((current, rule) => ({ ...current, ...rule.at(row, column) }), base);
    const cells = Array.from({ length: size * size }, (_, index) =>
      figure(Math.floor(index / size), index % size),
    );
    const answer = itemAt(cells, -1);
    const last = size - 1;
    const wrong = rules.flatMap((rule) =>
      [
        [last, 0],
        [0, last],
        [0, 0],
        [last, last - 1],
        [last - 1, last],
      ].map(([row = 0, column = 0]): Misconception => [
        figureImage({ ...answer, ...rule.at(row, column) }),
        `forgetting that ${rule.say}`,
      ]),
    );
    const foreign: Misconception[] = [
      [
        figureImage({
          ...answer,
          ...(rules[0]?.at(0, 0) ?? {}),
          fill: answer.fill === 'white' ? 'black' : 'white',
        }),
        '',
      ],
      [figureImage({ ...answer, sides: answer.sides === 6 ? 3 : answer.sides + 1 }), ''],
      [figureImage({ ...answer, fill: answer.fill === 'grey' ? 'black' : 'grey' }), ''],
      [
        figureImage({
          ...answer,
          sides: answer.sides === 3 ? 6 : answer.sides - 1,
          fill: answer.fill === 'grey' ? 'white' : 'grey',
        }),
        '',
      ],
    ];
    return {
      body: random.pick(['Which figure completes the grid?', 'Which figure belongs in the empty square?']),
      image: {
        svg: figureGrid(cells.slice(0, -1), size),
        alternativeText: `A grid of ${size} rows and ${size} columns; the last square is empty. ${cells
          .slice(0, -1)
          .map(
            (cell, index) =>
              `Row ${Math.floor(index / size) + 1}, column ${(index % size) + 1}: ${figureWords(cell)}.`,
          )
          .join(' ')}`,
      },
      answer: figureImage(answer),
      mistakes: [...random.shuffle(wrong), ...foreign],
      explanation: `In this grid ${rules.map(({ say }) => say).join('; ')}. So the missing figure is ${figureWords(answer)}.`,
    };
  },
};

export const matrices = {
  subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  topicCode: 'MATRICES',
  families: [grid],
};
