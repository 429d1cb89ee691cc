import type { Check } from '../check.ts';
import { marksOf, number } from '../support/svg.ts';

/** The middles of the black squares, from the middle of the grid, in hundredths of its width. */
function blackSquares(svg: string): [number, number][] {
  const [, , frame, ...marks] = marksOf(svg);
  if (!frame) return [];
  const width = number(frame, 'width');
  return marks
    .filter(({ tag, attributes }) => tag === 'rect' && attributes['fill'] === '#17203A')
    .map((mark) => [
      Math.round((100 * (number(mark, 'x') + number(mark, 'width') / 2 - number(frame, 'x'))) / width - 50),
      Math.round((100 * (number(mark, 'y') + number(mark, 'height') / 2 - number(frame, 'y'))) / width - 50),
    ]);
}

const key = (squares: readonly (readonly [number, number])[]) =>
  squares.map(([x, y]) => `${Math.round(x / 5)},${Math.round(y / 5)}`.replaceAll('-0', '0')).sort().join(' ');

export const checkPattern: Check = (question) => {
  const body = question.body ?? '';
  const expected = blackSquares(question.image?.svg ?? '').map(([x, y]): [number, number] =>
    body.includes('to its right') ? [-x, y] : body.includes('below it') ? [x, -y] : [-y, -x],
  );
  return question.options.map(
    (option) => 'image' in option && key(blackSquares(option.image.svg)) === key(expected),
  );
};
