import { checkMirroredOne } from '#checks/eleven-plus-non-verbal-reasoning/turned-and-mirrored.ts';
import type { Family } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import { cellOption, randomShape } from '../cell-options.ts';

export const family: Family = {
  name: 'mirrored-one-out',
  syllabus: 'Non-verbal odd one out: tell a mirror image from a turned figure',
  levels: {
    1: 'four squares with a dot; quarter turns',
    2: 'five squares with a dot; quarter turns',
    3: 'five squares with a dot; eighths of a turn',
  },
  write: (random, difficulty) => {
    const shape = randomShape(random, difficulty === 1 ? 4 : 5, true);
    if (!shape) return noDraft;
    const ways = [0, 1, 2, 3].flatMap((quarters) =>
      (difficulty === 3 ? [false, true] : [false]).map((tilted) => ({ quarters, tilted })),
    );
    const turned = random.sample(ways, 4);
    const show = (way: { quarters: number; tilted: boolean }, flipped: boolean) =>
      cellOption(shape, { ...way, flipped });
    return {
      body: random.pick([
        'Four of these figures are the same figure turned. Which one is not?',
        'Which figure is the odd one out, because it cannot be turned to look like the others?',
      ]),
      answer: show(random.pick(ways), true),
      mistakes: turned.map((way) => [show(way, false), 'taking a turned figure for a mirror image'] as const),
      explanation: `Turn the page in your mind: four of the figures can be turned onto each other. The odd one is their mirror image, so it fits only when it is flipped over.${itemAt(turned, 0).tilted ? ' A tilted figure is easier to compare when you first turn it upright.' : ''}`,
    };
  },
  check: checkMirroredOne,
};
