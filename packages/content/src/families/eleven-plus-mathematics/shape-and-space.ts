import { anglesAtAPoint, triangleWithAngles } from '../../drawing/angles.ts';
import { coordinateGrid } from '../../drawing/coordinate-grid.ts';
import { labelledShape } from '../../drawing/labelled-shape.ts';
import { strokeText } from '../../drawing/stroke-text.ts';
import { line, red } from '../../drawing/svg.ts';
import type { Point } from '../../drawing/svg.ts';
import { printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const rectangleMeasures: Family = {
  name: 'rectangle',
  printed: { 1: 3, 2: 2 },
  write: (random, difficulty) => {
    const [height, extra] = [random.int(3, 9), random.int(2, 8)];
    const width = height + extra;
    const [area, perimeter] = [width * height, 2 * (width + height)];
    const wantsArea = random.chance(0.5);
    const svg = labelledShape(
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      [`${width} cm`, '', '', `${height} cm`],
    );
    if (difficulty === 2) {
      return {
        body: `A rectangle has a perimeter of ${perimeter} cm. It is ${width} cm long. What is its area?`,
        answer: `${area} cm²`,
        mistakes: [
          [`${perimeter * width} cm²`, 'multiplying the two numbers given'],
          [`${(perimeter - width) * width} cm²`, 'subtracting one side only'],
          [`${height} cm²`, 'stopping at the width'],
          [`${(perimeter / 2) * width} cm²`, 'taking half the perimeter for the width'],
          [`${area + width} cm²`, 'a slip in the multiplication'],
        ],
        explanation: `Length and width together are half the perimeter, ${perimeter / 2} cm, so the width is ${perimeter / 2} − ${width} = ${height} cm. The area is ${width} × ${height} = ${area} cm².`,
      };
    }
    const unit = wantsArea ? 'cm²' : 'cm';
    const [answer, trap] = wantsArea ? [area, perimeter] : [perimeter, area];
    return {
      body: `What is the ${wantsArea ? 'area' : 'perimeter'} of this rectangle?`,
      image: { svg, alternativeText: `A rectangle ${width} cm long and ${height} cm wide.` },
      answer: `${answer} ${unit}`,
      mistakes: [
        [`${trap} ${unit}`, `finding the ${wantsArea ? 'perimeter' : 'area'}`],
        [`${width + height} ${unit}`, 'adding the two sides once'],
        [`${answer + width} ${unit}`, 'a slip'],
        [`${answer * 2} ${unit}`, 'doubling'],
        [`${answer - height} ${unit}`, ''],
        [`${answer + 2} ${unit}`, ''],
      ].map(([text, cause]) => [text ?? '', cause === 'a slip' ? '' : (cause ?? '')] as const),
      explanation: wantsArea
        ? `Area is length × width: ${width} × ${height} = ${area} cm².`
        : `Add all four sides: ${width} + ${height} + ${width} + ${height} = ${perimeter} cm.`,
    };
  },
};

const compoundShape: Family = {
  name: 'compound-shape',
  printed: { 3: 3, 4: 2 },
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
    const show = (value: number) => `${printed(value)} ${unit}`;
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
};

const angles: Family = {
  name: 'missing-angle',
  printed: { 1: 2, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const show = (value: number) => `${value}°`;
    if (difficulty === 2) {
      const [left, right] = [random.int(35, 80), random.int(35, 80)];
      const x = 180 - left - right;
      return {
        body: 'What is the size of angle x?',
        image: {
          svg: triangleWithAngles([left, right, x], [show(left), show(right), 'x']),
          alternativeText: `A triangle with angles of ${left}°, ${right}° and x.`,
        },
        answer: show(x),
        mistakes: [
          [show(left + right), 'adding the two angles given'],
          [show(360 - left - right), 'taking 360° for a triangle'],
          [show(180 - left), 'subtracting one angle only'],
          [show(180 - right), 'subtracting one angle only'],
          ...near(x, 10, show),
        ],
        explanation: `The angles of a triangle add up to 180°: 180 − ${left} − ${right} = ${x}°.`,
      };
    }
    const total = difficulty === 1 ? 180 : 360;
    const known =
      difficulty === 1
        ? [random.int(30, 75), random.int(30, 75)]
        : [random.int(80, 130), random.int(80, 130)];
    const x = total - known.reduce((sum, each) => sum + each, 0);
    const [first = 0, second = 0] = known;
    return {
      body:
        total === 180
          ? 'The angles lie on a straight line. What is the size of angle x?'
          : 'The angles meet at a point. What is the size of angle x?',
      image: {
        svg: anglesAtAPoint([first, x, second], [show(first), 'x', show(second)], total),
        alternativeText:
          total === 180
            ? `Three angles on a straight line: ${first}°, x and ${second}°.`
            : `Three angles round a point: ${first}°, x and ${second}°.`,
      },
      answer: show(x),
      mistakes: [
        [show(first + second), 'adding the two angles given'],
        [
          show(Math.abs((total === 180 ? 360 : 180) - first - second)),
          `taking ${total === 180 ? 360 : 180}° instead of ${total}°`,
        ],
        [show(total - first), 'subtracting one angle only'],
        [show(total - second), 'subtracting one angle only'],
        ...near(x, 10, show),
      ],
      explanation: `Angles ${total === 180 ? 'on a straight line' : 'round a point'} add up to ${total}°: ${total} − ${first} − ${second} = ${x}°.`,
    };
  },
};

const volume: Family = {
  name: 'volume',
  printed: { 2: 1, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const sides = [random.int(3, 6), random.int(4, 8), random.int(5, 12)];
    const [a = 0, b = 0, c = 0] = sides;
    const result = a * b * c;
    const show = (value: number) => `${printed(value)}${difficulty === 4 ? '' : ' cm³'}`;
    const cube = 2;
    if (difficulty === 4) {
      const box = [2 * a, 2 * b, 2 * c];
      return {
        body: `How many cubes with edges of ${cube} cm fit exactly into a box that measures ${box.map((side) => `${side} cm`).join(' by ')}?`,
        answer: printed(result),
        mistakes: [
          [printed(8 * result), 'giving the volume of the box in cm³'],
          [printed(4 * result), 'dividing by 2 once'],
          [printed(2 * result), 'dividing by 4'],
          [printed(a * b), 'counting one layer'],
          [printed(result + a * b), 'counting a layer too many'],
        ],
        explanation: `Along the edges there is room for ${a}, ${b} and ${c} cubes: ${a} × ${b} × ${c} = ${printed(result)}.`,
      };
    }
    return {
      body: random.pick([
        `A cuboid is ${c} cm long, ${b} cm wide and ${a} cm high. What is its volume?`,
        `A box measures ${c} cm by ${b} cm by ${a} cm. What is its volume?`,
      ]),
      answer: show(result),
      mistakes: [
        [show(a + b + c), 'adding the edges'],
        [show(2 * (a * b + b * c + a * c)), 'finding the surface area'],
        [show(b * c), 'finding the area of the base'],
        [show(4 * (a + b + c)), 'adding up all twelve edges'],
        [show(result + b * c), 'a slip in the multiplication'],
      ],
      explanation: `Volume is length × width × height: ${c} × ${b} × ${a} = ${printed(result)} cm³.`,
    };
  },
};

const coordinates: Family = {
  name: 'coordinates',
  printed: { 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const [x, y] = [random.int(1, 5), random.intExcept(1, 5, [])];
    const sign =
      difficulty === 2
        ? ([1, 1] as const)
        : random.pick([
            [-1, 1],
            [1, -1],
            [-1, -1],
          ] as const);
    const point = [x * sign[0], y * sign[1]] as const;
    const mirror = random.pick(['x', 'y'] as const);
    const image = mirror === 'x' ? ([point[0], -point[1]] as const) : ([-point[0], point[1]] as const);
    const show = (a: number, b: number) => `(${printed(a)}, ${printed(b)})`;
    return {
      body: `Point A is reflected in the ${mirror}-axis. What are the coordinates of its image?`,
      image: {
        svg: coordinateGrid({ low: -6, high: 6, dots: [{ at: point, label: 'A' }] }),
        alternativeText: `A coordinate grid with both axes from −6 to 6. Point A is at ${show(point[0], point[1])}.`,
      },
      answer: show(image[0], image[1]),
      mistakes: [
        [show(-image[0], -image[1]), `reflecting in the ${mirror === 'x' ? 'y' : 'x'}-axis`],
        [show(point[0], point[1]), 'leaving the point where it is'],
        [show(-point[0], -point[1]), 'changing both signs'],
        [show(image[1], image[0]), 'swapping the coordinates'],
        [show(point[1], point[0]), 'swapping the coordinates'],
        [show(image[0] + 1, image[1]), ''],
        [show(image[0], image[1] + 1), ''],
      ],
      explanation: `A is at ${show(point[0], point[1])}. Reflecting in the ${mirror}-axis changes the sign of the ${mirror === 'x' ? 'y' : 'x'}-coordinate: ${show(image[0], image[1])}.`,
    };
  },
};

export const shapeAndSpace: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'SHAPE_AND_SPACE',
  families: [rectangleMeasures, compoundShape, angles, volume, coordinates],
};
