import { checkShapeInFigure } from '#checks/eleven-plus-non-verbal-reasoning/hidden.ts';
import { segmentCode } from '#drawing/shapes/lattice.ts';
import type { Segment } from '#drawing/shapes/lattice.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import type { ContentImage } from '#content-types.ts';
import { contains, edgesOf, extent, figureAround, picture, targets } from './lattice-figures.ts';

/** The shape in the middle of its picture. */
const shapePicture = (shape: readonly Segment[]): ContentImage =>
  picture(shape, [65 - 13 * extent(shape, 0), 65 - 13 * extent(shape, 1)]);

const keyOf = (shape: readonly Segment[]) =>
  shape
    .map(segmentCode)
    .sort((one, other) => one - other)
    .join();

export const family: Family = {
  name: 'shape-in-the-figure',
  syllabus: 'Hidden shapes: find which of five shapes is part of a figure',
  levels: {
    1: 'shapes of three or four sides, two more lines',
    2: 'shapes of four or five sides, three more lines',
    3: 'shapes of five or more sides, four more lines',
  },
  write: (random, difficulty) => {
    const list = targets[difficulty >= 3 ? 3 : difficulty === 2 ? 2 : 1];
    const turned = () => edgesOf(random.pick(list), random.chance(0.5), random.int(0, 3));
    const shape = turned();
    const figure = figureAround(random, shape, difficulty + 1);
    const codes = new Set(figure.keys());
    const wrong = new Map<string, Segment[]>();
    for (let attempt = 0; attempt < 60 && wrong.size < 4; attempt++) {
      const other = turned();
      if (keyOf(other) !== keyOf(shape) && !contains(codes, other)) wrong.set(keyOf(other), other);
    }
    if (wrong.size < 4) return noDraft;
    return {
      body: random.pick([
        'Which of the shapes is hidden in the figure, in the same size and not turned?',
        'Only one of the shapes is part of the figure. It has the same size and has not been turned. Which one?',
      ]),
      image: picture([...figure.values()]),
      answer: shapePicture(shape),
      mistakes: [...wrong.values()].map((each): Misconception => [
        shapePicture(each),
        'overlooking that one side of the shape is missing in the figure',
      ]),
      explanation:
        'Choose a corner of each shape, look for it in the figure and follow the sides from there. All sides of only one shape are there; turned or flipped shapes do not count.',
    };
  },
  check: checkShapeInFigure,
};
