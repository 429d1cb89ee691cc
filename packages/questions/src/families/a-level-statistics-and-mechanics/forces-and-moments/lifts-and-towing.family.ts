import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';
import { before, g } from './forces-and-moments-checks.ts';

const show = (value: number) => formatPrintedNumber(Number(value.toFixed(3)));

function steady(random: Random): Draft {
  const [cage, people] = [random.int(5, 18) * 50, random.int(2, 9) * 35];
  const way = random.pick(['rises', 'sinks']);
  const answer = (cage + people) * 9.8;
  return {
    body: `A lift of mass ${cage} kg ${way} at a constant speed with people of total mass ${people} kg in it. Taking g = 9.8 m/s², what is the tension in the cable, in N?`,
    answer: show(answer),
    mistakes: [
      [show(cage * 9.8), 'leaving out the people'],
      [show(cage + people), 'leaving out g'],
      [show((cage - people) * 9.8), 'subtracting the masses'],
      [show(people * 9.8), 'leaving out the lift'],
    ],
    explanation: `The speed is constant, so the tension equals the weight: (${cage} + ${people}) × 9.8 = ${show(answer)} N.`,
  };
}

function floor(random: Random): Draft {
  const [mass, tenths] = [random.int(8, 18) * 5, random.int(4, 24)];
  const a = tenths / 10;
  const [way, sign] = random.pick([
    ['speeds up on its way up', 1],
    ['slows down on its way up', -1],
    ['speeds up on its way down', -1],
    ['slows down on its way down', 1],
  ] as const);
  const answer = mass * (9.8 + sign * a);
  return {
    body: `A woman of mass ${mass} kg stands in a lift that ${way} at ${show(a)} m/s². Taking g = 9.8 m/s², what force does the floor exert on her, in N?`,
    answer: show(answer),
    mistakes: [
      [show(mass * (9.8 - sign * a)), 'taking the acceleration in the wrong direction'],
      [show(mass * 9.8), 'giving the weight'],
      [show(mass * a), 'giving the resultant force'],
      [show(mass * (9.8 + sign * 2 * a)), 'counting the acceleration twice'],
    ],
    explanation: `The acceleration points ${sign > 0 ? 'up' : 'down'}, so R − ${mass} × 9.8 = ${sign > 0 ? '' : '−'}${mass} × ${show(a)}, and R = ${show(answer)} N.`,
  };
}

function towing(random: Random) {
  const [car, trailer] = [random.int(8, 16) * 100, random.int(3, 8) * 100];
  const [resistance, behind] = [random.int(3, 8) * 50, random.int(2, 5) * 50];
  const a = random.int(4, 20) / 10;
  const body = `A car of mass ${formatPrintedNumber(car)} kg pulls a trailer of mass ${trailer} kg on a level road. The resistances are ${resistance} N on the car and ${behind} N on the trailer.`;
  return { car, trailer, resistance, behind, a, body };
}

function engine(random: Random): Draft {
  const { car, trailer, resistance, behind, a, body } = towing(random);
  const answer = (car + trailer) * a + resistance + behind;
  if (resistance === behind) return noDraft;
  return {
    body: `${body} They accelerate at ${show(a)} m/s². What is the driving force of the car, in N?`,
    answer: show(answer),
    mistakes: [
      [show((car + trailer) * a), 'leaving out the resistances'],
      [show(car * a + resistance), 'leaving out the trailer'],
      [show((car + trailer) * a - resistance - behind), 'subtracting the resistances'],
      [show((car + trailer) * a + resistance), 'leaving out the resistance on the trailer'],
    ],
    explanation: `For both together: D − ${resistance} − ${behind} = ${formatPrintedNumber(car + trailer)} × ${show(a)} = ${show((car + trailer) * a)}, so D = ${show(answer)} N.`,
  };
}

function bar(random: Random): Draft {
  const { car, trailer, resistance, behind, a, body } = towing(random);
  const driving = (car + trailer) * a + resistance + behind;
  const answer = trailer * a + behind;
  if (resistance === behind || !Number.isInteger(driving)) return noDraft;
  return {
    body: `${body} The driving force is ${formatPrintedNumber(driving)} N. What is the tension in the tow bar, in N?`,
    answer: show(answer),
    mistakes: [
      [show(trailer * a), 'leaving out the resistance on the trailer'],
      [show(car * a + resistance), 'working with the car instead of the trailer'],
      [show(driving - resistance), 'leaving out the acceleration of the car'],
      [show(Math.abs(trailer * a - behind)), 'taking the resistance in the wrong direction'],
    ],
    explanation: `Both together: ${formatPrintedNumber(driving)} − ${resistance} − ${behind} = ${formatPrintedNumber(car + trailer)}a, so a = ${show(a)}. Trailer: T − ${behind} = ${trailer} × ${show(a)}, so T = ${show(answer)} N.`,
  };
}

export const family: Family = {
  name: 'lifts-and-towing',
  syllabus: 'Newton’s laws for lifts and vehicles that tow',
  levels: {
    1: 'two short steps: add the masses, then the weight',
    2: 'three steps: the direction of the acceleration, the resultant, then the reaction',
    3: 'three steps: one equation for two bodies and their resistances',
    4: 'five steps: the acceleration of both, then an equation for one of them',
  },
  write: byDifficulty({ 1: steady, 2: floor, 3: engine, 4: bar }),
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = before('kg', text);
    if (text.includes('constant speed')) return g * first + g * second;
    const a = numberAt(text, /at ([\d.]+) m\/s²/);
    if (text.includes('floor')) {
      const pointsUp = text.includes('speeds up') === text.includes('way up');
      return g * first + (pointsUp ? first * a : -first * a);
    }
    const [onCar = NaN, onTrailer = NaN, driving = NaN] = before('N\\b', text);
    if (text.includes('What is the driving')) return first * a + onCar + second * a + onTrailer;
    return onTrailer + (second * (driving - onCar - onTrailer)) / (first + second);
  }, 1e-6),
};
