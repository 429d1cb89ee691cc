import type { Family } from '../../family.ts';
import { calculation, fixed, radians } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const g = 9.81;
const given = '(g = 9.81 m s⁻², no air resistance)';

export const family: Family = {
  name: 'projectiles',
  syllabus: 'Independence of horizontal and vertical motion of a projectile',
  levels: {
    2: 'two steps: the vertical component, then the greatest height',
    3: 'two steps: the time of the fall with a root, then the horizontal distance',
    4: 'four steps: two components, the time of flight, then the range',
    5: 'four steps from a height: the time by a quadratic equation, or the speed by the energies',
  },
  write: (random, difficulty) => {
    const [speed, angle, height] = [
      random.int(12, 38),
      random.pick([20, 25, 30, 35, 40, 50, 55, 60]),
      random.int(8, 60),
    ];
    const [across, up] = [speed * Math.cos(radians(angle)), speed * Math.sin(radians(angle))];
    if (difficulty === 2) {
      const top = up ** 2 / (2 * g);
      return calculation({
        body: `A ball leaves level ground at ${speed} m s⁻¹, ${angle}° above the horizontal. What is its greatest height? ${given}`,
        value: top,
        unit: 'm',
        mistakes: [
          [speed ** 2 / (2 * g), 'using the whole velocity instead of its vertical component'],
          [across ** 2 / (2 * g), 'using the horizontal component'],
          [up ** 2 / g, 'leaving out the factor of 2'],
          [up / g, 'calculating the time to the top'],
        ],
        working: `The vertical component is ${speed} sin ${angle}° = ${fixed(up, 2)} m s⁻¹. At the top it is 0, so h = ${fixed(up, 2)}² ÷ (2 × 9.81) = ${fixed(top, 2)} m.`,
      });
    }
    if (difficulty === 3) {
      const time = Math.sqrt((2 * height) / g);
      const what = random.pick(['A stone', 'A ball', 'A pebble']);
      return calculation({
        body: `${what} is thrown horizontally at ${speed} m s⁻¹ from a cliff ${height} m high. How far from the foot of the cliff does it land? ${given}`,
        value: speed * time,
        unit: 'm',
        mistakes: [
          [speed * Math.sqrt(height / g), 'leaving out the factor of 2 in the time'],
          [(speed * 2 * height) / g, 'leaving out the square root'],
          [0.5 * speed * time, 'halving the distance'],
          [speed * Math.sqrt((2 * g) / height), 'swapping g and the height'],
        ],
        working: `The fall takes √(2 h ÷ g) = √(2 × ${height} ÷ 9.81) = ${fixed(time, 2)} s. The horizontal velocity is constant, so the distance is ${speed} × ${fixed(time, 2)} = ${fixed(speed * time)} m.`,
      });
    }
    if (difficulty === 4) {
      const range = (2 * across * up) / g;
      return calculation({
        body: `A ball is kicked from level ground at ${speed} m s⁻¹, ${angle}° above the horizontal. How far away does it land on the level ground? ${given}`,
        value: range,
        unit: 'm',
        mistakes: [
          [range / 2, 'using only the time to the highest point'],
          [(speed * 2 * up) / g, 'using the whole velocity for the horizontal motion'],
          [(2 * across * across) / g, 'using cos θ for the vertical component too'],
          [(2 * speed ** 2) / g, 'leaving out the components'],
        ],
        working: `It is in the air for 2 × ${speed} sin ${angle}° ÷ 9.81 = ${fixed((2 * up) / g, 2)} s and travels ${speed} cos ${angle}° × ${fixed((2 * up) / g, 2)} = ${fixed(range)} m.`,
      });
    }
    if (random.chance(0.5)) {
      const end = Math.sqrt(speed ** 2 + 2 * g * height);
      return calculation({
        body: `A ball is thrown at ${speed} m s⁻¹, ${angle}° above the horizontal, from the top of a cliff ${height} m high. At what speed does it reach the sea? ${given}`,
        value: end,
        unit: 'm s⁻¹',
        mistakes: [
          [Math.sqrt(2 * g * height), 'leaving out the initial speed'],
          [Math.sqrt(up ** 2 + 2 * g * height), 'giving only the vertical component'],
          [speed + Math.sqrt(2 * g * height), 'adding speeds instead of energies'],
          [Math.sqrt(speed ** 2 + g * height), 'leaving out the factor of 2'],
        ],
        working: `By conservation of energy ½ v² = ½ × ${speed}² + 9.81 × ${height}, so v = ${fixed(end)} m s⁻¹. The angle does not matter for the speed.`,
      });
    }
    const time = (up + Math.sqrt(up ** 2 + 2 * g * height)) / g;
    return calculation({
      body: `A stone is thrown at ${speed} m s⁻¹, ${angle}° above the horizontal, from a tower ${height} m high. What is the horizontal distance to the point where it lands? ${given}`,
      value: across * time,
      unit: 'm',
      mistakes: [
        [(2 * across * up) / g, 'taking it to land at the height from which it was thrown'],
        [across * Math.sqrt((2 * height) / g), 'leaving out the upward component'],
        [speed * time, 'using the whole velocity for the horizontal motion'],
        [(across * (Math.sqrt(up ** 2 + 2 * g * height) - up)) / g, 'taking it to be thrown downwards'],
      ],
      working: `With upwards positive, −${height} = ${fixed(up, 2)} t − ½ × 9.81 t², which gives t = ${fixed(time, 2)} s. The distance is ${fixed(across, 2)} × ${fixed(time, 2)} = ${fixed(across * time)} m.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    const degree = Math.PI / 180;
    if (text.includes('greatest height')) {
      const time = (first * Math.sin(second * degree)) / 9.81;
      return first * Math.sin(second * degree) * time - (9.81 / 2) * time ** 2;
    }
    if (text.includes('horizontally')) return first * ((2 * second) / 9.81) ** 0.5;
    if (text.includes('kicked')) return (first ** 2 * Math.sin(2 * second * degree)) / 9.81;
    const end = Math.hypot(first, Math.sqrt(2 * 9.81 * third));
    if (text.includes('At what speed')) return end;
    const sideways = first * Math.cos(second * degree);
    const down = Math.sqrt(end ** 2 - sideways ** 2);
    return (sideways * (down + first * Math.sin(second * degree))) / 9.81;
  }),
};
