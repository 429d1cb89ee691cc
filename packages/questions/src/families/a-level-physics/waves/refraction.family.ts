import type { Family } from '../../family.ts';
import { calculation, fixed, quantity, radians } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'refraction',
  syllabus: 'Refractive index, Snell’s law and the critical angle',
  levels: {
    1: 'one division: a speed of light or a refractive index',
    2: 'two steps with a sine: an angle of refraction or a critical angle',
    3: 'three steps: refraction into a block, the angle inside it, then the critical angle to compare with',
  },
  write: (random, difficulty) => {
    const index = random.int(128, 195) / 100;
    const degreesOf = (sine: number) => Math.asin(sine) / radians(1);
    if (difficulty === 1 && random.chance(0.5))
      return calculation({
        body: `A transparent material has a refractive index of ${fixed(index, 2)}. What is the speed of light in it? (c = 3.00 × 10⁸ m s⁻¹)`,
        value: 3e8 / index,
        unit: 'm s⁻¹',
        mistakes: [
          [3e8 * index, 'multiplying by the refractive index'],
          [3e8 / index ** 2, 'squaring the refractive index'],
          [3e8 * (index - 1), 'subtracting 1 from the refractive index'],
        ],
        working: `c in the material = c ÷ n = 3.00 × 10⁸ ÷ ${fixed(index, 2)} = ${quantity(3e8 / index, 'm s⁻¹')}.`,
      });
    if (difficulty === 1) {
      const speed = random.int(152, 238) / 100;
      return calculation({
        body: `Light travels at ${fixed(speed, 2)} × 10⁸ m s⁻¹ in a liquid. What is the refractive index of the liquid? (c = 3.00 × 10⁸ m s⁻¹)`,
        value: 3 / speed,
        unit: '',
        mistakes: [
          [speed / 3, 'dividing the wrong way round'],
          [3 - speed, 'subtracting the speeds'],
          [3 * speed, 'multiplying the speeds'],
        ],
        working: `n = c ÷ speed in the liquid = 3.00 ÷ ${fixed(speed, 2)} = ${quantity(3 / speed)}.`,
      });
    }
    const angle = random.int(20, 75);
    const inside = degreesOf(Math.sin(radians(angle)) / index);
    const critical = degreesOf(1 / index);
    if (difficulty === 2 && random.chance(0.5))
      return calculation({
        body: `Light passes from air into glass of refractive index ${fixed(index, 2)}, at an angle of incidence of ${angle}°. What is the angle of refraction?`,
        value: inside,
        unit: '°',
        mistakes: [
          [angle / index, 'dividing the angle by the refractive index'],
          [degreesOf(Math.sin(radians(angle)) * index), 'multiplying by the refractive index'],
          [90 - inside, 'giving the angle to the surface'],
          [angle - inside, 'giving the change of direction'],
        ],
        working: `sin r = sin ${angle}° ÷ ${fixed(index, 2)} = ${quantity(Math.sin(radians(angle)) / index)}, so r = ${quantity(inside, '°')}.`,
      });
    if (difficulty === 2)
      return calculation({
        body: `What is the critical angle at the boundary between a material of refractive index ${fixed(index, 2)} and air?`,
        value: critical,
        unit: '°',
        mistakes: [
          [90 - critical, 'giving the angle to the surface'],
          [90 / index, 'dividing 90° by the refractive index'],
          [degreesOf(index / 2), 'halving the refractive index'],
        ],
        working: `sin C = 1 ÷ n = 1 ÷ ${fixed(index, 2)} = ${quantity(1 / index)}, so C = ${quantity(critical, '°')}.`,
      });
    const margin = 90 - inside - critical;
    return calculation({
      body: `Light enters the flat end of a rod of refractive index ${fixed(index, 2)} from air, at an angle of incidence of ${angle}°, and then meets the side of the rod. By how much does the angle of incidence there exceed the critical angle?`,
      value: margin > 2 ? margin : NaN,
      unit: '°',
      mistakes: [
        [Math.abs(inside - critical), 'using the angle of refraction at the side'],
        [90 - inside, 'giving the angle of incidence at the side'],
        [Math.abs(90 - angle - critical), 'leaving out the refraction at the end'],
        [critical, 'giving the critical angle'],
      ],
      working: `At the end sin r = sin ${angle}° ÷ ${fixed(index, 2)}, so r = ${quantity(inside, '°')}. At the side the angle is 90° − r = ${quantity(90 - inside, '°')}, and C = ${quantity(critical, '°')}; the difference is ${quantity(margin, '°')}.`,
    });
  },
  check: checkQuantity(([first, second], text) => {
    const [sine, arc] = [
      (angle: number) => Math.sin((angle * Math.PI) / 180),
      (value: number) => (Math.asin(value) * 180) / Math.PI,
    ];
    if (text.includes('speed of light')) return 3e8 / first;
    if (text.includes('liquid')) return 3e8 / first;
    if (text.includes('angle of refraction')) return arc(sine(second) / first);
    const critical = arc(1 / first);
    if (text.includes('What is the critical angle')) return critical;
    return (Math.acos(sine(second) / first) * 180) / Math.PI - critical;
  }),
};
