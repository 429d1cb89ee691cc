import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { three } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';
import { before, coefficientIn, g } from './forces-and-moments-checks.ts';

const angles = [15, 20, 25, 30, 35, 40, 50, 55] as const;
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const sized = (value: number) => toSignificantFigures(value);

function component(random: Random): Draft {
  const [force, angle, isLevel] = [random.int(10, 90), random.pick(angles), random.chance(0.5)];
  const thing = random.pick(['A sledge', 'A crate', 'A suitcase on wheels', 'A trolley']);
  const answer = force * (isLevel ? cos(angle) : sin(angle));
  return {
    body: `${thing} is pulled by a rope with a force of ${force} N at ${angle}° above the horizontal. What is the ${isLevel ? 'horizontal' : 'vertical'} component of this force, in N, to 3 significant figures?`,
    answer: sized(answer),
    mistakes: [
      [sized(force * (isLevel ? sin(angle) : cos(angle))), 'swapping sine and cosine'],
      [sized((force * sin(angle)) / cos(angle)), 'using the tangent'],
      [sized(force / (isLevel ? cos(angle) : sin(angle))), 'dividing instead of multiplying'],
      [sized((force * angle) / 90), 'taking a share of the force by the angle'],
    ],
    explanation: `The component is ${force} × ${isLevel ? 'cos' : 'sin'} ${angle}° = ${sized(answer)} N.`,
  };
}

function onSlope(random: Random): Draft {
  const [mass, angle, isReaction] = [random.int(2, 30), random.pick(angles), random.chance(0.5)];
  const weight = mass * 9.8;
  const answer = weight * (isReaction ? cos(angle) : sin(angle));
  return {
    body: `A block of mass ${mass} kg is held at rest on a smooth slope at ${angle}° to the horizontal by a rope parallel to the slope. Taking g = 9.8 m/s², what is the ${isReaction ? 'normal reaction of the slope' : 'tension in the rope'}, in N, to 3 significant figures?`,
    answer: sized(answer),
    mistakes: [
      [sized(weight * (isReaction ? sin(angle) : cos(angle))), 'swapping sine and cosine'],
      [sized(weight), 'taking the whole weight'],
      [sized(mass * (isReaction ? cos(angle) : sin(angle))), 'leaving out g'],
      [sized((weight * sin(angle)) / cos(angle)), 'using the tangent'],
    ],
    explanation: `The weight is ${formatPrintedNumber(weight)} N. ${isReaction ? 'At a right angle to' : 'Along'} the slope its component is ${formatPrintedNumber(weight)} × ${isReaction ? 'cos' : 'sin'} ${angle}° = ${sized(answer)} N, which the ${isReaction ? 'slope' : 'rope'} balances.`,
  };
}

function twoStrings(random: Random): Draft {
  const [mass, angle] = [random.int(1, 24), random.pick(angles)];
  const weight = mass * 9.8;
  const answer = weight / (2 * sin(angle));
  return {
    body: `A lamp of mass ${mass} kg hangs from two light strings, each at ${angle}° to the horizontal. Taking g = 9.8 m/s², what is the tension in each string, in N, to 3 significant figures?`,
    answer: sized(answer),
    mistakes: [
      [sized(weight / 2), 'sharing the weight without the angle'],
      [sized(weight / (2 * cos(angle))), 'swapping sine and cosine'],
      [sized(weight / sin(angle)), 'leaving out that there are two strings'],
      [sized((weight * sin(angle)) / 2), 'multiplying by the sine instead of dividing'],
    ],
    explanation: `Vertically: 2T sin ${angle}° = ${mass} × 9.8 = ${formatPrintedNumber(weight)}, so T = ${sized(answer)} N.`,
  };
}

function roughSlope(random: Random): Draft {
  const [mass, angle, coefficient] = [
    random.int(2, 20),
    random.pick(angles.slice(0, 6)),
    random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4]),
  ];
  const weight = mass * 9.8;
  const answer = weight * (sin(angle) + coefficient * cos(angle));
  return {
    body: `A block of mass ${mass} kg is pulled up a rough slope at ${angle}° to the horizontal at constant speed, by a force parallel to the slope. The coefficient of friction is ${coefficient}. Taking g = 9.8 m/s², what is this force, in N, to 3 significant figures?`,
    answer: sized(answer),
    mistakes: [
      [
        sized(Math.abs(weight * (sin(angle) - coefficient * cos(angle)))),
        'letting friction act up the slope',
      ],
      [sized(weight * sin(angle)), 'leaving out the friction'],
      [sized(weight * (sin(angle) + coefficient)), 'taking the whole weight for the normal reaction'],
      [sized(weight * (cos(angle) + coefficient * sin(angle))), 'swapping sine and cosine'],
    ],
    explanation: `The normal reaction is ${formatPrintedNumber(weight)} cos ${angle}°, so friction is ${coefficient} times that, ${sized(coefficient * weight * cos(angle))} N, down the slope. With the component of the weight, ${sized(weight * sin(angle))} N, the force is ${sized(answer)} N.`,
  };
}

export const family: Family = {
  name: 'resolving',
  syllabus: 'Resolve forces in equilibrium',
  levels: {
    1: 'one component of a force',
    2: 'two steps: the weight, then its component',
    3: 'three steps: the weight, an equation with two strings, then the tension',
    4: 'five steps: resolve in two directions, the friction, then a sum of forces',
  },
  needsCalculator: true,
  write: byDifficulty({ 1: component, 2: onSlope, 3: twoStrings, 4: roughSlope }),
  check: checkNumber((text) => {
    const angle = (numberAt(text, /at (\d+)°/) * Math.PI) / 180;
    const [along, up] = [Math.cos(angle), Math.sin(angle)];
    if (text.includes('rope with')) {
      const [force = NaN] = before('N\\b', text);
      return three(force * (text.includes('the horizontal component') ? along : up));
    }
    const weight = (before('kg', text)[0] ?? NaN) * g;
    if (text.includes('lamp')) return three(weight / up / 2);
    if (text.includes('rough')) return three(weight * up + coefficientIn(text) * weight * along);
    return three(weight * (text.includes('reaction') ? along : up));
  }),
};
