import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'rotation-rates',
  syllabus: 'Angles in radians, angular speed and centripetal acceleration',
  levels: {
    1: 'one step: an angle in radians, or the angle turned in a time',
    2: 'two steps: revolutions per minute into an angular speed, then the speed of a point',
    3: 'three steps: revolutions per minute into an angular speed, its square, then the acceleration as a multiple of g',
  },
  write: (random, difficulty) => {
    if (difficulty === 1 && random.chance(0.5)) {
      const degrees = random.int(3, 70) * 5;
      const angle = (degrees * Math.PI) / 180;
      return calculation({
        body: `What is an angle of ${degrees}° in radians?`,
        value: angle,
        unit: 'rad',
        mistakes: [
          [angle / 2, 'dividing by 360° and multiplying by π'],
          [angle * 2, 'dividing by 180° and multiplying by 2π'],
          [degrees / 180, 'leaving out π'],
        ],
        working: `180° is π rad, so ${degrees} ÷ 180 × π = ${quantity(angle, 'rad')}.`,
      });
    }
    if (difficulty === 1) {
      const [speed, time] = [random.int(12, 95) / 10, random.int(12, 95) / 10];
      return calculation({
        body: `A wheel turns at ${fixed(speed)} rad s⁻¹. Through which angle does it turn in ${fixed(time)} s?`,
        value: speed * time,
        unit: 'rad',
        mistakes: [
          [speed / time, 'dividing by the time'],
          [2 * Math.PI * speed * time, 'multiplying by 2π once more'],
          [(speed * time) / (2 * Math.PI), 'giving the number of turns'],
        ],
        working: `θ = ω t = ${fixed(speed)} × ${fixed(time)} = ${quantity(speed * time, 'rad')}.`,
      });
    }
    const [rate, centimetres] = [random.int(12, 95) * 10, random.int(30, 250) / 10];
    const angular = (rate * 2 * Math.PI) / 60;
    const speed = (angular * centimetres) / 100;
    if (difficulty === 2)
      return calculation({
        body: `A disc of radius ${fixed(centimetres)} cm turns at ${rate} revolutions per minute. What is the speed of a point on its rim?`,
        value: speed,
        unit: 'm s⁻¹',
        mistakes: [
          [speed / (2 * Math.PI), 'leaving out 2π'],
          [speed * 60, 'leaving the rate in revolutions per minute'],
          [speed / 2, 'using π instead of 2π'],
          [speed * 100, 'leaving the radius in centimetres'],
        ],
        working: `ω = 2π × ${rate} ÷ 60 = ${quantity(angular, 'rad s⁻¹')}, and v = ω r = ${quantity(angular)} × ${quantity(centimetres / 100)} = ${quantity(speed, 'm s⁻¹')}.`,
      });
    const times = (angular ** 2 * centimetres) / 100 / 9.81;
    return calculation({
      body: `A centrifuge turns at ${rate} revolutions per minute. How many times as large as g is the centripetal acceleration ${fixed(centimetres)} cm from its axis? (g = 9.81 m s⁻²)`,
      value: times,
      unit: '',
      mistakes: [
        [times * 9.81, 'giving the acceleration in m s⁻²'],
        [(angular * centimetres) / 100 / 9.81, 'forgetting to square the angular speed'],
        [times / (4 * Math.PI ** 2), 'leaving out 2π'],
        [times * 100, 'leaving the distance in centimetres'],
      ],
      working: `ω = 2π × ${rate} ÷ 60 = ${quantity(angular, 'rad s⁻¹')}, and a = ω² r = ${quantity(times * 9.81, 'm s⁻²')}, which is ${quantity(times)} times g.`,
    });
  },
  check: checkQuantity(([first, second], text) => {
    if (text.includes('in radians')) return (first / 360) * 2 * Math.PI;
    if (text.includes('wheel')) return first * second;
    if (text.includes('disc')) return ((second / 60) * Math.PI * 2 * first) / 100;
    const period = 60 / first;
    return (4 * Math.PI * Math.PI * second) / 100 / (period * period) / 9.81;
  }),
};
