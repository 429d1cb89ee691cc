import { labelledShape } from '#drawing/shapes/labelled-shape.ts';
import { strokeText } from '#drawing/stroke-text.ts';
import { line, red } from '#drawing/svg.ts';
import type { Point } from '#drawing/svg.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { marksOf, cornersOf, labelsOf } from '#checks/support/svg.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

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

export const family: Family = {
  name: 'compound-shape',
  syllabus: 'Area and perimeter of compound shapes',
  levels: {
    3: 'four steps: cut the shape, one missing length, two areas, their sum',
    4: 'the perimeter with three sides missing: find them first or see the two pairs',
  },
  write: (random, difficulty) => {
    const [inner, right, top, lower] = [
      random.int(3, 7),
      random.int(2, 5),
      random.int(2, 5),
      random.int(2, 6),
    ];
    const [width, height] = [inner + right, top + lower];
    const area = width * top + inner * lower;
    const perimeter = 2 * (width + height);
    const wantsPerimeter = difficulty === 4;
    const labels = wantsPerimeter
      ? [`${width} cm`, '', '', `${lower} cm`, '', `${height} cm`]
      : [`${width} cm`, `${top} cm`, '', '', `${inner} cm`, `${height} cm`];
    const corners: readonly Point[] = [
      [0, 0],
      [width, 0],
      [width, top],
      [inner, top],
      [inner, height],
      [0, height],
    ];
    const svg = labelledShape(corners, labels);
    const described = wantsPerimeter
      ? `An L-shape with right angles. It is ${width} cm wide at the top and ${height} cm tall on the left. The upright side at the step is ${lower} cm.`
      : `An L-shape with right angles: ${width} cm wide at the top and ${height} cm tall on the left. The right-hand end is ${top} cm tall and the foot is ${inner} cm wide.`;
    const [answer, unit] = wantsPerimeter ? [perimeter, 'cm'] : [area, 'cm²'];
    const show = (value: number) => `${formatPrintedNumber(value)} ${unit}`;
    return {
      body: wantsPerimeter
        ? 'All angles in this shape are right angles. What is its perimeter?'
        : 'All angles in this shape are right angles. What is its area?',
      image: { svg, alternativeText: described },
      answer: show(answer),
      mistakes: wantsPerimeter
        ? [
            [show(width + height + lower), 'adding only the sides that are labelled'],
            [show(perimeter - lower), 'leaving out a side'],
            [show(width * height), 'finding an area'],
            [show(perimeter + lower), 'counting a side twice'],
            [show(perimeter - 2), ''],
            [show(perimeter + 2), ''],
          ]
        : [
            [show(width * height), 'taking the whole rectangle round it'],
            [show(width * top + inner * height), 'counting the overlap twice'],
            [show(perimeter), 'finding the perimeter'],
            [show(width * top), 'taking one part only'],
            [show(area + lower), ''],
            [show(area - top), ''],
          ],
      explanation: wantsPerimeter
        ? `Going round, the sides that run across add up to ${width} cm twice and the upright ones to ${height} cm twice: 2 × ${width} + 2 × ${height} = ${perimeter} cm.`
        : `Cut it into two rectangles: ${width} × ${top} = ${width * top} and ${inner} × ${height - top} = ${inner * lower}. Together ${area} cm².`,
      ...(wantsPerimeter
        ? {}
        : {
            solutionImage: {
              svg: labelledShape(corners, labels, (place) => [
                line(place([0, top]), place([inner, top]), { stroke: red, dash: '10 8' }),
                strokeText(`${width * top} cm²`, place([width / 2, top / 2]), { size: 17, color: red }),
                strokeText(`${inner * lower} cm²`, place([inner / 2, top + lower / 2]), {
                  size: 17,
                  color: red,
                }),
              ]),
              alternativeText: `The L-shape cut by a level line into a rectangle of ${width * top} cm² above and one of ${inner * lower} cm² below.`,
            },
          }),
    };
  },
  check: (question) => {
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
};
