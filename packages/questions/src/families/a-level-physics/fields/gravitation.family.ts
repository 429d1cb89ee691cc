import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const constant = 6.67e-11;
const given = '(G = 6.67 × 10⁻¹¹ N m² kg⁻²)';

export const family: Family = {
  name: 'gravitation',
  syllabus: 'Newton’s law of gravitation, field strength, potential and orbits',
  levels: {
    1: 'one division: a field strength from force and mass',
    2: 'one formula with a square, or two steps: the field strength at a surface or at another height',
    3: 'four steps: the distance from the centre, two potentials, then the work for a mass',
    4: 'two energies made equal, then a root: the escape velocity',
    5: 'three or four steps: the radius of the orbit, then two laws combined for the speed or the period',
  },
  write: (random, difficulty) => {
    const body = random.pick(['planet', 'distant planet', 'rocky planet']);
    if (difficulty === 1) {
      const [mass, force] = [random.int(12, 95) / 10, random.int(10, 120)];
      return calculation({
        body: `A rock of mass ${fixed(mass)} kg weighs ${fixed(force)} N on the surface of a ${body}. What is the gravitational field strength there?`,
        value: force / mass < 30 ? force / mass : NaN,
        unit: 'N kg⁻¹',
        mistakes: [
          [force * mass, 'multiplying by the mass'],
          [mass / force, 'dividing the wrong way round'],
          [9.81, 'giving the field strength of the Earth'],
          [force / mass / 9.81, 'comparing with the Earth'],
        ],
        working: `g = F ÷ m = ${fixed(force)} ÷ ${fixed(mass)} = ${quantity(force / mass, 'N kg⁻¹')}.`,
      });
    }
    const [mass, radius] = [random.int(11, 95) / 10, random.int(15, 95) / 10];
    const [kilograms, metres] = [mass * 1e24, radius * 1e6];
    const strength = (constant * kilograms) / metres ** 2;
    const planet = `of mass ${fixed(mass)} × 10²⁴ kg and radius ${fixed(radius)} × 10⁶ m`;
    if (difficulty === 2 && random.chance(0.6))
      return calculation({
        body: `What is the gravitational field strength at the surface of a planet ${planet}? ${given}`,
        value: strength < 40 && strength > 0.9 ? strength : NaN,
        unit: 'N kg⁻¹',
        mistakes: [
          [strength / 4, 'using the diameter instead of the radius'],
          [(constant * kilograms) / metres, 'forgetting to square the radius'],
          [strength * 9.81, 'multiplying by the g of the Earth'],
          [Math.sqrt(strength), 'taking the square root'],
        ],
        working: `g = G M ÷ r² = 6.67 × 10⁻¹¹ × ${fixed(mass)} × 10²⁴ ÷ (${fixed(radius)} × 10⁶)² = ${quantity(strength, 'N kg⁻¹')}.`,
      });
    if (difficulty === 2) {
      const [surface, times] = [random.int(15, 250) / 10, random.int(2, 8)];
      const far = surface / (times + 1) ** 2;
      return calculation({
        body: `The gravitational field strength at the surface of a planet of radius R is ${fixed(surface)} N kg⁻¹. What is it at a height of ${times}R above the surface?`,
        value: far,
        unit: 'N kg⁻¹',
        mistakes: [
          [surface / times ** 2, 'measuring the distance from the surface'],
          [surface / (times + 1), 'forgetting to square the distance'],
          [surface / times, 'dividing by the height'],
        ],
        working: `The distance from the centre is ${times + 1}R, and g is inversely proportional to its square: ${fixed(surface)} ÷ ${times + 1}² = ${quantity(far, 'N kg⁻¹')}.`,
      });
    }
    const potential = (-constant * kilograms) / metres;
    if (difficulty === 3) {
      const height = random.int(2, 95) / 10;
      const orbit = metres + height * 1e6;
      const load = random.int(12, 95) * 10;
      const work = load * constant * kilograms * (1 / metres - 1 / orbit);
      return calculation({
        body: `How much work is needed to lift ${load} kg from the surface of a planet ${planet} to a height of ${fixed(height)} × 10⁶ m? ${given}`,
        value: work,
        unit: 'J',
        mistakes: [
          [load * strength * height * 1e6, 'taking the field strength to be constant'],
          [(load * constant * kilograms) / orbit, 'leaving out the potential at the surface'],
          [(load * constant * kilograms) / (height * 1e6), 'using the height as the distance'],
          [work / load, 'leaving out the mass that is lifted'],
        ],
        working: `The potential rises from ${quantity(potential, 'J kg⁻¹')} to ${quantity((-constant * kilograms) / orbit, 'J kg⁻¹')}, ${quantity(orbit, 'm')} from the centre. The work is ${load} × ${quantity(work / load)} = ${quantity(work, 'J')}.`,
      });
    }
    if (difficulty === 4) {
      const escape = Math.sqrt(-2 * potential);
      return calculation({
        body: `What is the escape velocity from the surface of a planet ${planet} without an atmosphere? ${given}`,
        value: escape,
        unit: 'm s⁻¹',
        mistakes: [
          [escape / Math.SQRT2, 'giving the speed of an orbit near the surface'],
          [escape * Math.SQRT2, 'doubling under the square root twice'],
          [escape / 2, 'using the diameter instead of the radius and leaving out the 2'],
          [-2 * potential, 'leaving out the square root'],
        ],
        working: `½ m v² = G M m ÷ r, so v = √(2 G M ÷ r) = √(2 × ${quantity(-potential)}) = ${quantity(escape, 'm s⁻¹')}.`,
      });
    }
    const height = random.int(2, 95) / 10;
    const orbit = metres + height * 1e6;
    const speed = Math.sqrt((constant * kilograms) / orbit);
    const isPeriod = random.chance(0.5);
    const period = (2 * Math.PI * orbit) / speed;
    const ground = 2 * Math.PI * Math.sqrt(metres ** 3 / (constant * kilograms));
    return calculation({
      body: `A satellite moves in a circular orbit ${fixed(height)} × 10⁶ m above the surface of a planet ${planet}. What is its ${isPeriod ? 'period' : 'speed'}? ${given}`,
      value: isPeriod ? period : speed,
      unit: isPeriod ? 's' : 'm s⁻¹',
      mistakes: isPeriod
        ? [
            [ground, 'leaving out the height'],
            [
              2 * Math.PI * Math.sqrt((height * 1e6) ** 3 / (constant * kilograms)),
              'using the height as the radius of the orbit',
            ],
            [period / (2 * Math.PI), 'leaving out 2π'],
            [period / Math.SQRT2, 'using the escape velocity'],
          ]
        : [
            [Math.sqrt((constant * kilograms) / metres), 'leaving out the height'],
            [
              Math.sqrt((constant * kilograms) / (height * 1e6)),
              'using the height as the radius of the orbit',
            ],
            [speed * Math.SQRT2, 'giving the escape velocity'],
            [speed / 2, ''],
          ],
      working: `The radius of the orbit is ${quantity(orbit, 'm')}. G M m ÷ r² = m v² ÷ r gives v = √(G M ÷ r) = ${quantity(speed, 'm s⁻¹')}${isPeriod ? `, and T = 2π r ÷ v = ${quantity(period, 's')}` : ''}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    const bigG = 6.67e-11;
    if (text.includes('weighs')) return second / first;
    if (text.includes('above the surface?')) {
      const times = Number(/height of (\d)R/.exec(text)?.[1]);
      return first * (1 / (1 + times)) ** 2;
    }
    if (text.includes('field strength')) return (bigG / second) * (first / second);
    if (text.includes('work')) {
      const surfaceForce = (bigG * second * first) / third ** 2;
      return (surfaceForce * third * fourth) / (third + fourth);
    }
    if (text.includes('escape')) {
      const surfaceGravity = (bigG * first) / second ** 2;
      return Math.sqrt(2 * surfaceGravity * second);
    }
    const distance = first + third;
    const angularSpeed = Math.sqrt((bigG * second) / distance ** 3);
    return text.includes('period') ? (2 * Math.PI) / angularSpeed : angularSpeed * distance;
  }),
};
