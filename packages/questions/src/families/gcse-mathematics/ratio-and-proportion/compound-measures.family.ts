import { formatPrintedNumber } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'compound-measures',
  syllabus: 'Density and pressure',
  levels: {
    1: 'one division by a whole number: the density or the pressure',
    2: 'two steps: a volume or an area from lengths, then the density or the pressure',
  },
  write: (random, difficulty) => {
    const show = formatPrintedNumber;
    if (difficulty === 2) return fromLengths(random);
    const [density, volume] = [random.int(2, 12), random.int(4, 30) * 2];
    const mass = density * volume;
    const kind = random.pick(['density', 'pressure'] as const);
    return {
      body:
        kind === 'density'
          ? `A block has a mass of ${show(mass)} g and a volume of ${volume} cm³. What is its density, in g/cm³?`
          : `A force of ${show(mass)} N acts on an area of ${volume} cm². What is the pressure, in N/cm²?`,
      answer: show(density),
      mistakes: [
        [show(mass * volume), 'multiplying instead of dividing'],
        ...(kind === 'density'
          ? ([
              [show(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
              [show(mass - volume), 'subtracting'],
              [show(density + 1), ''],
            ] as const)
          : ([
              [show(mass - volume), 'subtracting'],
              [show(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
              [show(density + 2), ''],
            ] as const)),
      ],
      explanation: `${kind === 'density' ? 'Density is mass ÷ volume' : 'Pressure is force ÷ area'}: ${show(mass)} ÷ ${volume} = ${show(density)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN, fourth = NaN] = numbersIn(text.replace(/cm[²³]/g, ''));
    if (text.includes('cuboid')) return fourth / first / second / third;
    if (text.includes('lid')) return third / (first * second);
    return first / second;
  }),
};

/** The lengths of the question give the volume of a metal cuboid, or the area of a lid. */
function fromLengths(random: Random): Draft {
  const show = formatPrintedNumber;
  const [value, size] = [random.int(2, 12) + 0.5, random.int(4, 30)];
  const [length, width, height] = [5 + (size % 8), 2 + (size % 3), 2 + (size % 4)];
  if (random.pick(['density', 'pressure'] as const) === 'density') {
    const volume = length * width * height;
    const mass = value * volume;
    return {
      body: `A metal cuboid is ${length} cm long, ${width} cm wide and ${height} cm high. Its mass is ${show(mass)} g. What is its density, in g/cm³?`,
      answer: show(value),
      mistakes: [
        [show(Number((mass / (length + width + height)).toFixed(1))), 'adding the lengths'],
        [show(Number((mass / (length * width)).toFixed(1))), 'dividing by the area of the base'],
        [show(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
        [show(value * 2), ''],
      ],
      explanation: `The volume is ${length} × ${width} × ${height} = ${volume} cm³, and the density is mass ÷ volume: ${show(mass)} ÷ ${volume} = ${show(value)}.`,
    };
  }
  const area = length * width;
  return {
    body: `A rectangular lid is ${length} cm long and ${width} cm wide. A force of ${show(value * area)} N presses evenly on it. What is the pressure, in N/cm²?`,
    answer: show(value),
    mistakes: [
      [show(Number((value * area * area).toFixed(1))), 'multiplying by the area'],
      [show(Number(((value * area) / (2 * (length + width))).toFixed(1))), 'dividing by the perimeter'],
      [show(Number(((value * area) / length).toFixed(1))), 'dividing by one length only'],
      [show(value * 2), ''],
    ],
    explanation: `The area is ${length} × ${width} = ${area} cm², and the pressure is force ÷ area: ${show(value * area)} ÷ ${area} = ${show(value)}.`,
  };
}
