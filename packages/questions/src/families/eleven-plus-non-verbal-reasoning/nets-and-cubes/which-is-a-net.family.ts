import { checkWhichIsANet } from '#checks/eleven-plus-non-verbal-reasoning/nets.ts';
import { outlineOf, randomCells } from '#drawing/shapes/cells.ts';
import { netPicture } from '#drawing/shapes/cubes.ts';
import type { ContentImage } from '#content-types.ts';
import type { Point } from '#drawing/svg.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import type { Random } from '#random.ts';
import { anyWay, foldedFaces, netLayouts, netWords } from './net-layouts.ts';

function notANet(random: Random, close: boolean): Point[] | null {
  for (let attempt = 0; attempt < 30; attempt++) {
    const cells = randomCells(random, 6, 4);
    const block = cells.some(([x, y]) =>
      [
        [0, 1],
        [1, 0],
        [1, 1],
      ].every(([dx = 0, dy = 0]) => cells.some(([x1, y1]) => x1 === x + dx && y1 === y + dy)),
    );
    if (block === close || !outlineOf(cells) || foldedFaces(cells)) continue;
    return anyWay(random, cells);
  }
  return null;
}

const option = (cells: readonly Point[]): ContentImage => ({
  svg: netPicture(cells, [], 34),
  alternativeText: `Six squares, ${netWords(cells, [])}.`,
});

export const family: Family = {
  name: 'which-is-a-net',
  syllabus: 'Nets: tell which patterns of squares fold into a cube',
  levels: {
    1: 'the wrong patterns have four squares in a block',
    2: 'two wrong patterns have no block',
    3: 'no pattern has a block; nets with four squares in a row',
    4: 'no pattern has a block; nets with at most three squares in a row',
  },
  write: (random, difficulty) => {
    const layouts = difficulty === 4 ? netLayouts.slice(6) : netLayouts.slice(0, difficulty === 3 ? 11 : 9);
    const close = [difficulty >= 2, difficulty >= 2, difficulty >= 3, difficulty >= 3];
    const wrong = close.map((each) => notANet(random, each));
    const kinds = wrong.map((cells) =>
      cells ? [...cells].sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2).join(' ') : '',
    );
    if (wrong.includes(null) || new Set(kinds).size < 4) return noDraft;
    return {
      body: random.pick([
        'Which pattern of squares folds into a cube?',
        'Only one of these is the net of a cube. Which one?',
      ]),
      answer: option(anyWay(random, random.pick(layouts))),
      mistakes: wrong.flatMap((cells): Misconception[] =>
        cells ? [[option(cells), 'not seeing that two squares land on the same face']] : [],
      ),
      explanation:
        'Fold each pattern in your mind: in a net every square becomes a different face. In each of the others two squares land on the same face and one side stays open; four squares in a block, or five in a row, show that at once.',
    };
  },
  check: checkWhichIsANet,
};
