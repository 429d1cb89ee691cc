import { checkFoldAndPunch } from '#checks/eleven-plus-non-verbal-reasoning/folding.ts';
import { foldingPicture, foldWords, holesPicture } from '#drawing/shapes/folded-paper.ts';
import type { Fold } from '#drawing/shapes/folded-paper.ts';
import type { ContentImage } from '#content-types.ts';
import type { Point } from '#drawing/svg.ts';
import type { Difficulty, Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { optionGrid } from '../option-grid.ts';
import { free, keys, opened, regions } from './folds.ts';
import type { Opening } from './folds.ts';

function foldsFor(random: Random, difficulty: Difficulty): Fold[] {
  const first = random.pick<Fold>(['right', 'left', 'down', 'up']);
  if (difficulty <= 2) return [first];
  const across = first === 'right' || first === 'left';
  const second = random.pick<Fold>(across ? ['down', 'up'] : ['right', 'left']);
  if (difficulty === 3 || random.chance(0.3)) return [first, second];
  if (difficulty === 5 && random.chance(0.5)) return [first, second, first];
  return random.chance(0.5) ? [random.pick<Fold>(['down-right', 'up-left'])] : [first, first];
}

function holeCount(random: Random, difficulty: Difficulty, folds: number): number {
  if (difficulty === 1 || difficulty === 3) return random.int(1, 2);
  if (folds === 3) return 1;
  return random.int(2, difficulty === 2 || folds === 2 ? 3 : 2);
}

function option(holes: readonly Point[]): ContentImage {
  const places = keys(holes);
  const rows = [0, 1, 2, 3].flatMap((row) => {
    const columns = places.filter((key) => key >> 2 === row).map((key) => (key & 3) + 1);
    return columns.length === 0 ? [] : [`row ${row + 1}: ${columns.join(', ')}`];
  });
  return {
    svg: holesPicture(places.map((key): Point => [key & 3, key >> 2])),
    alternativeText: `A sheet of 4 rows of 4 squares with holes in ${rows.join('; ')}.`,
  };
}

export const family: Family = {
  name: 'fold-and-punch',
  syllabus: 'Folding: where the holes are when a punched sheet is opened',
  levels: {
    1: 'one fold, one or two holes',
    2: 'one fold, two or three holes',
    3: 'two folds, one or two holes',
    4: 'a diagonal fold or two folds, two or three holes',
    5: 'three folds, or two folds with three holes',
  },
  write: (random, difficulty) => {
    const folds = foldsFor(random, difficulty);
    const squares = free(folds);
    const wanted = Math.min(squares.length - 1, holeCount(random, difficulty, folds.length));
    if (wanted < 1 && difficulty < 5) return noDraft;
    const punched = random.sample(squares, Math.max(1, wanted));
    // Other places on the folded sheet, as many holes each.
    const others = [0, 1, 2, 3, 4, 5]
      .map(() => random.sample(squares, punched.length))
      .filter((each) => keys(each).join() !== keys(punched).join());
    const slips: Opening[] = folds.length === 3 ? ['slide', 'partly'] : ['slide'];
    const options = optionGrid<{ holes: readonly Point[]; opening: Opening }>(
      random,
      [
        { right: { holes: punched }, wrong: others.map((holes) => ({ holes })), cause: 'misplacing a hole' },
        {
          right: { opening: 'mirror' },
          wrong: slips.map((opening) => ({ opening })),
          cause: 'copying the holes without reflecting them in the fold',
        },
      ],
      { holes: punched, opening: 'mirror' },
    ).map(({ value, cause }) => ({ holes: opened(folds, value.holes, value.opening), cause }));
    if (options.length < 5 || new Set(options.map(({ holes }) => keys(holes).join())).size < 5)
      return noDraft;
    const [right, ...wrong] = options;
    const count = keys(right?.holes ?? []).length;
    const { left, top } = itemAt(regions(folds), -1);
    const holeWords = punched.map(([x, y]) => `row ${y + 1}, column ${x + 1}`).join(' and ');
    return {
      body: random.pick([
        'A square sheet is folded as shown, and holes are punched through all layers. What does it look like when it is opened?',
        'The sheet is folded and then punched. Which option shows it unfolded?',
      ]),
      image: {
        svg: foldingPicture(folds, punched),
        alternativeText: `A sheet of 4 rows of 4 squares. ${folds.map((fold, index) => `Fold ${index + 1}: ${foldWords[fold]}.`).join(' ')} The folded sheet begins at row ${top + 1}, column ${left + 1}. Holes are punched at ${holeWords} of the whole sheet.`,
      },
      answer: option(right?.holes ?? []),
      mistakes: wrong.map(({ holes, cause }): Misconception => [option(holes), cause]),
      explanation: `Open the folds one at a time, the last first: each hole appears again as a mirror image in the fold line. That makes ${count} holes. The tempting options come from copying the holes without reflecting them in the fold, the others from misplacing a hole.`,
    };
  },
  check: checkFoldAndPunch,
};
