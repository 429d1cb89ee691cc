import { itemAt } from '../../item-at.ts';
import { checkNumber, checkText } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';
import { cornersOf, labelsOf, marksOf } from '../support/svg.ts';

/** The area and perimeter of a polygon, in drawing units. */
function measured(corners: readonly [number, number][]) {
  return corners.reduce(
    (sum, [x, y], index) => {
      const [nextX, nextY] = itemAt(corners, (index + 1) % corners.length);
      return {
        area: sum.area + (x * nextY - nextX * y) / 2,
        perimeter: sum.perimeter + Math.hypot(nextX - x, nextY - y),
      };
    },
    { area: 0, perimeter: 0 },
  );
}

export const shapeAndSpaceChecks: ChecksByFamily = {
  rectangle: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('has a perimeter of')) return second * (first / 2 - second);
    return text.includes('the area') ? first * second : 2 * (first + second);
  }),
  // The picture is drawn to scale, so its outline is measured; the label of the top edge gives the scale.
  'compound-shape': (question) => {
    const svg = question.image?.svg ?? '';
    const corners = marksOf(svg)
      .filter(({ tag }) => tag === 'polygon')
      .map(cornersOf);
    const outline = itemAt(corners, 0);
    const [first = [NaN, NaN], second = [NaN, NaN]] = outline;
    const scale =
      Number(itemAt(labelsOf(svg), 0).replace(' cm', '')) /
      Math.hypot(second[0] - first[0], second[1] - first[1]);
    const { area, perimeter } = measured(outline);
    const expected = (question.body ?? '').includes('perimeter')
      ? perimeter * scale
      : Math.abs(area) * scale * scale;
    return question.options.map(
      (option) => 'text' in option && Math.abs(itemAt(numbersIn(option.text), 0) - expected) < 0.1,
    );
  },
  'missing-angle': checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    return (text.includes('round a point') ? 360 : 180) - first - second;
  }),
  volume: checkNumber((text) => {
    const numbers = numbersIn(text);
    const edges = numbers.slice(-3).reduce((product, each) => product * each, 1);
    return text.includes('How many cubes') ? edges / itemAt(numbers, 0) ** 3 : edges;
  }),
  coordinates: checkText((text) => {
    const [x = NaN, y = NaN] = numbersIn(/is at (.*)/.exec(text)?.[1] ?? '');
    const image = text.includes('the x-axis') ? [x, -y] : [-x, y];
    return `(${image.map((each) => String(each).replace('-', '−')).join(', ')})`;
  }),
};
