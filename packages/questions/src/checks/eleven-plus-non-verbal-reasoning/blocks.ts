import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { Check } from '../check.ts';
import { cornersOf, marksOf, number } from '../support/svg.ts';

interface Top {
  x: number;
  y: number;
  height: number;
}

/**
 * The stacks of a picture: each visible white top is at half widths, half depths and heights of a cube (22, 11 and 25)
 * from the back corner; only one whole height fits its place. Cubes below a top are drawn first, so the last top of a
 * place is the highest.
 */
function stacksIn(svg: string): Top[] {
  const tops = marksOf(svg)
    .filter(({ tag, attributes }) => tag === 'polygon' && attributes['fill'] === '#FFFFFF')
    .map((mark) => itemAt(cornersOf(mark), 0));
  const found = new Map<string, Top>();
  // The first cube drawn is the lowest one at the back corner: its top is one height above the ground.
  const [backX, backY] = itemAt(tops, 0);
  for (const [left, top] of tops) {
    const across = Math.round((left - backX) / 22);
    for (let height = 1; height <= 6; height++) {
      const along = (top - backY + 25 * (height - 1)) / 11;
      const whole = Math.round(along);
      const [x, y] = [(whole + across) / 2, (whole - across) / 2];
      if (Math.abs(along - whole) > 0.01 || !Number.isInteger(x) || x < 0 || y < 0) continue;
      const known = found.get(`${x},${y}`);
      if (!known || known.height < height) found.set(`${x},${y}`, { x, y, height });
    }
  }
  return [...found.values()];
}

const total = (svg: string) => stacksIn(svg).reduce((sum, { height }) => sum + height, 0);

export const checkCountBlocks: Check = (question) =>
  checkNumber(() => total(question.image?.svg ?? ''))(question);

/** The columns of an option, from left to right. */
function columnsIn(svg: string): number[] {
  const squares = marksOf(svg).filter(({ tag, attributes }) => tag === 'rect' && attributes['x']);
  const columns = Map.groupBy(squares, (mark) => number(mark, 'x'));
  return [...columns].sort(([one], [other]) => one - other).map(([, list]) => list.length);
}

export const checkViewOfBlocks: Check = (question) => {
  const stacks = stacksIn(question.image?.svg ?? '');
  const body = question.body ?? '';
  const axis = /from the (?:left|right) side/.test(body) ? 'y' : 'x';
  const columns = [...Map.groupBy(stacks, (stack) => stack[axis])]
    .sort(([one], [other]) => one - other)
    .map(([, list]) => Math.max(...list.map(({ height }) => height)));
  // Seen from the right the front row is on the left.
  const expected = /from the (?:right side|back)/.test(body) ? columns.reverse() : columns;
  return question.options.map(
    (option) => 'image' in option && columnsIn(option.image.svg).join() === expected.join(),
  );
};
