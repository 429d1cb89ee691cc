import { flip, keyOf, moved, normalized, outlineOf, quarterTurn } from '#drawing/shapes/cells.ts';
import type { Cell } from '#drawing/shapes/cells.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';

export const placeKey = (cells: readonly Cell[]) => keyOf(normalized({ cells }));

/** The piece in each of its different turned positions. */
export function turnsOf(cells: readonly Cell[], turns: boolean): Cell[][] {
  const all = (turns ? [0, 1, 2, 3] : [0]).map((quarters) => [
    ...moved({ cells }, quarterTurn(quarters)).cells,
  ]);
  return [...new Map(all.map((each) => [placeKey(each), each])).values()];
}

export const flipped = (cells: readonly Cell[]): Cell[] => [...moved({ cells }, flip).cells];

/** Squares of a board of 5 by 5 as the bits of a number. */
const bits = (cells: readonly Cell[]) => cells.reduce((mask, [x, y]) => mask | (1 << (y * 5 + x)), 0);
const cellsOf = (mask: number): Cell[] =>
  Array.from({ length: 25 }, (_, bit): Cell => [bit % 5, Math.floor(bit / 5)]).filter(
    ([x, y]) => mask & (1 << (y * 5 + x)),
  );

const leftColumn = bits([0, 1, 2, 3, 4].map((y): Cell => [0, y]));
const topRow = 31;

/** Moved to the top left corner of the board. */
function atCorner(mask: number): number {
  let result = mask;
  while (result !== 0 && (result & leftColumn) === 0) result >>= 1;
  while (result !== 0 && (result & topRow) === 0) result >>= 5;
  return result;
}

/** Equal for pieces that are the same, also turned if `turns`. */
export function kindOf(cells: readonly Cell[], turns: boolean): number {
  let [list, smallest] = [cells, Infinity];
  for (let quarters = 0; quarters < (turns ? 4 : 1); quarters++) {
    const left = Math.min(...list.map(([x]) => x));
    const top = Math.min(...list.map(([, y]) => y));
    smallest = Math.min(smallest, bits(list.map(([x, y]): Cell => [x - left, y - top])));
    list = list.map(([x, y]): Cell => [0 - y, x]);
  }
  return smallest;
}

/** All places of a piece on the board. */
function placesOf(cells: readonly Cell[], turns: boolean): number[] {
  return turnsOf(cells, turns).flatMap((each) => {
    const [width, height] = [Math.max(...each.map(([x]) => x)), Math.max(...each.map(([, y]) => y))];
    const places: number[] = [];
    for (let dx = 0; dx + width < 5; dx++)
      for (let dy = 0; dy + height < 5; dy++) places.push(bits(each.map(([x, y]): Cell => [x + dx, y + dy])));
    return places;
  });
}

const grown = (mask: number) =>
  mask | (mask << 5) | (mask >> 5) | ((mask & ~(leftColumn << 4)) << 1) | ((mask & ~leftColumn) >> 1);

/** Two pieces and the shapes that they make side by side. */
export function piecesTogether(one: readonly Cell[], other: readonly Cell[], turns: boolean) {
  const [ones, others] = [placesOf(one, turns), placesOf(other, turns)];
  const rests = new Set(others.map(atCorner));
  return {
    make: (cells: readonly Cell[]) => {
      const whole = bits(normalized({ cells }).cells);
      return ones.some((place) => (place & whole) === place && rests.has(atCorner(whole ^ place)));
    },
    random: (random: Random): Cell[] | null => {
      const first = random.pick(ones);
      const beside = others.filter((place) => (place & first) === 0 && (place & grown(first)) !== 0);
      if (beside.length === 0) return null;
      const cells = cellsOf(first | itemAt(beside, random.int(0, beside.length - 1)));
      return outlineOf(cells) ? cells : null;
    },
  };
}
