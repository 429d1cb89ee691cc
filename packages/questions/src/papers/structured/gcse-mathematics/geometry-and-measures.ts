import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { randomTask } from '../structured-question.ts';
import { fractionTex, plus } from '../tex.ts';

export const prism = randomTask('GEOMETRY', 'triangular-prism', 2, (random) => {
  const [[base, height], length] = [
    random.pick([
      [6, 8],
      [5, 12],
      [9, 12],
    ] as const),
    random.int(11, 19),
  ];
  const [slope, area, density] = [
    Math.hypot(base, height),
    (base * height) / 2,
    random.pick([2.7, 7.9, 8.5]),
  ];
  const volume = area * length;
  const mass = (volume * density) / 1000;
  const surface = 2 * area + length * (base + height + slope);
  return {
    stem: `A solid metal prism is ${length} cm long. Its cross-section is a right-angled triangle. The two shorter sides of the triangle are ${base} cm and ${height} cm long.`,
    parts: [
      {
        body: 'Work out the volume of the prism.',
        unit: 'cm³',
        answer: `${formatPrintedNumber(volume)} cm³`,
        scheme: [
          ['M1', `for $\\frac{1}{2} \\times ${base} \\times ${height}$ (= ${area})`],
          ['A1', `for ${formatPrintedNumber(volume)}`],
        ],
        solution: `The cross-section is $\\frac{1}{2} \\times ${base} \\times ${height} = ${area}$ cm², and $${area} \\times ${length} = ${volume}$.`,
      },
      {
        body: 'Work out the total surface area of the prism.',
        unit: 'cm²',
        answer: `${formatPrintedNumber(surface)} cm²`,
        scheme: [
          ['M1', `for $\\sqrt{${base}^2 + ${height}^2}$ (= ${slope})`],
          [
            'M1',
            `for adding two triangles and three rectangles: $2 \\times ${area} + ${length} \\times (${base} + ${height} + ${slope})$`,
          ],
          ['A1', `for ${formatPrintedNumber(surface)}`],
        ],
        solution: `The third side is $\\sqrt{${base}^2 + ${height}^2} = ${slope}$ cm. The surface is $2 \\times ${area} + ${length} \\times ${base + height + slope} = ${surface}$ cm².`,
      },
      {
        body: `The density of the metal is ${density} g/cm³. Work out the mass of the prism, in kilograms. Give your answer correct to 3 significant figures.`,
        unit: 'kg',
        answer: `${toSignificantFigures(mass)} kg`,
        scheme: [
          ['M1', `for $${volume} \\times ${density}$`],
          ['A1', `for ${toSignificantFigures(mass)}`],
        ],
        solution: `The mass is $${volume} \\times ${density} = ${formatPrintedNumber(volume * density).replace(',', '{,}')}$ g, which is ${toSignificantFigures(mass)} kg.`,
      },
    ],
  };
});

