import type { Family } from '../../family.ts';
import { calculation, fixed, quantity, radians } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'vectors',
  syllabus: 'Resolving and adding vectors',
  levels: {
    1: 'one step: a component of a force or a velocity',
    2: 'two squares and a root for the size of a resultant, or a ratio and an angle for its direction',
    3: 'three steps: the component of the weight along a slope, the resultant, then the acceleration',
  },
  write: (random, difficulty) => {
    const [size, angle] = [random.int(12, 95), random.intExcept(15, 75, [44, 45, 46])];
    const [along, across] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    if (difficulty === 1) {
      const [isForce, isUp] = [random.chance(0.5), random.chance(0.5)];
      const value = size * (isUp ? across : along);
      return calculation({
        body: `${isForce ? `A force of ${size} N acts` : `A ball is thrown at ${size} m s⁻¹`} at ${angle}° above the horizontal. What is its ${isUp ? 'vertical' : 'horizontal'} component${isForce ? '' : ' of velocity'}?`,
        value,
        unit: isForce ? 'N' : 'm s⁻¹',
        mistakes: [
          [size * (isUp ? along : across), 'giving the other component'],
          [size * (across / along), 'using the tangent'],
          [value / 2, ''],
        ],
        working: `The ${isUp ? 'vertical component is opposite to the angle, so it is' : 'horizontal component is next to the angle, so it is'} ${size} × ${isUp ? 'sin' : 'cos'} ${angle}° = ${quantity(value, isForce ? 'N' : 'm s⁻¹')}.`,
      });
    }
    const other = random.intExcept(12, 95, [size - 1, size, size + 1]);
    if (difficulty === 2 && random.chance(0.5)) {
      const [speed, wind] = [size + 40, other / 4];
      return calculation({
        body: `An aircraft flies north at ${speed} m s⁻¹ through the air, and a wind blows towards the east at ${fixed(wind)} m s⁻¹. What is the size of its velocity over the ground?`,
        value: Math.hypot(speed, wind),
        unit: 'm s⁻¹',
        mistakes: [
          [speed + wind, 'adding the speeds'],
          [speed - wind, 'subtracting the speeds'],
          [Math.sqrt(speed + wind), 'leaving out the squares'],
        ],
        working: `The velocities are at right angles: v = √(${speed}² + ${fixed(wind)}²) = ${quantity(Math.hypot(speed, wind), 'm s⁻¹')}.`,
      });
    }
    if (difficulty === 2) {
      const direction = Math.atan(other / size) / radians(1);
      return calculation({
        body: `A horizontal force of ${size} N and a vertical force of ${other} N act on a ring. At which angle to the horizontal does their resultant act?`,
        value: direction,
        unit: '°',
        mistakes: [
          [90 - direction, 'giving the angle to the vertical'],
          [direction / 2, 'halving the angle'],
          [direction * radians(1), 'leaving the calculator in radians'],
        ],
        working: `tan θ = vertical ÷ horizontal = ${other} ÷ ${size}, so θ = ${quantity(direction, '°')}.`,
      });
    }
    const [mass, slope, friction] = [random.int(12, 60) / 10, random.int(20, 50), random.int(10, 80) / 10];
    const pull = mass * 9.81 * Math.sin(radians(slope));
    const acceleration = (pull - friction) / mass;
    return calculation({
      body: `A block of mass ${fixed(mass)} kg slides down a slope of ${slope}° against a friction of ${fixed(friction)} N. What is its acceleration? (g = 9.81 m s⁻²)`,
      value: acceleration > 0.5 ? acceleration : NaN,
      unit: 'm s⁻²',
      mistakes: [
        [pull / mass, 'leaving out the friction'],
        [
          (mass * 9.81 * Math.cos(radians(slope)) - friction) / mass,
          'using the component at right angles to the slope',
        ],
        [(mass * 9.81 - friction) / mass, 'using the whole weight'],
        [(pull + friction) / mass, 'adding the friction'],
      ],
      working: `The component of the weight along the slope is ${fixed(mass)} × 9.81 × sin ${slope}° = ${quantity(pull, 'N')}. The resultant is ${quantity(pull - friction, 'N')}, and a = F ÷ m = ${quantity(acceleration, 'm s⁻²')}.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    const turn = (angle: number) => (angle / 180) * Math.PI;
    if (text.includes('vertical component')) return first * Math.cos(turn(90 - second));
    if (text.includes('horizontal component')) return first * Math.sin(turn(90 - second));
    if (text.includes('aircraft')) return Math.sqrt(first * first + second * second);
    if (text.includes('ring')) return (Math.acos(first / Math.hypot(first, second)) * 180) / Math.PI;
    return 9.81 * Math.cos(turn(90 - second)) - third / first;
  }),
};
