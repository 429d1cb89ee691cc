import { checkFoldAndPunch } from '#checks/eleven-plus-non-verbal-reasoning/folding.ts';
import { foldingPicture, foldWords, holesPicture } from '#drawing/shapes/folded-paper.ts';
import type { Fold } from '#drawing/shapes/folded-paper.ts';
import type { ContentImage } from '#content-types.ts';
import type { Point } from '#drawing/svg.ts';
import type { Difficulty, Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import type { Random } from '#random.ts';
import { optionGrid } from '../option-grid.ts';

interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The region before each fold. */
function regions(folds: readonly Fold[]): Region[] {
  const list: Region[] = [{ left: 0, top: 0, right: 4, bottom: 4 }];
  for (const fold of folds) {
    const last = { ...(list.at(-1) as Region) };
    if (fold === 'right') last.left = (last.left + last.right) / 2;
    if (fold === 'left') last.right = (last.left + last.right) / 2;
    if (fold === 'down') last.top = (last.top + last.bottom) / 2;
    if (fold === 'up') last.bottom = (last.top + last.bottom) / 2;
    list.push(last);
  }
  return list;
}

/** The holes after opening the folds, last first. */
function opened(folds: readonly Fold[], punched: readonly Point[]): Point[] {
  const before = regions(folds);
  return folds.reduceRight<Point[]>(
    (holes, fold, index) => {
      const { left, top, right, bottom } = before[index] as Region;
      const mirrored = holes.map(([x, y]): Point => {
        if (fold === 'right' || fold === 'left') return [left + right - 1 - x, y];
        if (fold === 'down' || fold === 'up') return [x, top + bottom - 1 - y];
        return [left + bottom - 1 - y, top + right - 1 - x];
      });
      return [...holes, ...mirrored];
    },
    [...punched],
  );
}

const across: Readonly<Record<Fold, Fold>> = {
  right: 'down',
  left: 'up',
  down: 'right',
  up: 'left',
  'down-right': 'right',
  'up-left': 'left',
};

function foldsFor(random: Random, difficulty: Difficulty): Fold[] {
  const first = random.pick<Fold>(['right', 'left', 'down', 'up']);
  if (difficulty <= 2) return [first];
  const second = random.pick<Fold>(
    first === 'right' || first === 'left' ? ['down', 'up'] : ['right', 'left'],
  );
  if (difficulty === 3 || random.chance(0.4)) return [first, second];
  const diagonal: Fold = random.pick(['down-right', 'up-left']);
  if (difficulty === 4) return random.chance(0.5) ? [diagonal] : [first, first];
  return random.chance(0.5) ? [first, second, diagonal] : [first, second, first];
}

const keys = (holes: readonly Point[]) =>
  [...new Set(holes.map(([x, y]) => x + 4 * y))].sort((one, other) => one - other);

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

/** The squares of the folded sheet in which a whole hole fits. */
function free(folds: readonly Fold[]): Point[] {
  const { left, top, right, bottom } = regions(folds).at(-1) as Region;
  const list: Point[] = [];
  for (let x = left; x < right; x++)
    for (let y = top; y < bottom; y++) {
      const [diagonal, place] = [right - left - 1, x - left + (y - top)];
      if (folds.includes('down-right') && place <= diagonal) continue;
      if (folds.includes('up-left') && place >= diagonal) continue;
      list.push([x, y]);
    }
  return list;
}

export const family: Family = {
  name: 'fold-and-punch',
  syllabus: 'Folding: where the holes are when a punched sheet is opened',
  steps: {
    1: 'one fold, one or two holes',
    2: 'one fold, two or three holes',
    3: 'two folds, one or two holes',
    4: 'a diagonal fold or two folds, two or three holes',
    5: 'three folds, or two folds with three holes',
  },
  printed: { 1: 34, 2: 38, 3: 36, 4: 14, 5: 8 },
  write: (random, difficulty) => {
    const folds = foldsFor(random, difficulty);
    const squares = free(folds);
    const most = difficulty === 2 || (difficulty > 3 && folds.length === 2) ? 3 : 2;
    const wanted = Math.min(
      squares.length - 1,
      difficulty === 1 || difficulty === 3
        ? random.int(1, most)
        : folds.length === 3
          ? 1
          : random.int(2, most),
    );
    if (wanted < 1 && difficulty < 5) return noDraft;
    const [spare, ...punched] = random.sample(squares, Math.max(1, wanted) + (squares.length > 1 ? 1 : 0));
    if (!spare || punched.length === 0) return noDraft;
    const other = [spare, ...punched.slice(1)];
    const wrongFolds = [
      folds.map((fold) => across[fold]),
      folds.map((fold, index) => (index === folds.length - 1 ? across[fold] : fold)),
      folds.slice(0, -1),
    ].filter((each) => each.join() !== folds.join());
    const options = optionGrid<{ folds: readonly Fold[]; holes: readonly Point[] }>(
      random,
      [
        {
          right: { folds },
          wrong: wrongFolds.map((each) => ({ folds: each })),
          cause: 'opening a fold the wrong way or not at all',
        },
        { right: { holes: punched }, wrong: [{ holes: other }], cause: 'misplacing a hole' },
      ],
      { folds, holes: punched },
    ).map(({ value, cause }) => ({ holes: opened(value.folds, value.holes), cause }));
    const shown = options.map(({ holes }) => keys(holes));
    if (
      options.length < 5 ||
      new Set(shown.map(String)).size < 5 ||
      shown.flat().some((key) => key < 0 || key > 15)
    )
      return noDraft;
    if (options.some(({ holes }) => holes.some(([x, y]) => x < 0 || x > 3 || y < 0 || y > 3))) return noDraft;
    const [right, ...wrong] = options;
    const count = keys(right?.holes ?? []).length;
    const { left, top } = regions(folds).at(-1) as Region;
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
      explanation: `Open the folds one at a time, the last first: each hole appears again as a mirror image in the fold line. That makes ${count} holes. The options with holes elsewhere come from opening a fold the wrong way, not opening it at all, or misplacing a hole.`,
    };
  },
  check: checkFoldAndPunch,
};