export const cosineRule = randomTask('GEOMETRY', 'cosine-rule', 4, (random) => {
  const [b, c, angle] = [random.int(6, 12), random.int(13, 18), random.int(52, 78)];
  const radians = (angle * Math.PI) / 180;
  const a = Math.sqrt(b * b + c * c - 2 * b * c * Math.cos(radians));
  const area = (b * c * Math.sin(radians)) / 2;
  const other = (Math.asin((b * Math.sin(radians)) / a) * 180) / Math.PI;
  return {
    stem: `In triangle $ABC$, $AB = ${c}$ cm, $AC = ${b}$ cm and angle $BAC = ${angle}°$.`.replace(
      '°',
      '^{\\circ}',
    ),
    parts: [
      {
        body: 'Work out the length of $BC$. Give your answer correct to 3 significant figures.',
        unit: 'cm',
        answer: `${toSignificantFigures(a)} cm`,
        scheme: [
          ['M1', `for $${b}^2 + ${c}^2 - 2 \\times ${b} \\times ${c} \\times \\cos ${angle}^{\\circ}$`],
          ['M1', `for taking the square root of ${toSignificantFigures(a * a, 4)}`],
          ['A1', `for an answer that rounds to ${toSignificantFigures(a)}`],
        ],
        solution: `$BC^2 = ${b}^2 + ${c}^2 - 2 \\times ${b} \\times ${c} \\times \\cos ${angle}^{\\circ} = ${toSignificantFigures(a * a, 4).replace(',', '')}$, so $BC = ${toSignificantFigures(a)}$ cm.`,
      },
      {
        body: 'Work out the area of the triangle. Give your answer correct to 3 significant figures.',
        unit: 'cm²',
        answer: `${toSignificantFigures(area)} cm²`,
        scheme: [
          ['M1', `for $\\frac{1}{2} \\times ${b} \\times ${c} \\times \\sin ${angle}^{\\circ}$`],
          ['A1', `for an answer that rounds to ${toSignificantFigures(area)}`],
        ],
        solution: `$\\frac{1}{2} \\times ${b} \\times ${c} \\times \\sin ${angle}^{\\circ} = ${toSignificantFigures(area)}$.`,
      },
      {
        body: 'Work out the size of angle $ABC$. Give your answer correct to 1 decimal place.',
        unit: '°',
        answer: `${other.toFixed(1)}°`,
        scheme: [
          [
            'M1',
            `for $\\dfrac{\\sin ABC}{${b}} = \\dfrac{\\sin ${angle}^{\\circ}}{${toSignificantFigures(a)}}$, or for correct numbers in the cosine rule`,
          ],
          ['A1', `for an answer that rounds to ${other.toFixed(1)}`],
        ],
        solution: `$\\sin ABC = \\dfrac{${b} \\sin ${angle}^{\\circ}}{${toSignificantFigures(a)}}$. The angle is acute because $AC$ is shorter than $AB$: ${other.toFixed(1)}°.`,
      },
    ],
  };
});

export const perpendicularLines = randomTask('ALGEBRA', 'perpendicular-lines', 4, (random) => {
  const [m, x, c] = [random.int(2, 4), random.int(1, 3), random.int(-5, 4)];
  const run = random.int(2, 4);
  const y = m * x + c;
  const [x2, y2] = [x + run, y + m * run];
  const k = m * random.int(1, 3);
  const d = random.int(2, 9);
  const value = fractionTex(-k + m * d, m);
  return {
    stem: `The straight line $L$ passes through the points $A(${x}, ${y})$ and $B(${x2}, ${y2})$.`,
    parts: [
      {
        body: 'Find the gradient of $L$.',
        answer: String(m),
        scheme: [
          ['M1', `for $\\dfrac{${y2} - ${y < 0 ? `(${y})` : y}}{${x2} - ${x}}$`],
          ['A1', `for ${m}`],
        ],
        solution: `The gradient is the change in $y$ divided by the change in $x$: $${m * run} \\div ${run} = ${m}$.`,
      },
      {
        body: 'Find an equation of $L$.',
        answer: `$y = ${m}x ${plus(c)}$`,
        scheme: [
          ['M1', `for putting a point into $y = ${m}x + c$`],
          ['A1', `for $y = ${m}x ${plus(c)}$ or an equal equation`],
        ],
        solution: `$${y} = ${m} \\times ${x} + c$ gives $c = ${c}$.`,
      },
      {
        body: `The line $M$ is perpendicular to $L$ and passes through $(0, ${d})$. Find the $y$-coordinate of the point of $M$ where $x = ${k}$.`,
        answer: `$${value}$`,
        scheme: [
          ['M1', `for a gradient of $-\\dfrac{1}{${m}}$`],
          ['M1', `for $y = -\\dfrac{1}{${m}}x + ${d}$ with $x = ${k}$`],
          ['A1', `for $${value}$`],
        ],
        solution: `The gradients multiply to $-1$, so $M$ is $y = -\\dfrac{1}{${m}}x + ${d}$. At $x = ${k}$, $y = ${-k / m} + ${d} = ${value}$.`,
      },
    ],
  };
});
