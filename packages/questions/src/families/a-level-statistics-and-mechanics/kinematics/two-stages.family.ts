import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { three } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';
import { travelled } from './kinematics-checks.ts';

const show = (value: number) => formatPrintedNumber(Number(value.toFixed(2)));

function average(random: Random): Draft {
  const [u, v, t] = [random.int(3, 18), random.int(4, 30), random.int(4, 15)];
  const thing = random.pick(['A tram', 'A skier', 'A motorbike', 'A ferry', 'A sledge']);
  if (u === v) return noDraft;
  return {
    body: `${thing} changes its speed steadily from ${u} m/s to ${v} m/s in ${t} s. How far does it travel in this time, in m?`,
    answer: show(((u + v) * t) / 2),
    mistakes: [
      [show((u + v) * t), 'forgetting to halve'],
      [show(v * t), 'using the final speed all the time'],
      [show(u * t), 'using the first speed all the time'],
      [show((Math.abs(v - u) * t) / 2), 'using the difference of the speeds'],
    ],
    explanation: `s = ½(u + v)t = ½ × (${u} + ${v}) × ${t} = ${show(((u + v) * t) / 2)}.`,
  };
}

function thrown(random: Random): Draft {
  const [speed, wantsHeight] = [random.int(10, 60) / 2, random.chance(0.5)];
  const height = (speed * speed) / (2 * 9.8);
  const time = (2 * speed) / 9.8;
  const sized = (value: number) => toSignificantFigures(value);
  return {
    body: `A ball is thrown straight up at ${show(speed)} m/s. Taking g = 9.8 m/s², ${wantsHeight ? 'how high does it rise, in m' : 'after how many seconds is it back at its starting height'}, to 3 significant figures?`,
    answer: sized(wantsHeight ? height : time),
    mistakes: wantsHeight
      ? [
          [sized(2 * height), 'leaving out the 2 in v² = u² + 2as'],
          [sized(time / 2), 'finding the time to the top'],
          [sized(speed / 19.6), 'not squaring the speed'],
          [sized((speed * speed) / 2), 'leaving out g'],
        ]
      : [
          [sized(time / 2), 'stopping at the highest point'],
          [sized(height), 'finding the height'],
          [sized(2 * time), 'doubling twice'],
          [sized(9.8 / speed), 'dividing the wrong way round'],
        ],
    explanation: wantsHeight
      ? `At the top v = 0, so ${show(speed)}² = 2 × 9.8 × s, and s = ${sized(height)}.`
      : `It reaches the top after ${show(speed)} ÷ 9.8 = ${sized(time / 2)} s and needs as long to come down: ${sized(time)} s.`,
  };
}

function journey(random: Random): Draft {
  const [a, t, steady, brake] = [random.int(1, 4), random.int(4, 12), random.int(10, 60), random.int(3, 10)];
  const top = a * t;
  const answer = (top * t) / 2 + top * steady + (top * brake) / 2;
  return {
    body: `A train starts from rest and accelerates at ${a} m/s² for ${t} s. It keeps its speed for ${steady} s and then brakes steadily to rest in ${brake} s. How far does it travel altogether, in m?`,
    answer: show(answer),
    mistakes: [
      [show(top * (t + steady + brake)), 'using the top speed all the time'],
      [show((top * t) / 2 + top * steady), 'leaving out the braking'],
      [show((top * t) / 2 + top * (steady + brake)), 'using the top speed while it brakes'],
      [show((top * (t + steady + brake)) / 2), 'halving the whole journey'],
    ],
    explanation: `The top speed is ${a} × ${t} = ${top} m/s. The parts are ½ × ${top} × ${t} = ${show((top * t) / 2)}, ${top} × ${steady} = ${show(top * steady)} and ½ × ${top} × ${brake} = ${show((top * brake) / 2)} m.`,
  };
}

function catchUp(random: Random): Draft {
  const [speed, a, head] = [random.int(8, 30), random.int(1, 4), random.int(0, 1) * random.int(10, 120)];
  const time = (speed + Math.sqrt(speed * speed + 2 * a * head)) / a;
  const answer = 0.5 * a * time * time;
  const sized = (value: number) => toSignificantFigures(value);
  if (answer > 5000) return noDraft;
  return {
    body: `A car passes ${head === 0 ? 'a police car at rest' : `a point ${head} m in front of a police car at rest`} at a constant ${speed} m/s. At that moment the police car starts to follow it at ${a} m/s². After how many seconds does it catch up, to 3 significant figures?`,
    answer: sized(time),
    mistakes: [
      [sized(speed / a), 'finding when the two have the same speed'],
      [sized(answer), 'finding the distance instead of the time'],
      [sized(Math.sqrt((2 * (head + speed)) / a)), 'taking one second of the car’s motion only'],
      [sized(time / 2), 'halving the time'],
      [sized((speed * 2) / a + head / speed), 'adding the time for the head start'],
    ],
    explanation: `${head === 0 ? '' : `${head} + `}${speed}t = ½ × ${a} × t². The positive solution is t = ${sized(time)}.`,
  };
}

export const family: Family = {
  name: 'two-stages',
  syllabus: 'Constant acceleration: journeys in stages and two bodies',
  levels: {
    1: 'one formula: s = ½(u + v)t',
    2: 'two steps with gravity: what is 0 at the top, then a formula rearranged',
    3: 'four steps: the top speed, three distances, their sum',
    4: 'four steps: two motions, an equation, a quadratic, the right root',
  },
  needsCalculator: true,
  write: byDifficulty({ 1: average, 2: thrown, 3: journey, 4: catchUp }),
  check: checkNumber((text) => {
    if (text.includes('steadily from')) {
      const [u, v, t] = [
        numberAt(text, /from (\d+)/),
        numberAt(text, /to (\d+) m/),
        numberAt(text, /in (\d+) s/),
      ];
      return travelled(u, (v - u) / t, t);
    }
    if (text.includes('straight up')) {
      const speed = numberAt(text, /up at ([\d.]+) m/);
      return three(text.includes('how high') ? travelled(speed, -9.8, speed / 9.8) : speed / 4.9);
    }
    if (text.includes('train')) {
      const [a, t, steady, brake] = [
        numberAt(text, /at (\d+) m/),
        numberAt(text, /for (\d+) s\. It/),
        numberAt(text, /speed for (\d+) s/),
        numberAt(text, /in (\d+) s\./),
      ];
      return travelled(0, a, t) + travelled(a * t, 0, steady) + travelled(a * t, (-a * t) / brake, brake);
    }
    const [speed, a] = [numberAt(text, /constant (\d+) m/), numberAt(text, /it at (\d+) m/)];
    const head = text.includes('a point') ? numberAt(text, /point (\d+) m/) : 0;
    let [low, high] = [0.01, 500];
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (head + speed * middle > (a * middle * middle) / 2) low = middle;
      else high = middle;
    }
    return three(low);
  }, 1e-6),
};
