import { itemAt } from '../../item-at.ts';
import type { ContentQuestion } from '../../content-types.ts';
import type { Check } from '../check.ts';
import { cornersOf, marksOf, number } from '../support/svg.ts';

type Point = readonly [x: number, y: number];

/** Corners of the shape and its dot, relative to the mean of the corners in units of its size, y upwards. */
function outline(svg: string): Point[] {
  const marks = marksOf(svg);
  const corners = marks.filter(({ tag }) => tag === 'polygon').flatMap(cornersOf);
  const dots = marks
    .filter(({ tag }) => tag === 'circle')
    .map((mark): [number, number] => [number(mark, 'cx'), number(mark, 'cy')]);
  const middle = [0, 1].map(
    (axis) => corners.reduce((sum, point) => sum + itemAt(point, axis), 0) / corners.length,
  );
  const [x0 = 0, y0 = 0] = middle;
  const placed = [...corners, ...dots].map(([x, y]): Point => [x - x0, y0 - y]);
  const size = Math.max(...placed.map(([x, y]) => Math.hypot(x, y)));
  return placed.map(([x, y]) => [x / size, y / size]);
}

const rotated = (points: readonly Point[], degrees: number): Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

const covers = (one: readonly Point[], other: readonly Point[]) =>
  other.every(([x, y]) => one.some(([x1, y1]) => Math.hypot(x - x1, y - y1) < 0.03));

const same = (one: readonly Point[], other: readonly Point[]) =>
  one.length === other.length && covers(one, other) && covers(other, one);

const options = (question: ContentQuestion) =>
  question.options.map((each) => outline('image' in each ? each.image.svg : ''));

export const checkTurned: Check = (question) => {
  const turns = [...(question.body ?? '').matchAll(/(\d+)° (anticlockwise|clockwise|\()/g)];
  const total = turns.reduce(
    (sum, [, degrees = '', way]) => sum + (way === 'clockwise' ? -1 : 1) * Number(degrees),
    0,
  );
  const expected = rotated(outline(question.image?.svg ?? ''), total);
  return options(question).map((each) => same(each, expected));
};

export const checkMirrored: Check = (question) => {
  const start = outline(question.image?.svg ?? '');
  const across = (question.body ?? '').includes('to its right')
    ? ([x, y]: Point): Point => [-x, y]
    : (question.body ?? '').includes('below it')
      ? ([x, y]: Point): Point => [x, -y]
      : ([x, y]: Point): Point => [y, x];
  return options(question).map((each) => same(each, start.map(across)));
};

export const checkSameFigure: Check = (question) => {
  const start = outline(question.image?.svg ?? '');
  const turns = Array.from({ length: 8 }, (_, index) => rotated(start, 45 * index));
  return options(question).map((each) => turns.some((turn) => same(each, turn)));
};

/** The options that no turn makes like any other option. */
export const checkMirroredOne: Check = (question) => {
  const figures = options(question);
  return figures.map((figure, index) => {
    const turns = Array.from({ length: 8 }, (_, eighth) => rotated(figure, 45 * eighth));
    return figures.every((other, place) => place === index || !turns.some((turn) => same(other, turn)));
  });
};
