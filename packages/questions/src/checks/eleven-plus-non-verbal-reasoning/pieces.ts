import { itemAt } from '../../item-at.ts';
import type { Check } from '../check.ts';
import { cornersOf, marksOf, number } from '../support/svg.ts';

type Cell = readonly [x: number, y: number];

/** The squares inside a drawn outline, by testing the middle of each. */
function cellsInside(corners: readonly (readonly [number, number])[], unit: number): Cell[] {
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const found: Cell[] = [];
  for (let column = 0; column < 8; column++)
    for (let row = 0; row < 8; row++) {
      const [x, y] = [left + unit * (column + 0.5), top + unit * (row + 0.5)];
      const crossings = corners.filter(([x1, y1], index) => {
        const [x2, y2] = itemAt(corners, (index + 1) % corners.length);
        return x1 === x2 && x1 > x && y1 > y !== y2 > y;
      });
      if (crossings.length % 2 === 1) found.push([column, row]);
    }
  return found;
}

const outlinesOf = (svg: string, unit: number) =>
  marksOf(svg)
    .filter(({ tag }) => tag === 'polygon')
    .map((mark) => cellsInside(cornersOf(mark), unit));

const atOrigin = (cells: readonly Cell[]): Cell[] => {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells.map(([x, y]) => [x - left, y - top]);
};

const turnsOf = (cells: readonly Cell[], turning: boolean): Cell[][] => {
  const found: Cell[][] = [atOrigin(cells)];
  if (turning)
    for (let index = 0; index < 3; index++)
      found.push(atOrigin(itemAt(found, -1).map(([x, y]): Cell => [-y, x])));
  return found;
};

const key = (cells: readonly Cell[]) => atOrigin(cells).map(String).sort().join(' ');

const isTurning = (body = '') => body.includes('may be turned');

/** Lays the first piece on every place of each option: what remains must be the second piece. */
export const checkCombinePieces: Check = ({ body, image, options }) => {
  const [first = [], second = []] = outlinesOf(image?.svg ?? '', 26);
  const seconds = turnsOf(second, isTurning(body)).map(key);
  return options.map((option) => {
    const whole = itemAt(outlinesOf('image' in option ? option.image.svg : '', 23), 0);
    if (whole.length !== first.length + second.length) return false;
    return turnsOf(first, isTurning(body)).some((piece) =>
      whole.some(([dx, dy]) =>
        whole.some(([ex, ey]) => {
          const [left, top] = [Math.min(dx, ex), Math.min(dy, ey)];
          const covered = new Set(piece.map(([x, y]) => `${x + left},${y + top}`));
          const rest = whole.filter((cell) => !covered.has(cell.join()));
          return rest.length === second.length && seconds.includes(key(rest));
        }),
      ),
    );
  });
};

/** The gap is the squares of the frame that are not shaded. */
export const checkCompleteTheSquare: Check = ({ body, image, options }) => {
  const [, , frame, ...marks] = marksOf(image?.svg ?? '');
  if (!frame) return [];
  const shaded = marks
    .filter(({ tag }) => tag === 'rect')
    .map((mark) =>
      [
        Math.round((number(mark, 'x') - number(frame, 'x')) / 26),
        Math.round((number(mark, 'y') - number(frame, 'y')) / 26),
      ].join(),
    );
  const gap = Array.from({ length: 16 }, (_, index): Cell => [index % 4, Math.floor(index / 4)]).filter(
    (cell) => !shaded.includes(cell.join()),
  );
  return options.map((option) => {
    const piece = itemAt(outlinesOf('image' in option ? option.image.svg : '', 26), 0);
    return turnsOf(piece, isTurning(body)).some((each) => key(each) === key(gap));
  });
};
