import { velocityGraph } from '../../../drawing/velocity-graph.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const graph: Family = {
  name: 'velocity-graph',
  printed: { 1: 2, 2: 1, 3: 2 },
  write: (random, difficulty) => {
    const top = random.pick([10, 20, 30]);
    const rise = random.pick([4, 5, 10]);
    const steady = random.pick([10, 15, 20]);
    const fall = random.pick([5, 10]);
    const end = rise + steady + fall;
    const image = {
      svg: velocityGraph([
        [0, 0],
        [rise, top],
        [rise + steady, top],
        [end, 0],
      ]),
      alternativeText: `A velocity-time graph: from 0 up to ${top} m/s after ${rise} s, level until ${rise + steady} s, then down to 0 at ${end} s, in straight lines.`,
    };
    const area = (top * (end + steady)) / 2;
    if (difficulty === 1) {
      const acceleration = top / rise;
      return {
        body: 'The graph shows a journey. What is the acceleration at the beginning, in m/s²?',
        image,
        answer: printed(acceleration),
        mistakes: [
          [printed(rise / top), 'dividing time by velocity'],
          [printed(top), 'reading the velocity'],
          [printed(top * rise), 'multiplying instead of dividing'],
          [printed((top * rise) / 2), 'finding the distance'],
          [printed(acceleration + 1), ''],
        ],
        explanation: `The gradient of the first part is ${top} ÷ ${rise} = ${printed(acceleration)}.`,
      };
    }
    const whole = difficulty === 3;
    const answer = whole ? area : (top * rise) / 2;
    return {
      body: whole
        ? 'The graph shows a journey. What is the total distance, in m?'
        : 'The graph shows a journey. How far does it go while it speeds up, in m?',
      image,
      answer: printed(answer),
      mistakes: [
        [
          printed(whole ? top * end : top * rise),
          whole ? 'taking the top velocity for the whole time' : 'forgetting to halve',
        ],
        [
          printed(whole ? top * steady : top / rise),
          whole ? 'counting only the level part' : 'finding the acceleration',
        ],
        [printed(whole ? area / 2 : answer + top), whole ? 'halving everything' : ''],
        [
          printed(whole ? (top * end) / 2 : top * steady),
          whole ? 'treating it as a triangle' : 'taking the level part',
        ],
        [printed(answer + rise), ''],
      ],
      explanation: whole
        ? `The distance is the area of the trapezium: ½ × (${end} + ${steady}) × ${top} = ${printed(area)}.`
        : `The distance is the area of the triangle: ½ × ${rise} × ${top} = ${printed(answer)}.`,
    };
  },
};
