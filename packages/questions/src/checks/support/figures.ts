import { itemAt } from '../../item-at.ts';
import type { ContentOption, ContentQuestion } from '../../content-types.ts';
import { boxesOf, cornersOf, marksOf, number } from './svg.ts';
import type { Mark } from './svg.ts';

/** The visible features of a figure, measured from its SVG elements; -1 or '' where it has none. */
export interface Seen {
  shape: string;
  shade: string;
  line: string;
  /** Eighths of a turn clockwise from the top. */
  turn: number;
  arm: number;
  dots: number;
  inner: string;
  innerShade: string;
  size: string;
}

export const features = [
  'shape',
  'shade',
  'line',
  'turn',
  'arm',
  'dots',
  'inner',
  'innerShade',
  'size',
] as const satisfies readonly (keyof Seen)[];
export type Feature = (typeof features)[number];

const byCorners: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'square',
  5: 'pentagon',
  6: 'hexagon',
  7: 'arrow',
  10: 'star',
  12: 'cross',
  19: 'semicircle',
};

const width = (mark: Mark) => number(mark, 'stroke-width');
const isOutline = (mark: Mark) => mark.tag === 'polygon' || (mark.tag === 'circle' && number(mark, 'r') > 7);

function shapeOf(mark: Mark): string {
  return mark.tag === 'circle' ? 'circle' : (byCorners[cornersOf(mark).length] ?? 'unknown');
}

function lightness(mark: Mark): 'white' | 'grey' | 'black' {
  const red = parseInt((mark.attributes['fill'] ?? '#FFFFFF').slice(1, 3), 16);
  return red > 240 ? 'white' : red > 100 ? 'grey' : 'black';
}

const eighths = (x: number, y: number) => Math.round((Math.atan2(x, -y) * 4) / Math.PI + 8) % 8;

function turnOf(body: Mark): number {
  const shape = shapeOf(body);
  const corners = cornersOf(body);
  if (shape === 'arrow') {
    const [tip, left, right] = [itemAt(corners, 0), itemAt(corners, 4), itemAt(corners, 3)];
    return eighths(tip[0] - (left[0] + right[0]) / 2, tip[1] - (left[1] + right[1]) / 2);
  }
  if (shape === 'semicircle') {
    const [from, top, to] = [itemAt(corners, 0), itemAt(corners, 9), itemAt(corners, 18)];
    return eighths(top[0] - (from[0] + to[0]) / 2, top[1] - (from[1] + to[1]) / 2);
  }
  return -1;
}

function widest(mark: Mark): number {
  if (mark.tag === 'circle') return 2 * number(mark, 'r');
  const corners = cornersOf(mark);
  return Math.max(...corners.flatMap(([x, y]) => corners.map(([x2, y2]) => Math.hypot(x2 - x, y2 - y))));
}

const slopeOf = (mark: Mark) =>
  Math.sign((number(mark, 'x2') - number(mark, 'x1')) * (number(mark, 'y2') - number(mark, 'y1')));

/** The features of the figure that consists of the marks. */
export function seen(marks: readonly Mark[]): Seen {
  const [body, inner] = marks.filter(isOutline);
  if (!body) throw new Error('The figure has no outline');
  const lines = marks.filter(({ tag }) => tag === 'line');
  const arm = lines.find((mark) => width(mark) === 4);
  const rounds = marks.filter(({ tag }) => tag === 'circle');
  const hatching = lines.filter((mark) => width(mark) === 2).map(slopeOf);
  const shade =
    hatching.length > 0
      ? new Set(hatching).size > 1
        ? 'crossed'
        : 'striped'
      : rounds.some((mark) => number(mark, 'r') < 3)
        ? 'spotted'
        : lightness(body);
  return {
    shape: shapeOf(body),
    shade,
    line: body.attributes['stroke-dasharray'] ? 'dashed' : width(body) > 5 ? 'thick' : 'plain',
    turn: turnOf(body),
    arm: arm ? eighths(number(arm, 'x2') - number(arm, 'x1'), number(arm, 'y2') - number(arm, 'y1')) : -1,
    dots: rounds.filter((mark) => number(mark, 'r') === 5).length,
    inner: inner ? shapeOf(inner) : '',
    innerShade: inner ? lightness(inner) : '',
    size: widest(body) < 60 ? 'small' : 'large',
  };
}

/** The figures of a picture, one for each box that is not empty, in reading order. */
export function figuresIn(svg: string): Seen[] {
  return boxesOf(svg)
    .filter((marks) => marks.some(isOutline))
    .map(seen);
}

export function figureOf(option: ContentOption): Seen {
  return seen('image' in option ? marksOf(option.image.svg).slice(2) : []);
}

export const optionFigures = ({ options }: ContentQuestion): Seen[] => options.map(figureOf);

export function sameFigure(one: Seen, other: Seen): boolean {
  return features.every((feature) => one[feature] === other[feature]);
}
