import { parallelLines } from '../../drawing/angles.ts';
import { rightTriangle } from '../../drawing/right-triangle.ts';
import { fraction, printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const parallel: Family = {
  name: 'parallel-lines',
  printed: { 1: 4 },
  write: (random) => {
    const angle = random.int(48, 76);
    const kind = random.pick(['corresponding', 'alternate', 'co-interior'] as const);
    const answer = kind === 'co-interior' ? 180 - angle : angle;
    const show = (value: number) => `${value}°`;
    const where = {
      corresponding: 'in the same position at the two crossings',
      alternate: 'on opposite sides of the sloping line, between the parallel lines',
      'co-interior': 'on the same side of the sloping line, between the parallel lines',
    }[kind];
    return {
      body: 'Two parallel lines are crossed by a straight line. What is the size of angle x?',
      image: {
        svg: parallelLines(angle, show(angle), 'x', kind),
        alternativeText: `Two parallel lines crossed by a sloping line. An angle of ${angle}° and the angle x lie ${where}.`,
      },
      answer: show(answer),
      mistakes: [
        [
          show(180 - answer),
          kind === 'co-interior' ? 'taking the angles to be equal' : 'taking the angles to add up to 180°',
        ],
        [show(90 - angle), 'taking the angles to add up to 90°'],
        [show(360 - angle), 'taking the angles to add up to 360°'],
        ...near(answer, 10, show),
      ],
      explanation:
        kind === 'co-interior'
          ? `The two are co-interior angles, which add up to 180°: 180 − ${angle} = ${answer}.`
          : `The two are ${kind} angles, which are equal, so x = ${angle}°.`,
    };
  },
};

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

const pythagoras: Family = {
  name: 'pythagoras',
  printed: { 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const [a, b, c] = random.pick(triples);
    const scale = random.int(1, c < 14 ? 3 : 1);
    const [short, long, slope] = random.chance(0.5)
      ? [a * scale, b * scale, c * scale]
      : [b * scale, a * scale, c * scale];
    const wantsSlope = difficulty === 2;
    const answer = wantsSlope ? slope : short;
    const show = (value: number) => `${printed(value, Number.isInteger(value) ? 0 : 1)} cm`;
    const labels = wantsSlope
      ? { base: show(long), height: show(short), slope: 'x' }
      : { base: show(long), height: 'x', slope: show(slope) };
    return {
      body: 'What is the length of the side marked x?',
      image: {
        svg: rightTriangle(long, short, labels),
        alternativeText: wantsSlope
          ? `A right-angled triangle with short sides of ${long} cm and ${short} cm. The longest side is x.`
          : `A right-angled triangle with one short side of ${long} cm and a longest side of ${slope} cm. The other short side is x.`,
      },
      answer: show(answer),
      mistakes: [
        [
          show(wantsSlope ? short + long : slope - long),
          wantsSlope ? 'adding the sides without squaring' : 'subtracting the sides without squaring',
        ],
        [
          show(
            wantsSlope
              ? Math.sqrt(Math.abs(long * long - short * short))
              : Math.sqrt(slope * slope + long * long),
          ),
          wantsSlope ? 'subtracting the squares' : 'adding the squares',
        ],
        [show(answer * answer), 'forgetting the square root'],
        ...near(answer, 2, show),
      ],
      explanation: wantsSlope
        ? `x² = ${long}² + ${short}² = ${slope * slope}, so x = ${slope} cm.`
        : `x² = ${slope}² − ${long}² = ${short * short}, so x = ${short} cm.`,
    };
  },
};

const trigonometry: Family = {
  name: 'trigonometry',
  printed: { 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const angle = random.int(28, 62);
    const slope = random.int(8, 24);
    const radians = (angle * Math.PI) / 180;
    const [height, base] = [slope * Math.sin(radians), slope * Math.cos(radians)];
    const show = (value: number) => `${printed(value, 1)} cm`;
    if (difficulty === 4) {
      const up = random.int(4, 15);
      const along = random.int(4, 15);
      const found = (Math.atan2(up, along) * 180) / Math.PI;
      const degrees = (value: number) => `${printed(value, 1)}°`;
      return {
        body: 'What is the size of angle x, to 1 decimal place?',
        image: {
          svg: rightTriangle(along, up, { base: `${along} cm`, height: `${up} cm`, slope: '', angle: 'x' }),
          alternativeText: `A right-angled triangle. The side opposite angle x is ${up} cm and the side next to it is ${along} cm.`,
        },
        answer: degrees(found),
        mistakes: [
          [degrees(90 - found), 'dividing the sides the wrong way up'],
          [degrees((Math.asin(Math.min(up, along) / Math.max(up, along)) * 180) / Math.PI), 'using the sine'],
          [
            degrees((Math.acos(Math.min(up, along) / Math.max(up, along)) * 180) / Math.PI),
            'using the cosine',
          ],
          [degrees((up / along) * 45), 'taking the ratio itself for the angle'],
          ...near(found, 5, degrees),
        ],
        explanation: `tan x = ${up}/${along}, so x = tan⁻¹(${printed(up / along, 3)}) = ${degrees(found)}.`,
      };
    }
    const opposite = random.chance(0.5);
    const answer = opposite ? height : base;
    return {
      body: 'What is the length of the side marked x, to 1 decimal place?',
      image: {
        svg: rightTriangle(base, height, {
          base: opposite ? '' : 'x',
          height: opposite ? 'x' : '',
          slope: `${slope} cm`,
          angle: `${angle}°`,
        }),
        alternativeText: `A right-angled triangle with a longest side of ${slope} cm and an angle of ${angle}°. The side ${opposite ? 'opposite' : 'next to'} that angle is x.`,
      },
      answer: show(answer),
      mistakes: [
        [show(opposite ? base : height), `using the ${opposite ? 'cosine' : 'sine'}`],
        [show(slope * Math.tan(radians)), 'using the tangent'],
        [
          show(opposite ? slope / Math.sin(radians) : slope / Math.cos(radians)),
          'dividing instead of multiplying',
        ],
        [show(slope / 2), ''],
      ],
      explanation: `x is the side ${opposite ? 'opposite' : 'next to'} the angle, so x = ${slope} × ${opposite ? 'sin' : 'cos'} ${angle}° = ${show(answer)}.`,
    };
  },
};

const circles: Family = {
  name: 'circles',
  printed: { 1: 2, 2: 2, 4: 2 },
  write: (random, difficulty) => {
    const radius = random.int(3, 12);
    const pi = (value: number) =>
      value === 1 ? 'π' : `${fraction(Math.round(value * 360), 360)}π`.replace(/(\d+)\/(\d+)π/, '$1π/$2');
    if (difficulty === 4) {
      const angle = random.pick([30, 40, 45, 60, 72, 90, 120, 135]);
      const wantsArc = random.chance(0.5);
      const share = angle / 360;
      const [arcLength, area] = [share * 2 * radius, share * radius * radius];
      const [answer, other] = wantsArc ? [arcLength, area] : [area, arcLength];
      return {
        body: `A sector of a circle has a radius of ${radius} cm and an angle of ${angle}°. What is ${wantsArc ? 'the length of its arc, in cm' : 'its area, in cm²'}, in terms of π?`,
        answer: pi(answer),
        mistakes: [
          [pi(other), `finding the ${wantsArc ? 'area' : 'length of the arc'}`],
          [
            pi(wantsArc ? answer / 2 : answer * 2),
            wantsArc ? 'leaving out the 2 of 2πr' : 'doubling as for a circumference',
          ],
          [pi(wantsArc ? 2 * radius : radius * radius), 'taking the whole circle'],
          [pi((wantsArc ? 2 * radius : radius * radius) / 4), 'taking a quarter of the circle'],
          [pi(answer * 3), ''],
        ],
        explanation: `The sector is ${fraction(angle, 360)} of the circle: ${fraction(angle, 360)} × ${wantsArc ? `2 × π × ${radius}` : `π × ${radius}²`} = ${pi(answer)}.`,
      };
    }
    const wantsArea = difficulty === 2 || random.chance(0.5);
    const byDiameter = difficulty === 2;
    const answer = wantsArea ? radius * radius : 2 * radius;
    return {
      body: `A circle has a ${byDiameter ? `diameter of ${2 * radius}` : `radius of ${radius}`} cm. What is its ${wantsArea ? 'area, in cm²' : 'circumference, in cm'}, in terms of π?`,
      answer: pi(answer),
      mistakes: [
        [
          pi(wantsArea ? 2 * radius : radius * radius),
          `using the formula for the ${wantsArea ? 'circumference' : 'area'}`,
        ],
        [
          pi(byDiameter ? 4 * radius * radius : wantsArea ? 2 * radius * radius : radius),
          byDiameter ? 'taking the diameter for the radius' : wantsArea ? 'doubling' : 'leaving out the 2',
        ],
        [pi(4 * radius), 'doubling once too often'],
        [pi(answer + radius), ''],
        [pi(3 * answer), ''],
      ],
      explanation: wantsArea
        ? `${byDiameter ? `The radius is half of ${2 * radius}, which is ${radius}. ` : ''}Area is π × radius²: π × ${radius}² = ${pi(answer)}.`
        : `Circumference is 2 × π × radius: 2 × π × ${radius} = ${pi(answer)}.`,
    };
  },
};

const solids: Family = {
  name: 'solids',
  printed: { 3: 2, 5: 2 },
  write: (random, difficulty) => {
    const [radius, height] = [random.int(2, 7), random.int(5, 14)];
    const pi = (value: number) => `${printed(value)}π`;
    if (difficulty === 5) {
      const [small, ratio] = [random.int(12, 60), random.int(2, 4)];
      const side = random.int(2, 9);
      return {
        body: `Two cones are similar. Their heights are ${side} cm and ${side * ratio} cm. The smaller has a volume of ${small} cm³. What is the volume of the larger, in cm³?`,
        answer: printed(small * ratio ** 3),
        mistakes: [
          [printed(small * ratio), 'using the ratio of the lengths'],
          [printed(small * ratio ** 2), 'using the ratio of the areas'],
          [printed(small * ratio * 3), 'multiplying the ratio by three'],
          [printed(small + side * ratio), 'adding'],
        ],
        explanation: `The lengths are in the ratio 1 : ${ratio}, so the volumes are in the ratio 1 : ${ratio}³ = 1 : ${ratio ** 3}. ${small} × ${ratio ** 3} = ${printed(small * ratio ** 3)}.`,
      };
    }
    const answer = radius * radius * height;
    return {
      body: `A cylinder has a radius of ${radius} cm and a height of ${height} cm. What is its volume, in cm³, in terms of π?`,
      answer: pi(answer),
      mistakes: [
        [pi(2 * radius * height), 'finding the curved surface'],
        [pi(radius * height), 'forgetting to square the radius'],
        [pi(4 * radius * radius * height), 'using the diameter'],
        [pi(radius * height * height), 'squaring the height'],
      ],
      explanation: `Volume is π × radius² × height: π × ${radius}² × ${height} = ${pi(answer)}.`,
    };
  },
};

const polygons: Family = {
  name: 'polygon-angles',
  printed: { 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const sides = random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20]);
    const [exterior, interior] = [360 / sides, 180 - 360 / sides];
    const show = (value: number) => `${printed(value)}°`;
    if (difficulty === 3) {
      return {
        body: `Each interior angle of a regular polygon is ${interior}°. How many sides does it have?`,
        answer: printed(sides),
        mistakes: [
          [
            printed(
              Math.round(360 / interior) === sides ? sides + 1 : Math.max(3, Math.round(360 / interior)),
            ),
            'dividing 360 by the interior angle',
          ],
          [printed(sides - 2), 'counting the triangles instead of the sides'],
          [printed(sides + 2), 'adding two'],
          [printed(exterior === sides ? sides + 3 : exterior), 'giving the exterior angle'],
          [printed(sides + 1), ''],
        ],
        explanation: `The exterior angle is 180 − ${interior} = ${exterior}°, and 360 ÷ ${exterior} = ${sides}.`,
      };
    }
    const wantsInterior = random.chance(0.6);
    const answer = wantsInterior ? interior : exterior;
    return {
      body: `What is the size of each ${wantsInterior ? 'interior' : 'exterior'} angle of a regular polygon with ${sides} sides?`,
      answer: show(answer),
      mistakes: [
        [
          show(wantsInterior ? exterior : interior),
          `giving the ${wantsInterior ? 'exterior' : 'interior'} angle`,
        ],
        [show((sides - 2) * 180), 'giving the sum of the interior angles'],
        [
          show(180 / sides === Math.round(180 / sides) ? 180 / sides : answer + 6),
          'dividing 180° by the number of sides',
        ],
        ...near(answer, 12, show),
      ],
      explanation: `The exterior angles add up to 360°: 360 ÷ ${sides} = ${exterior}°.${wantsInterior ? ` The interior angle is 180 − ${exterior} = ${interior}°.` : ''}`,
    };
  },
};

export const geometry: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'GEOMETRY',
  families: [parallel, pythagoras, trigonometry, circles, solids, polygons],
};
