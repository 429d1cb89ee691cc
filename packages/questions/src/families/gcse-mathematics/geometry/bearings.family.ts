import { checkNumber } from '#checks/check.ts';
import { compassPoints } from '#text/compass-points.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Family } from '../../family.ts';

const bearing = (value: number) => `${String(((value % 360) + 360) % 360).padStart(3, '0')}°`;

export const family: Family = {
  name: 'bearings',
  syllabus: 'Use three-figure bearings',
  levels: {
    1: 'one fact: a compass direction as a bearing',
    2: 'one step: the bearing back, by adding or subtracting 180°',
    3: 'a turn to the left or right, then the new bearing',
    4: 'two legs of equal length: the bearing of the end from the start',
  },
  write: (random, difficulty) => {
    const [from, to] = random.sample(
      ['the lighthouse', 'the harbour', 'the buoy', 'the church', 'the hilltop', 'the island'],
      2,
    ) as [string, string];
    const start = random.int(5, 355);
    if (difficulty === 1) {
      const [name, value] = random.pick([
        ['east', 90],
        ['south', 180],
        ['west', 270],
        ['north-east', 45],
        ['south-east', 135],
        ['south-west', 225],
        ['north-west', 315],
      ] as const);
      return {
        body: `A boat sails ${name}. What is its bearing?`,
        answer: bearing(value),
        mistakes: [
          [bearing(360 - value), 'measuring anticlockwise'],
          [bearing(value + 180), 'giving the opposite direction'],
          [bearing(value + 45), 'one compass point too far'],
          [bearing(value - 45), 'one compass point too few'],
        ],
        explanation: `Bearings are measured clockwise from north: ${name} is ${bearing(value)}.`,
      };
    }
    if (difficulty === 2) {
      const back = (start + 180) % 360;
      return {
        body: `The bearing of ${to} from ${from} is ${bearing(start)}. What is the bearing of ${from} from ${to}?`,
        answer: bearing(back),
        mistakes: [
          [bearing(360 - start), 'subtracting from 360°'],
          [bearing(start), 'taking both bearings as equal'],
          [bearing(180 - start), 'subtracting from 180°'],
          ...nearbyNumbers(back, 90, bearing),
        ],
        explanation: `The way back is a half turn away: ${bearing(start)} ${start < 180 ? '+' : '−'} 180° = ${bearing(back)}.`,
      };
    }
    const turn = random.int(20, 140);
    const right = random.chance(0.5);
    const next = start + (right ? turn : -turn);
    if (difficulty === 3)
      return {
        body: `A boat sails on a bearing of ${bearing(start)} and then turns ${turn}° to the ${right ? 'right' : 'left'}. What is its new bearing?`,
        answer: bearing(next),
        mistakes: [
          [bearing(start + (right ? -turn : turn)), 'turning the wrong way'],
          [bearing(turn), 'giving the angle of the turn'],
          [bearing(next + 180), 'giving the opposite direction'],
          ...nearbyNumbers(((next % 360) + 360) % 360, 10, bearing),
        ],
        explanation: `To the ${right ? 'right is clockwise: add' : 'left is anticlockwise: subtract'} ${turn}°. ${bearing(start)} ${right ? '+' : '−'} ${turn}° gives ${bearing(next)}.`,
      };
    const even = turn - (turn % 2);
    const end = start + (right ? even / 2 : -even / 2);
    return {
      body: `A boat sails 6 km on a bearing of ${bearing(start)}, turns ${even}° to the ${right ? 'right' : 'left'} and sails another 6 km. What is the bearing of its end point from its start?`,
      answer: bearing(end),
      mistakes: [
        [bearing(start + (right ? even : -even)), 'giving the bearing of the second leg'],
        [bearing(start + (right ? -even / 2 : even / 2)), 'turning the wrong way'],
        [bearing(end + 180), 'giving the bearing of the start from the end'],
        ...nearbyNumbers(((end % 360) + 360) % 360, 10, bearing),
      ],
      explanation: `The triangle is isosceles. Its angle at the turn is 180° − ${even}°, so the angle at the start is ${even}° ÷ 2 = ${even / 2}°: ${bearing(start)} ${right ? '+' : '−'} ${even / 2}° gives ${bearing(end)}.`,
    };
  },
  check: checkNumber((text) => {
    const named = /sails ([a-z-]+)\./.exec(text)?.[1];
    if (named !== undefined) return 45 * compassPoints.indexOf(named);
    const start = Number(/(\d{3})°/.exec(text)?.[1]);
    const full = (value: number) => Math.round(((value % 360) + 360) % 360) % 360;
    if (!text.includes('turns')) return full(start - 180);
    const turn = Number(/turns (\d+)°/.exec(text)?.[1]) * (text.includes('to the right') ? 1 : -1);
    if (!text.includes('another')) return full(start + turn);
    // The two legs are drawn as steps east and north.
    const legs = [start, start + turn].map((degrees) => (degrees * Math.PI) / 180);
    const [east, north] = [
      legs.reduce((sum, leg) => sum + Math.sin(leg), 0),
      legs.reduce((sum, leg) => sum + Math.cos(leg), 0),
    ];
    return full((Math.atan2(east, north) * 180) / Math.PI);
  }),
};
