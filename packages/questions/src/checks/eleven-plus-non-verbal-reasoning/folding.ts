import { itemAt } from '../../item-at.ts';
import type { Check } from '../check.ts';
import { cornersOf, marksOf, number } from '../support/svg.ts';

type Point = readonly [x: number, y: number];

const unit = 26;
const step = 4 * unit + 26;

const holesOf = (svg: string): Point[] =>
  marksOf(svg)
    .filter(({ tag }) => tag === 'circle')
    .map((mark) => [number(mark, 'cx'), number(mark, 'cy')]);

/**
 * Reads each step's sheet and its dashed fold line from the picture, and reflects the holes in the lines, last first.
 * A hole is kept only where there is paper.
 */
function unfolded(svg: string): Point[] {
  const lines = marksOf(svg).filter(
    ({ tag, attributes }) => tag === 'line' && attributes['stroke-dasharray'],
  );
  const sheets = marksOf(svg).filter(
    ({ tag, attributes }) => tag === 'polygon' && attributes['stroke-width'] === '3',
  );
  let holes = holesOf(svg).map(([x, y]): Point => [x - step * (sheets.length - 1), y]);
  [...lines].reverse().forEach((mark, back) => {
    const index = lines.length - 1 - back;
    const [x1, y1] = [number(mark, 'x1') - step * index, number(mark, 'y1')];
    const [dx, dy] = [number(mark, 'x2') - step * index - x1, number(mark, 'y2') - y1];
    const sheet = cornersOf(itemAt(sheets, index)).map(([x, y]): Point => [x - step * index, y]);
    const [left, right] = [Math.min(...sheet.map(([x]) => x)), Math.max(...sheet.map(([x]) => x))];
    const [top, bottom] = [Math.min(...sheet.map(([, y]) => y)), Math.max(...sheet.map(([, y]) => y))];
    const mirrored = holes.map(([x, y]): Point => {
      const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
      return [2 * (x1 + share * dx) - x, 2 * (y1 + share * dy) - y];
    });
    holes = [...holes, ...mirrored.filter(([x, y]) => x > left && x < right && y > top && y < bottom)];
  });
  return holes;
}

const key = (list: readonly Point[]) =>
  [...new Set(list.map(([x, y]) => `${Math.round(x / 13)},${Math.round(y / 13)}`))].sort().join(' ');

export const checkFoldAndPunch: Check = (question) => {
  const expected = key(unfolded(question.image?.svg ?? ''));
  return question.options.map((option) => 'image' in option && key(holesOf(option.image.svg)) === expected);
};

export const checkCountHoles: Check = (question) => {
  const holes = key(unfolded(question.image?.svg ?? '')).split(' ').length;
  return question.options.map((option) => 'text' in option && Number(option.text) === holes);
};
