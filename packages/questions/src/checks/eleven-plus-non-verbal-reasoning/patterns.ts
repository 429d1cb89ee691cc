import type { Check } from '../check.ts';
import { marksOf, number } from '../support/svg.ts';
import type { Mark } from '../support/svg.ts';

/** The black squares, in steps of half a square from the middle of the grid of 4 by 4. */
function blackSquares(svg: string): [number, number][] {
  const [, , frame, ...marks] = marksOf(svg);
  if (!frame) return [];
  const place = (mark: Mark, axis: 'x' | 'y') =>
    2 * Math.round((4 * (number(mark, axis) - number(frame, axis))) / number(frame, 'width')) - 3;
  return marks
    .filter(({ tag, attributes }) => tag === 'rect' && attributes['fill'] === '#17203A')
    .map((mark) => [place(mark, 'x'), place(mark, 'y')]);
}

const key = (squares: readonly (readonly [number, number])[]) => squares.map(String).sort().join(' ');

export const checkPattern: Check = (question) => {
  const body = question.body ?? '';
  const expected = blackSquares(question.image?.svg ?? '').map(([x, y]): [number, number] =>
    body.includes('to its right') ? [-x, y] : body.includes('below it') ? [x, -y] : [-y, -x],
  );
  return question.options.map(
    (option) => 'image' in option && key(blackSquares(option.image.svg)) === key(expected),
  );
};
