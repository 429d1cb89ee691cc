import { checkTurned } from '#checks/eleven-plus-non-verbal-reasoning/turned-and-mirrored.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { cellOption, randomShape } from '../cell-options.ts';
import type { Placing } from '../cell-options.ts';
import { optionGrid } from '../option-grid.ts';

export const family: Family = {
  name: 'turned',
  syllabus: 'Rotation: turn a figure by a given angle',
  levels: {
    1: 'a quarter or half turn of a plain shape of five squares',
    2: 'a quarter or half turn of a shape with a dot, so more details move',
    3: 'a turn of 45° or 135° of a shape with a dot',
    4: 'a turn of 225° or 315°, six squares and a dot',
    5: 'two turns one after the other',
  },
  write: (random, difficulty) => {
    const shape = randomShape(random, difficulty >= 4 ? 6 : 5, difficulty >= 2);
    if (!shape) return noDraft;
    const way = random.pick([1, -1]);
    const wayWords = way > 0 ? 'clockwise' : 'anticlockwise';
    const eighths =
      difficulty <= 2 ? random.pick([2, 2, 4]) : random.pick(difficulty === 3 ? [1, 3] : [5, 7]);
    const second = random.pick([1, 3]);
    const [total, words] =
      difficulty === 5
        ? [
            2 * way - second * way,
            `90° ${wayWords} and then ${45 * second}° ${way > 0 ? 'anticlockwise' : 'clockwise'}`,
          ]
        : [eighths * way, eighths === 4 ? '180° (half a turn)' : `${45 * eighths}° ${wayWords}`];
    const turn = ((total % 8) + 8) % 8;
    const placing = (by: number): Omit<Placing, 'flipped'> => ({
      quarters: Math.floor((((by % 8) + 8) % 8) / 2),
      tilted: by % 2 !== 0,
    });
    const [right, ...wrong] = optionGrid<Placing>(
      random,
      [
        {
          right: placing(turn),
          wrong: [placing(turn + 4), placing(turn === 4 ? 2 : -turn), placing(turn + 2)].filter(
            (each) => each.quarters !== placing(turn).quarters,
          ),
          cause: 'turning it too far or the other way',
        },
        { right: { flipped: false }, wrong: [{ flipped: true }], cause: 'flipping it over' },
      ],
      { ...placing(turn), flipped: false },
    );
    if (!right) return noDraft;
    const start = cellOption(shape, { quarters: 0, flipped: false });
    return {
      body: random.pick([
        `The figure is turned ${words}. Which option shows it now?`,
        `Which option shows this figure after a turn of ${words}?`,
      ]),
      image: start,
      answer: cellOption(shape, right.value),
      mistakes: wrong.map(({ value, cause }): Misconception => [cellOption(shape, value), cause]),
      explanation: `Follow one end of the figure as it turns ${words}. A turn never flips a figure over: the options that face the other way come from flipping it, the others from turning too far or the wrong way.`,
    };
  },
  check: checkTurned,
};
