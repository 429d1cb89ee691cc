import type { ContentOption } from '../../content-types.ts';
import type { Check } from '../check.ts';
import { marksOf, number } from '../support/svg.ts';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** The unit lines of a picture, in steps of the lattice from the top left of what is drawn. */
function linesOf(svg: string): Line[] {
  const ends = marksOf(svg)
    .filter(({ tag }) => tag === 'line')
    .map((mark): Line => [number(mark, 'x1'), number(mark, 'y1'), number(mark, 'x2'), number(mark, 'y2')]);
  const left = Math.min(...ends.flatMap(([x1, , x2]) => [x1, x2]));
  const top = Math.min(...ends.flatMap(([, y1, , y2]) => [y1, y2]));
  const step = (value: number) => Math.round(value / 26);
  return ends.map(([x1, y1, x2, y2]) => [step(x1 - left), step(y1 - top), step(x2 - left), step(y2 - top)]);
}

/** The same text for both directions of a line. */
const key = ([x1, y1, x2, y2]: Line, dx = 0, dy = 0) =>
  x1 < x2 || (x1 === x2 && y1 < y2)
    ? `${x1 + dx},${y1 + dy},${x2 + dx},${y2 + dy}`
    : `${x2 + dx},${y2 + dy},${x1 + dx},${y1 + dy}`;

/** Slides the shape over the figure and looks for a place where every one of its lines is there. */
function isPartOf(shape: readonly Line[], figure: readonly Line[]): boolean {
  const lines = new Set(figure.map((each) => key(each)));
  return Array.from({ length: 25 }, (_, place) => [place % 5, Math.floor(place / 5)]).some(
    ([dx = 0, dy = 0]) => shape.every((each) => lines.has(key(each, dx, dy))),
  );
}

const linesOfOption = (option: ContentOption) => linesOf('image' in option ? option.image.svg : '');

export const checkHiddenShape: Check = (question) => {
  const shape = linesOf(question.image?.svg ?? '');
  return question.options.map((option) => isPartOf(shape, linesOfOption(option)));
};

export const checkShapeInFigure: Check = (question) => {
  const figure = linesOf(question.image?.svg ?? '');
  return question.options.map((option) => isPartOf(linesOfOption(option), figure));
};
