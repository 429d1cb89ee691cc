import { checkHiddenShape } from '#checks/eleven-plus-non-verbal-reasoning/hidden.ts';
import { segmentCode } from '#drawing/shapes/lattice.ts';
import type { Segment } from '#drawing/shapes/lattice.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { contains, edgesOf, extent, figureAround, picture, randomLine, targets } from './lattice-figures.ts';

/** The number of segments that only one of two figures has. */
function differences(one: ReadonlyMap<number, Segment>, other: ReadonlyMap<number, Segment>): number {
  let shared = 0;
  for (const code of one.keys()) if (other.has(code)) shared++;
  return one.size + other.size - 2 * shared;
}

export const family: Family = {
  name: 'hidden-shape',
  syllabus: 'Hidden shapes: find a shape inside a figure with many lines',
  levels: {
    1: 'a shape of three or four sides, two more lines',
    2: 'a shape of four or five sides, three more lines',
    3: 'a shape of five or more sides, four more lines; each wrong option has all but one side',
    4: 'a shape of five or more sides, five more lines',
    5: 'a shape of five or more sides, six more lines',
  },
  write: (random, difficulty) => {
    const list = targets[difficulty >= 3 ? 3 : difficulty === 2 ? 2 : 1];
    const shape = edgesOf(random.pick(list), random.chance(0.5), random.int(0, 3));
    const lines = difficulty + 1;
    const hit = figureAround(random, shape, lines);
    const wrong: Map<number, Segment>[] = [];
    for (let attempt = 0; attempt < 30 && wrong.length < 4; attempt++) {
      const missing = random.int(0, shape.length - 1);
      const part = shape.filter((_, index) => index !== missing);
      // One more short line keeps the number of lines the same as in the right option.
      const figure = figureAround(random, [...part], lines);
      const short = random.pick(randomLine(random));
      figure.set(segmentCode(short), short);
      const codes = new Set(figure.keys());
      const apart = [hit, ...wrong].every((other) => differences(figure, other) >= 7);
      if (apart && !contains(codes, shape) && Math.abs(figure.size - hit.size) <= 1) wrong.push(figure);
    }
    if (wrong.length < 4) return noDraft;
    const [width, height] = [extent(shape, 0), extent(shape, 1)];
    return {
      body: random.pick([
        'The shape is hidden in one of the options, in the same size and not turned. In which one?',
        'Which option contains the shape? It has the same size and has not been turned.',
      ]),
      image: picture(shape, [65 - 13 * width, 65 - 13 * height]),
      answer: picture([...hit.values()]),
      mistakes: wrong.map((figure): Misconception => [
        picture([...figure.values()]),
        'overlooking one missing side of the shape',
      ]),
      explanation:
        'Choose a corner of the shape, look for that corner in each figure and follow the sides from there. In each wrong option at least one side of the shape is missing, although the rest of it is there.',
    };
  },
  check: checkHiddenShape,
};
