import type { Family } from '../../family.ts';
import { calculation, fixed, radians } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const g = 9.81;

export const family: Family = {
  name: 'work-and-power',
  syllabus: 'Work, kinetic energy, power and efficiency',
  levels: {
    1: 'one or two steps: power from work and time, or kinetic energy',
    2: 'two steps: the component of a force at an angle, then the work',
    3: 'three steps: the work, the useful power, then the efficiency backwards',
    5: 'four steps: a component of the weight, the sum of two forces, then the power',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      if (random.chance(0.5)) {
        const [mass, speed] = [random.int(12, 95) / 10, random.int(3, 18)];
        const energy = 0.5 * mass * speed ** 2;
        return calculation({
          body: `What is the kinetic energy of a body of mass ${fixed(mass)} kg that moves at ${fixed(speed)} m s⁻¹?`,
          value: energy,
          unit: 'J',
          mistakes: [
            [mass * speed ** 2, 'leaving out the factor ½'],
            [0.5 * mass * speed, 'forgetting to square the speed'],
            [mass * speed, 'calculating the momentum'],
          ],
          working: `Eₖ = ½ m v² = ½ × ${fixed(mass)} × ${fixed(speed)}² = ${fixed(energy)} J.`,
        });
      }
      const [force, distance, time] = [random.int(25, 90), random.int(4, 15), random.int(3, 20)];
      const power = (force * distance) / time;
      return calculation({
        body: `A force of ${force} N moves a crate ${fixed(distance)} m in its own direction in ${fixed(time)} s. What is the mean power?`,
        value: power,
        unit: 'W',
        mistakes: [
          [force * distance, 'giving the work without dividing by the time'],
          [force * distance * time, 'multiplying by the time'],
          [(force * time) / distance, 'swapping distance and time'],
          [force / (distance * time), 'dividing by the distance'],
        ],
        working: `The work is F s = ${force} × ${fixed(distance)} = ${fixed(force * distance, 0)} J, so P = ${fixed(force * distance, 0)} ÷ ${fixed(time)} = ${fixed(power)} W.`,
      });
    }
    if (difficulty === 2) {
      const [force, distance, angle] = [
        random.int(30, 140),
        random.int(5, 40),
        random.pick([20, 25, 30, 35, 40, 50]),
      ];
      const work = force * distance * Math.cos(radians(angle));
      return calculation({
        body: `A sledge is pulled ${fixed(distance)} m along level snow by a rope at ${angle}° to the horizontal. The tension is ${force} N. How much work does the tension do?`,
        value: work,
        unit: 'J',
        mistakes: [
          [force * distance, 'leaving out the component along the motion'],
          [force * distance * Math.sin(radians(angle)), 'using the vertical component'],
          [(force * distance) / Math.cos(radians(angle)), 'dividing by the cosine'],
        ],
        working: `Only the component along the motion does work: W = F s cos θ = ${force} × ${fixed(distance)} × cos ${angle}° = ${fixed(work, 0)} J.`,
      });
    }
    if (difficulty === 3) {
      const [mass, height, time, percent] = [
        random.int(20, 90),
        random.int(4, 18),
        random.int(5, 20),
        random.pick([40, 45, 55, 60, 65, 70, 75]),
      ];
      const useful = (mass * g * height) / time;
      const input = (useful * 100) / percent;
      return calculation({
        body: `A motor lifts ${mass} kg through ${fixed(height)} m in ${fixed(time)} s with an efficiency of ${percent}%. What is its input power? (g = 9.81 m s⁻²)`,
        value: input,
        unit: 'W',
        mistakes: [
          [(useful * percent) / 100, 'multiplying by the efficiency instead of dividing'],
          [useful, 'leaving out the efficiency'],
          [input / g, 'leaving out g'],
          [input * time, 'giving the energy instead of the power'],
        ],
        working: `The useful power is m g h ÷ t = ${fixed(useful)} W. It is ${percent}% of the input, so the input is ${fixed(useful)} ÷ ${percent / 100} = ${fixed(input)} W.`,
      });
    }
    const [mass, speed, degrees, drag] = [
      50 * random.int(16, 32),
      random.int(8, 22),
      random.pick([3, 4, 5, 6, 8]),
      10 * random.int(25, 60),
    ];
    const slope = mass * g * Math.sin(radians(degrees));
    const power = ((slope + drag) * speed) / 1000;
    return calculation({
      body: `A car of mass ${fixed(mass, 0)} kg climbs a slope of ${degrees}° to the horizontal at a steady ${speed} m s⁻¹ against a resistive force of ${drag} N. What is the useful power of its engine? (g = 9.81 m s⁻²)`,
      value: power,
      unit: 'kW',
      mistakes: [
        [(slope * speed) / 1000, 'leaving out the resistive force'],
        [
          ((mass * g * Math.cos(radians(degrees)) + drag) * speed) / 1000,
          'using cos θ for the component of the weight',
        ],
        [(drag * speed) / 1000, 'leaving out the weight'],
        [((mass * g + drag) * speed) / 1000, 'using the whole weight'],
      ],
      working: `At a steady speed the driving force is m g sin θ + ${drag} = ${fixed(slope, 0)} + ${drag} = ${fixed(slope + drag, 0)} N, so P = F v = ${fixed(slope + drag, 0)} × ${speed} = ${fixed(power)} kW.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('kinetic energy')) return (first * second * second) / 2;
    if (text.includes('crate')) return first * (second / third);
    if (text.includes('sledge')) return first * third * Math.sin(((90 - second) * Math.PI) / 180);
    if (text.includes('lifts')) return (first * 9.81 * (second / third)) / (fourth / 100);
    const heightEachSecond = third * Math.sin((second * Math.PI) / 180);
    return (first * 9.81 * heightEachSecond + fourth * third) / 1000;
  }),
};
