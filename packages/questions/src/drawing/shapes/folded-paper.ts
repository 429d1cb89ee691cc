import { arrow, circle, drawing, grey, ink, line, paper, polygon, rectangle } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A fold of a sheet of 4 by 4 squares: the part beyond the fold line lands on the other part. */
export type Fold = 'right' | 'left' | 'down' | 'up' | 'down-right' | 'up-left';

export const foldWords: Readonly<Record<Fold, string>> = {
  right: 'the left half is folded over to the right',
  left: 'the right half is folded over to the left',
  down: 'the top half is folded down',
  up: 'the bottom half is folded up',
  'down-right': 'the top left corner is folded down to the right along the diagonal',
  'up-left': 'the bottom right corner is folded up to the left along the diagonal',
};

const unit = 26;
const margin = 13;

/** What remains of the sheet after folds, as corners in squares. */
export function sheetAfter(folds: readonly Fold[]): Point[] {
  let [left, top, right, bottom] = [0, 0, 4, 4];
  for (const fold of folds) {
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    if (fold === 'right') left = middleX;
    else if (fold === 'left') right = middleX;
    else if (fold === 'down') top = middleY;
    else if (fold === 'up') bottom = middleY;
    else if (fold === 'down-right')
      return [
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
    else
      return [
        [left, top],
        [right, top],
        [left, bottom],
      ];
  }
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

const arrows: Readonly<Record<Fold, readonly [Point, Point]>> = {
  right: [
    [0.25, 0.5],
    [0.75, 0.5],
  ],
  left: [
    [0.75, 0.5],
    [0.25, 0.5],
  ],
  down: [
    [0.5, 0.25],
    [0.5, 0.75],
  ],
  up: [
    [0.5, 0.75],
    [0.5, 0.25],
  ],
  'down-right': [
    [0.25, 0.25],
    [0.72, 0.72],
  ],
  'up-left': [
    [0.75, 0.75],
    [0.28, 0.28],
  ],
};

function foldLine(fold: Fold, [x1, y1]: Point, [x2, y2]: Point): [Point, Point] {
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  if (fold === 'right' || fold === 'left')
    return [
      [middleX, y1],
      [middleX, y2],
    ];
  if (fold === 'down' || fold === 'up')
    return [
      [x1, middleY],
      [x2, middleY],
    ];
  return [
    [x2, y1],
    [x1, y2],
  ];
}

/** The steps side by side: the sheet before each fold with an arrow, and last the folded sheet with its holes. */
export function foldingPicture(folds: readonly Fold[], holes: readonly Point[]): string {
  const step = 4 * unit + 2 * margin;
  const parts = Array.from({ length: folds.length + 1 }, (_, index) => {
    const at = ([x, y]: Point): Point => [step * index + margin + unit * x, margin + unit * y];
    const sheet = sheetAfter(folds.slice(0, index));
    const marks = [
      rectangle(at([0, 0]), 4 * unit, 4 * unit, { stroke: grey, width: 1.5, dash: '3 6' }),
      polygon(sheet.map(at), { fill: index === 0 ? paper : '#D9DEE8', width: 3 }),
    ];
    const fold = folds[index];
    if (!fold) return [...marks, ...holes.map((hole) => holeAt(at, hole))].join('');
    const from: Point = [Math.min(...sheet.map(([x]) => x)), Math.min(...sheet.map(([, y]) => y))];
    const to: Point = [Math.max(...sheet.map(([x]) => x)), Math.max(...sheet.map(([, y]) => y))];
    const [one, other] = foldLine(fold, from, to);
    const inSheet = ([x, y]: Point): Point =>
      at([from[0] + x * (to[0] - from[0]), from[1] + y * (to[1] - from[1])]);
    const [start, end] = arrows[fold];
    return [
      ...marks,
      line(at(one), at(other), { dash: '7 6', width: 2 }),
      arrow(inSheet(start), inSheet(end), { width: 3 }),
    ].join('');
  });
  return drawing(step * (folds.length + 1), step, parts);
}

const holeAt = (at: (point: Point) => Point, [x, y]: Point) =>
  circle(at([x + 0.5, y + 0.5]), 7, { fill: ink, width: 1 });

/** The sheet opened again, with its holes. */
export function holesPicture(holes: readonly Point[]): string {
  const at = ([x, y]: Point): Point => [margin + unit * x, margin + unit * y];
  return drawing(130, 130, [
    rectangle([margin, margin], 4 * unit, 4 * unit, { fill: paper, width: 3 }),
    ...holes.map((hole) => holeAt(at, hole)),
  ]);
}
