import { checkMirrored } from '#checks/eleven-plus-non-verbal-reasoning/turned-and-mirrored.ts';
import { cellMarks, cellWords } from '#drawing/shapes/cells.ts';
import { drawing, grey, line } from '#drawing/svg.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { cellOption, randomShape, squareUnit } from '../cell-options.ts';
import type { Placing } from '../cell-options.ts';
import { optionGrid } from '../option-grid.ts';

const mirrors = {
  right: { where: 'to its right', quarters: 0, say: 'left and right change places' },
  below: { where: 'below it', quarters: 2, say: 'top and bottom change places' },
  slope: {
    where: 'that slopes upwards to the right',
    quarters: 1,
    say: 'the top side becomes the right side',
  },
} as const;

const dash = { stroke: grey, dash: '8 8' };
const lines = {
  right: line([138, 8], [138, 122], dash),
  below: line([8, 138], [122, 138], dash),
  slope: line([50, 190], [190, 50], dash),
} as const;

export const family: Family = {
  name: 'mirror-image',
  syllabus: 'Reflection: the image of a figure in a mirror line',
  levels: {
    1: 'a vertical mirror line, five squares',
    2: 'a vertical or horizontal mirror line, five squares with a dot that also moves',
    3: 'a sloping mirror line, so both directions change',
    4: 'a sloping mirror line, six squares and a dot',
  },
  write: (random, difficulty) => {
    const shape = randomShape(random, difficulty === 4 ? 6 : 5, difficulty !== 1 && difficulty !== 3);
    if (!shape) return noDraft;
    const mirror =
      difficulty === 1 ? 'right' : difficulty === 2 ? random.pick(['right', 'below'] as const) : 'slope';
    const { where, quarters, say } = mirrors[mirror];
    const turns = [1, 2, 3].map((more) => ({ quarters: (quarters + more) % 4 }));
    const [right, ...wrong] = optionGrid<Placing>(
      random,
      [
        { right: { quarters }, wrong: turns, cause: 'using another mirror line' },
        {
          right: { flipped: true },
          wrong: [{ flipped: false }],
          cause: 'turning the figure instead of reflecting it',
        },
      ],
      { quarters, flipped: true },
    );
    if (!right) return noDraft;
    return {
      body: random.pick([
        `The dashed line ${where} is a mirror. Which option shows the reflection of the figure?`,
        `Which option is the mirror image of the figure in the dashed line ${where}?`,
      ]),
      image: {
        svg: drawing(
          mirror === 'right' ? 150 : mirror === 'slope' ? 200 : 130,
          mirror === 'right' ? 130 : mirror === 'slope' ? 200 : 150,
          [...cellMarks(shape, [65, 65], squareUnit), lines[mirror]],
        ),
        alternativeText: `Squares in ${cellWords(shape)}. A dashed mirror line ${mirror === 'right' ? 'stands to its right' : mirror === 'below' ? 'lies below it' : 'slopes upwards to the right, below the figure on its right'}.`,
      },
      answer: cellOption(shape, right.value),
      mistakes: wrong.map(({ value, cause }): Misconception => [cellOption(shape, value), cause]),
      explanation: `In a mirror every point lands as far behind the line as it was in front of it: ${say}. The options that only turn the figure keep it facing the same way round; the others use another mirror line.`,
    };
  },
  check: checkMirrored,
};
