import { itemAt } from '../../item-at.ts';
import type { ContentQuestion } from '../../content-types.ts';
import type { Check, ChecksByFamily } from '../check.ts';
import { cornersOf, marksOf, number } from '../support/svg.ts';

type Point = readonly [x: number, y: number];

/** Corners of the shape and its dot, relative to the middle of the cell, y upwards. */
function outline(svg: string): Point[] {
  const marks = marksOf(svg);
  const corners = marks.filter(({ tag }) => tag === 'polygon').flatMap(cornersOf);
  const dots = marks
    .filter(({ tag }) => tag === 'circle')
    .map((mark): [number, number] => [number(mark, 'cx'), number(mark, 'cy')]);
  return [...corners, ...dots].map(([x, y]) => [x - 65, 65 - y]);
}

const rotated = (points: readonly Point[], degrees: number): Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

const same = (one: readonly Point[], other: readonly Point[]) =>
  one.length === other.length &&
  one.every(([x, y], index) => Math.hypot(x - itemAt(other, index)[0], y - itemAt(other, index)[1]) < 0.05);

const options = (question: ContentQuestion) =>
  question.options.map((each) => outline('image' in each ? each.image.svg : ''));

const mirrored: Check = (question) => {
  const start = outline(question.image?.svg ?? '');
  const across = (question.body ?? '').includes('to its right')
    ? ([x, y]: Point): Point => [-x, y]
    : (question.body ?? '').includes('below it')
      ? ([x, y]: Point): Point => [x, -y]
      : ([x, y]: Point): Point => [y, x];
  return options(question).map((each) => same(each, start.map(across)));
};

export const rotationAndReflectionChecks: ChecksByFamily = {
  turned: (question) => {
    const [, degrees = '', way = ''] = /(\d+)° (anticlockwise|clockwise|\()/.exec(question.body ?? '') ?? [];
    const expected = rotated(
      outline(question.image?.svg ?? ''),
      way === 'clockwise' ? -Number(degrees) : Number(degrees),
    );
    return options(question).map((each) => same(each, expected));
  },
  'mirror-image': mirrored,
  'same-figure-turned': (question) => {
    const start = outline(question.image?.svg ?? '');
    const turns = Array.from({ length: 72 }, (_, index) => rotated(start, 5 * index));
    return options(question).map((each) => turns.some((turn) => same(each, turn)));
  },
};
