import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const electron = '(e = 1.60 × 10⁻¹⁹ C, mₑ = 9.11 × 10⁻³¹ kg)';

export const family: Family = {
  name: 'field-energies',
  syllabus: 'Work and potential difference, motion of charges, and Kepler’s third law',
  levels: {
    1: 'one product: the energy change of a mass or a charge between two potentials',
    2: 'two steps: a field strength, then the force on an electron, or a period by Kepler’s law with a power',
    3: 'three steps: the energy from a p.d., a kinetic energy, then a speed by a root; or seconds, a cube and a square for a mass',
  },
  write: (random, difficulty) => {
    const [low, high] = [random.int(12, 48), random.int(52, 95)];
    if (difficulty === 1 && random.chance(0.5)) {
      const mass = random.int(2, 60) * 10;
      const change = mass * (high - low) * 1e6;
      return calculation({
        body: `A satellite of mass ${mass} kg moves from a gravitational potential of −${high} MJ kg⁻¹ to one of −${low} MJ kg⁻¹. By how much does its potential energy rise?`,
        value: change,
        unit: 'J',
        mistakes: [
          [mass * (high + low) * 1e6, 'adding the potentials'],
          [(high - low) * 1e6, 'leaving out the mass'],
          [change / mass ** 2, 'dividing by the mass'],
        ],
        working: `ΔE = m ΔV = ${mass} × (${high} − ${low}) × 10⁶ = ${quantity(change, 'J')}.`,
      });
    }
    if (difficulty === 1) {
      const charge = random.int(12, 95) / 10;
      const work = charge * 1e-6 * (high + low);
      return calculation({
        body: `How much work moves a charge of +${fixed(charge)} μC from a point at a potential of −${low} V to one at +${high} V?`,
        value: work,
        unit: 'J',
        mistakes: [
          [charge * 1e-6 * (high - low), 'leaving out the sign of the first potential'],
          [work * 1e6, 'leaving the charge in microcoulomb'],
          [(high + low) / charge, 'dividing by the charge'],
        ],
        working: `W = Q ΔV = ${fixed(charge)} × 10⁻⁶ × (${high} + ${low}) = ${quantity(work, 'J')}.`,
      });
    }
    const [volts, gap] = [random.int(12, 95) * 10, random.int(20, 95) / 10];
    if (difficulty === 2 && random.chance(0.5)) {
      const force = (1.6e-19 * volts) / (gap / 1000);
      return calculation({
        body: `What force acts on an electron between two parallel plates ${fixed(gap)} mm apart, with a p.d. of ${volts} V? (e = 1.60 × 10⁻¹⁹ C)`,
        value: force,
        unit: 'N',
        mistakes: [
          [force / 1000, 'leaving the distance in millimetres'],
          [1.6e-19 * volts, 'leaving out the distance of the plates'],
          [(1.6e-19 * volts * gap) / 1000, 'multiplying by the distance'],
          [volts / (gap / 1000), 'giving the field strength'],
        ],
        working: `E = V ÷ d = ${volts} ÷ (${fixed(gap)} × 10⁻³) = ${quantity((volts / gap) * 1000, 'V m⁻¹')}, and F = e E = ${quantity(force, 'N')}.`,
      });
    }
    const [period, near, far] = [random.int(12, 95) / 10, random.int(12, 40) / 10, random.int(45, 95) / 10];
    if (difficulty === 2)
      return calculation({
        body: `A moon has an orbit of radius ${fixed(near)} × 10⁸ m and a period of ${fixed(period)} days. A second moon of the same planet has an orbit of radius ${fixed(far)} × 10⁸ m. What is its period?`,
        value: period * (far / near) ** 1.5,
        unit: 'days',
        mistakes: [
          [(period * far) / near, 'taking the period as proportional to the radius'],
          [period * (far / near) ** 3, 'leaving out the square root'],
          [period * (far / near) ** (2 / 3), 'inverting the powers'],
          [period * (near / far) ** 1.5, 'inverting the ratio of the radii'],
        ],
        working: `T² is proportional to r³, so T = ${fixed(period)} × (${fixed(far)} ÷ ${fixed(near)})^1.5 = ${quantity(period * (far / near) ** 1.5, 'days')}.`,
      });
    if (random.chance(0.5)) {
      const speed = Math.sqrt((2 * 1.6e-19 * volts) / 9.11e-31);
      return calculation({
        body: `An electron starts from rest and is accelerated by a p.d. of ${volts} V. What speed does it reach? ${electron}`,
        value: speed,
        unit: 'm s⁻¹',
        mistakes: [
          [speed / Math.SQRT2, 'leaving out the factor ½ of the kinetic energy'],
          [speed / Math.sqrt(1836), 'using the mass of a proton'],
          [speed / 2, 'dividing by 2 after the root'],
          [speed * Math.SQRT2, 'doubling once more'],
        ],
        working: `e V = ½ m v²: 1.60 × 10⁻¹⁹ × ${volts} = ${quantity(1.6e-19 * volts, 'J')}, so v = √(2 × ${quantity(1.6e-19 * volts)} ÷ (9.11 × 10⁻³¹)) = ${quantity(speed, 'm s⁻¹')}.`,
      });
    }
    const seconds = period * 86_400;
    const mass = (4 * Math.PI ** 2 * (near * 1e8) ** 3) / (6.67e-11 * seconds ** 2);
    return calculation({
      body: `A moon moves round a planet on a circle of radius ${fixed(near)} × 10⁸ m with a period of ${fixed(period)} days. What is the mass of the planet? (G = 6.67 × 10⁻¹¹ N m² kg⁻²)`,
      value: mass,
      unit: 'kg',
      mistakes: [
        [mass / (4 * Math.PI ** 2), 'leaving out 4π²'],
        [mass * 24 ** 2, 'taking a day as 3,600 s'],
        [mass / (2 * Math.PI), 'using 2π instead of 4π²'],
        [mass * 4, ''],
      ],
      working: `T = ${quantity(seconds, 's')}. G M m ÷ r² = m r (2π ÷ T)² gives M = 4π² r³ ÷ (G T²) = ${quantity(mass, 'kg')}.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('satellite')) return first * 1e6 * (third - second);
    if (text.includes('μC')) return (third - second) * first * 1e-6;
    if (text.includes('plates')) return ((1.6e-19 * second) / first) * 1000;
    if (text.includes('second moon')) return second * Math.sqrt((third / first) ** 3);
    if (text.includes('electron')) return Math.sqrt((first * 1.6e-19) / 9.11e-31) * Math.SQRT2;
    const speed = (2 * Math.PI * first) / (second * 24 * 3600);
    return (speed * speed * first) / 6.67e-11;
  }),
};
