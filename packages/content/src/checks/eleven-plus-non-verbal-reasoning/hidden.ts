import type { Check } from '../check.ts';
import { marksOf, number } from '../support/svg.ts';

/** The unit lines of a picture as texts, in steps of the lattice from the top left of what is drawn. */
function linesOf(svg: string, dx = 0, dy = 0): string[] {
  const ends = marksOf(svg)
    .filter(({ tag }) => tag === 'line')
    .map((mark) => [number(mark, 'x1'), number(mark, 'y1'), number(mark, 'x2'), number(mark, 'y2')]);
  const left = Math.min(...ends.flatMap(([x1 = 0, , x2 = 0]) => [x1, x2]));
  const top = Math.min(...ends.flatMap(([, y1 = 0, , y2 = 0]) => [y1, y2]));
  return ends.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
    const ordered: [number, number][] = [
      [Math.round((x1 - left) / 26) + dx, Math.round((y1 - top) / 26) + dy],
      [Math.round((x2 - left) / 26) + dx, Math.round((y2 - top) / 26) + dy],
    ];
    return ordered.map(String).sort().join(' ');
  });
}

/** Slides the shape over each option and looks for a place where every one of its lines is there. */
export const checkHiddenShape: Check = (question) =>
  question.options.map((option) => {
    const lines = new Set(linesOf('image' in option ? option.image.svg : ''));
    return Array.from({ length: 25 }, (_, place) => [place % 5, Math.floor(place / 5)]).some(
      ([dx = 0, dy = 0]) => linesOf(question.image?.svg ?? '', dx, dy).every((each) => lines.has(each)),
    );
  });
