import type { Family } from '../../family.ts';
import { calculation, fixed } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'collisions',
  syllabus: 'Conservation of momentum, impulse and kinetic energy in collisions',
  levels: {
    1: 'one or two steps: an impulse, or the velocity that it gives',
    2: 'two steps: the momentum before, divided by both masses',
    3: 'three steps: two opposite momenta, their difference, then the speed',
    4: 'four steps: the recoil from the momentum, then two kinetic energies and their sum',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const [force, time, mass] = [random.int(20, 95), random.int(4, 30) / 10, random.int(12, 60)];
      const change = (force * time) / mass;
      if (random.chance(0.5))
        return calculation({
          body: `A constant resultant force of ${force} N acts on a body for ${fixed(time)} s. What is the change in its momentum?`,
          value: force * time,
          unit: 'N s',
          mistakes: [
            [force / time, 'dividing by the time'],
            [0.5 * force * time, 'halving the product'],
            [0.5 * force * time ** 2, 'using the equation for a displacement'],
            [time / force, 'dividing the wrong way round'],
          ],
          working: `The impulse F Δt = ${force} × ${fixed(time)} = ${fixed(force * time)} N s is the change in momentum.`,
        });
      return calculation({
        body: `A resultant force of ${force} N acts for ${fixed(time)} s on a trolley of mass ${mass} kg that was at rest. What velocity does it reach?`,
        value: change,
        unit: 'm s⁻¹',
        mistakes: [
          [force * time, 'giving the momentum'],
          [force / mass, 'giving the acceleration'],
          [force / (mass * time), 'dividing by the time'],
          [(mass * time) / force, 'dividing the wrong way round'],
        ],
        working: `m v = F t, so v = ${force} × ${fixed(time)} ÷ ${mass} = ${fixed(change, 2)} m s⁻¹.`,
      });
    }
    const [first, second, speed, other] = [
      random.int(12, 60) / 10,
      random.int(12, 60) / 10,
      random.int(25, 80) / 10,
      random.int(10, 40) / 10,
    ];
    const total = first + second;
    if (difficulty === 2) {
      const common = (first * speed) / total;
      return calculation({
        body: `A trolley of mass ${fixed(first)} kg at ${fixed(speed)} m s⁻¹ runs into a stationary trolley of mass ${fixed(second)} kg, and they stick together. What is their common velocity?`,
        value: common,
        unit: 'm s⁻¹',
        mistakes: [
          [(first * speed) / second, 'dividing by the mass of the second trolley only'],
          [speed * Math.sqrt(first / total), 'conserving kinetic energy instead of momentum'],
          [(second * speed) / total, 'using the wrong mass in the momentum'],
          [speed / 2, 'halving the velocity'],
        ],
        working: `Momentum is conserved: ${fixed(first)} × ${fixed(speed)} = (${fixed(first)} + ${fixed(second)}) v, so v = ${fixed(common, 2)} m s⁻¹.`,
      });
    }
    if (difficulty === 3) {
      const common = (first * speed - second * other) / total;
      const size = Math.abs(common);
      return calculation({
        body: `A ${fixed(first)} kg body at ${fixed(speed)} m s⁻¹ and a ${fixed(second)} kg body at ${fixed(other)} m s⁻¹ move towards each other on one line and stick together. At what speed do they move on?`,
        value: size < 0.05 ? NaN : size,
        unit: 'm s⁻¹',
        mistakes: [
          [
            (first * speed + second * other) / total,
            'adding the momenta although the directions are opposite',
          ],
          [Math.sqrt((first * speed ** 2 + second * other ** 2) / total), 'conserving kinetic energy'],
          [(speed + other) / 2, 'taking the mean of the speeds'],
          [Math.abs(speed - other) / 2, 'leaving out the masses'],
        ],
        working: `The momenta are opposite: ${fixed(first)} × ${fixed(speed)} − ${fixed(second)} × ${fixed(other)} = ${fixed(first * speed - second * other, 2)} kg m s⁻¹. Divided by ${fixed(total)} kg, the speed is ${fixed(size, 2)} m s⁻¹.`,
      });
    }
    const recoil = (first * speed) / second;
    const energy = 0.5 * first * speed ** 2 + 0.5 * second * recoil ** 2;
    return calculation({
      body: `A spring between two trolleys at rest pushes them apart. The one of mass ${fixed(first)} kg moves off at ${fixed(speed)} m s⁻¹; the other has a mass of ${fixed(second)} kg. How much energy did the spring release?`,
      value: energy,
      unit: 'J',
      mistakes: [
        [0.5 * first * speed ** 2, 'leaving out the second trolley'],
        [0.5 * total * speed ** 2, 'giving both trolleys the same speed'],
        [0.5 * second * recoil ** 2, 'giving the energy of the second trolley only'],
        [first * speed ** 2, 'giving both trolleys the same energy'],
      ],
      working: `By conservation of momentum the other moves at ${fixed(first)} × ${fixed(speed)} ÷ ${fixed(second)} = ${fixed(recoil, 2)} m s⁻¹. The kinetic energies add up to ${fixed(0.5 * first * speed ** 2)} + ${fixed(0.5 * second * recoil ** 2)} = ${fixed(energy)} J.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('change in its momentum')) return first * second;
    if (text.includes('What velocity')) return (first / third) * second;
    if (text.includes('stationary')) return second / (1 + third / first);
    if (text.includes('towards each other'))
      return Math.abs((first * second - third * fourth) / (first + third));
    const momentum = first * second;
    return (momentum ** 2 / 2) * (1 / first + 1 / third);
  }),
};
