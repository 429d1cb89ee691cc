import type { Fold } from '#drawing/shapes/folded-paper.ts';
import type { Point } from '#drawing/svg.ts';
import { itemAt } from '#item-at.ts';

interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The region before each fold. */
export function regions(folds: readonly Fold[]): Region[] {
  const list: Region[] = [{ left: 0, top: 0, right: 4, bottom: 4 }];
  for (const fold of folds) {
    const last = { ...itemAt(list, -1) };
    if (fold === 'right') last.left = (last.left + last.right) / 2;
    if (fold === 'left') last.right = (last.left + last.right) / 2;
    if (fold === 'down') last.top = (last.top + last.bottom) / 2;
    if (fold === 'up') last.bottom = (last.top + last.bottom) / 2;
    list.push(last);
  }
  return list;
}

export type Opening = 'mirror' | 'slide' | 'partly';

/** The holes after opening the folds, last first: reflected in the fold, copied without reflecting, or one fold left. */
export function opened(folds: readonly Fold[], punched: readonly Point[], opening: Opening): Point[] {
  const before = regions(folds);
  return folds.reduceRight<Point[]>(
    (holes, fold, index) => {
      if (opening === 'partly' && index === 0) return holes;
      const { left, top, right, bottom } = itemAt(before, index);
      const copies = holes.map(([x, y]): Point => {
        const diagonal = fold === 'down-right' || fold === 'up-left';
        if (diagonal)
          return opening === 'mirror'
            ? [left + bottom - 1 - y, top + right - 1 - x]
            : [left + right - 1 - x, top + bottom - 1 - y];
        const across = fold === 'right' || fold === 'left';
        if (opening === 'slide') {
          const [dx, dy] = across ? [(right - left) / 2, 0] : [0, (bottom - top) / 2];
          return fold === 'right' || fold === 'down' ? [x - dx, y - dy] : [x + dx, y + dy];
        }
        return across ? [left + right - 1 - x, y] : [x, top + bottom - 1 - y];
      });
      return [...holes, ...copies];
    },
    [...punched],
  );
}

/** The squares with holes as numbers, each once. */
export const keys = (holes: readonly Point[]) =>
  [...new Set(holes.map(([x, y]) => x + 4 * y))].sort((one, other) => one - other);

/** The squares of the folded sheet in which a whole hole fits. */
export function free(folds: readonly Fold[]): Point[] {
  const { left, top, right, bottom } = itemAt(regions(folds), -1);
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
