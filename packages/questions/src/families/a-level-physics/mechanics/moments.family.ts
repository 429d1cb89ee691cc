import type { Family } from '../../family.ts';
import { calculation, fixed, radians } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'moments',
  syllabus: 'Moments, couples and equilibrium',
  levels: {
    1: 'one product: the moment of a force or the torque of a couple',
    2: 'two steps: one moment, then the force that balances it',
    3: 'four steps: two moments, also of the weight at the middle, then a force',
    5: 'four steps with an angle: two moments made equal to that of a cable',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const [force, arm] = [random.int(12, 90), random.int(12, 95) / 100];
      const isCouple = random.chance(0.4);
      return calculation({
        body: isCouple
          ? `Two opposite forces of ${force} N act at right angles to a bar at points ${fixed(arm, 2)} m apart. What is the torque of the couple?`
          : `A force of ${force} N acts at right angles to a spanner, ${fixed(arm, 2)} m from the nut. What is its moment about the nut?`,
        value: force * arm,
        unit: 'N m',
        mistakes: [
          isCouple
            ? [2 * force * arm, 'using the sum of the two forces']
            : [0.5 * force * arm, 'halving the distance'],
          [force / arm, 'dividing by the distance'],
          [force * arm * 9.81, 'multiplying by g'],
          [force * arm ** 2, 'squaring the distance'],
        ],
        working: isCouple
          ? `The torque of a couple is one of the forces × the distance between them: ${force} × ${fixed(arm, 2)} = ${fixed(force * arm, 2)} N m.`
          : `The moment is force × perpendicular distance: ${force} × ${fixed(arm, 2)} = ${fixed(force * arm, 2)} N m.`,
      });
    }
    if (difficulty === 2) {
      const [weight, left, right] = [random.int(20, 80), random.int(12, 60) / 100, random.int(12, 60) / 100];
      const balance = (weight * left) / right;
      return calculation({
        body: `A light beam is pivoted at its centre. A ${weight} N weight hangs ${fixed(left, 2)} m to the left of the pivot. What weight, ${fixed(right, 2)} m to the right, balances it?`,
        value: balance,
        unit: 'N',
        mistakes: [
          [(weight * right) / left, 'inverting the ratio of the distances'],
          [weight * left * right, 'multiplying by both distances'],
          [weight * left, 'giving the moment instead of the weight'],
          [weight, 'taking equal weights to balance at any distance'],
        ],
        working: `The moments are equal: W × ${fixed(right, 2)} = ${weight} × ${fixed(left, 2)}, so W = ${fixed(balance)} N.`,
      });
    }
    if (difficulty === 3) {
      const [length, weight, load] = [random.int(30, 80) / 10, random.int(80, 260), random.int(100, 600)];
      const place = random.int(4, 12) / 10;
      const right = (load * place + (weight * length) / 2) / length;
      return calculation({
        body: `A uniform beam ${fixed(length)} m long of weight ${weight} N rests on supports at its two ends. A load of ${load} N stands ${fixed(place)} m from the left end. What is the force of the right-hand support?`,
        value: right,
        unit: 'N',
        mistakes: [
          [weight + load - right, 'giving the force of the left-hand support'],
          [(load * place) / length, 'leaving out the weight of the beam'],
          [(weight + load) / 2, 'sharing the forces equally'],
          [(load * place + weight * length) / length, 'letting the weight act at the far end'],
        ],
        working: `Moments about the left end: R × ${fixed(length)} = ${load} × ${fixed(place)} + ${weight} × ${fixed(length / 2, 2)}, so R = ${fixed(right, 0)} N.`,
      });
    }
    const [weight, load, degrees] = [
      random.int(60, 180),
      random.int(40, 300),
      random.pick([25, 30, 35, 40, 50, 55]),
    ];
    const tension = (weight / 2 + load) / Math.sin(radians(degrees));
    return calculation({
      body: `A uniform horizontal beam of weight ${weight} N is hinged to a wall and held at its other end by a cable at ${degrees}° to the beam. A load of ${load} N hangs from that end. What is the tension in the cable?`,
      value: tension,
      unit: 'N',
      mistakes: [
        [(weight + load) / Math.sin(radians(degrees)), 'letting the weight of the beam act at its end'],
        [(weight / 2 + load) / Math.cos(radians(degrees)), 'using the cosine of the angle'],
        [weight / 2 + load, 'leaving out the angle'],
        [(weight / 2 + load) * Math.sin(radians(degrees)), 'multiplying by the sine'],
      ],
      working: `Moments about the hinge for a beam of length L: T sin ${degrees}° × L = ${weight} × L/2 + ${load} × L, so T = (${fixed(weight / 2)} + ${load}) ÷ sin ${degrees}° = ${fixed(tension, 0)} N.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('couple') || text.includes('spanner')) return first * second;
    if (text.includes('light beam')) return first * (second / third);
    if (text.includes('supports')) {
      const left = (third * (first - fourth)) / first + second / 2;
      return second + third - left;
    }
    const upward = third + 0.5 * first;
    return upward / Math.cos(((90 - second) * Math.PI) / 180);
  }),
};
