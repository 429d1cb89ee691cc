import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const g = 9.81;

export const family: Family = {
  name: 'circular-motion',
  syllabus: 'Angular speed, centripetal acceleration and centripetal force',
  levels: {
    1: 'one or two steps: an angular speed from a frequency or from speed and radius',
    2: 'one formula with a square, or two steps: a centripetal force or acceleration',
    3: 'two steps, rearranged with a root: the greatest speed that a string allows',
    4: 'two forces in a vertical circle: the least speed at the top or the tension at the bottom',
    5: 'two components of the tension, then three steps to the period of a conical pendulum',
  },
  write: (random, difficulty) => {
    if (difficulty === 1 && random.chance(0.5)) {
      const rate = 10 * random.int(4, 150);
      const what = random.pick(['A motor', 'A turntable', 'A fan', 'A centrifuge', 'A wheel']);
      return calculation({
        body: `${what} makes ${fixed(rate, 0)} revolutions in each minute. What is its angular speed?`,
        value: (rate * 2 * Math.PI) / 60,
        unit: 'rad s⁻¹',
        mistakes: [
          [rate / 60, 'giving the frequency in revolutions per second'],
          [rate * 2 * Math.PI, 'leaving the time in minutes'],
          [(rate * Math.PI) / 60, 'taking a revolution to be π radians'],
        ],
        working: `ω = 2π f = 2π × ${fixed(rate, 0)} ÷ 60 = ${quantity((rate * 2 * Math.PI) / 60, 'rad s⁻¹')}.`,
      });
    }
    if (difficulty === 1) {
      const [speed, radius] = [random.int(12, 95) / 10, random.int(12, 95) / 100];
      return calculation({
        body: `A point moves in a circle of radius ${fixed(radius, 2)} m at a speed of ${fixed(speed)} m s⁻¹. What is its angular speed?`,
        value: speed / radius,
        unit: 'rad s⁻¹',
        mistakes: [
          [speed * radius, 'multiplying by the radius'],
          [speed ** 2 / radius, 'giving the centripetal acceleration'],
          [speed / (2 * Math.PI * radius), 'giving the frequency'],
        ],
        working: `v = ω r, so ω = ${fixed(speed)} ÷ ${fixed(radius, 2)} = ${quantity(speed / radius, 'rad s⁻¹')}.`,
      });
    }
    const [mass, speed, radius] = [
      random.int(12, 95) / 100,
      random.int(15, 80) / 10,
      random.int(30, 150) / 100,
    ];
    if (difficulty === 2 && random.chance(0.5)) {
      const force = (mass * speed ** 2) / radius;
      return calculation({
        body: `A body of mass ${fixed(mass, 2)} kg moves at ${fixed(speed)} m s⁻¹ in a circle of radius ${fixed(radius, 2)} m. What is the centripetal force?`,
        value: force,
        unit: 'N',
        mistakes: [
          [(mass * speed) / radius, 'forgetting to square the speed'],
          [mass * speed ** 2 * radius, 'multiplying by the radius'],
          [speed ** 2 / radius, 'giving the acceleration'],
          [force / 2, 'using the kinetic energy'],
        ],
        working: `F = m v² ÷ r = ${fixed(mass, 2)} × ${fixed(speed)}² ÷ ${fixed(radius, 2)} = ${quantity(force, 'N')}.`,
      });
    }
    if (difficulty === 2) {
      const period = random.int(22, 75) / 10;
      const acceleration = (4 * Math.PI ** 2 * radius) / period ** 2;
      return calculation({
        body: `A child on a roundabout moves in a circle of radius ${fixed(radius, 2)} m and needs ${fixed(period)} s for each turn. What is the centripetal acceleration?`,
        value: acceleration,
        unit: 'm s⁻²',
        mistakes: [
          [(2 * Math.PI * radius) / period, 'giving the speed'],
          [radius / period ** 2, 'leaving out 2π'],
          [(2 * Math.PI * radius) / period ** 2, 'forgetting to square 2π'],
          [acceleration / radius ** 2, 'dividing by the radius'],
        ],
        working: `ω = 2π ÷ ${fixed(period)} = ${quantity((2 * Math.PI) / period, 'rad s⁻¹')} and a = ω² r = ${quantity(acceleration, 'm s⁻²')}.`,
      });
    }
    if (difficulty === 3) {
      const [tension, length, ball] = [
        random.int(15, 90),
        random.int(40, 160) / 100,
        random.int(10, 60) / 100,
      ];
      const fastest = Math.sqrt((tension * length) / ball);
      const thing = random.pick(['stone', 'ball', 'puck']);
      return calculation({
        body: `A ${thing} of mass ${fixed(ball, 2)} kg moves in a horizontal circle on a smooth table, on a string ${fixed(length, 2)} m long that breaks at ${tension} N. What is its greatest possible speed?`,
        value: fastest,
        unit: 'm s⁻¹',
        mistakes: [
          [fastest ** 2, 'leaving out the square root'],
          [Math.sqrt(tension / (ball * length)), 'giving the angular speed'],
          [Math.sqrt((2 * tension * length) / ball), 'equating the work and the kinetic energy'],
          [Math.sqrt(g * length), 'using the weight instead of the tension'],
        ],
        working: `The tension is the centripetal force: T = m v² ÷ r, so v = √(${tension} × ${fixed(length, 2)} ÷ ${fixed(ball, 2)}) = ${quantity(fastest, 'm s⁻¹')}.`,
      });
    }
    if (difficulty === 4) {
      if (random.chance(0.4)) {
        const height = random.int(30, 150) / 10;
        return calculation({
          body: `A car on a roller coaster passes the top of a vertical circle of radius ${fixed(height)} m upside down. What is the least speed at which it stays on the track? (g = 9.81 m s⁻²)`,
          value: Math.sqrt(g * height),
          unit: 'm s⁻¹',
          mistakes: [
            [Math.sqrt(2 * g * height), 'using the formula for a fall through the radius'],
            [g * height, 'leaving out the square root'],
            [Math.sqrt(5 * g * height), 'giving the speed at the bottom'],
            [Math.sqrt(g / height), 'giving the angular speed'],
          ],
          working: `At the least speed the weight alone is the centripetal force: m g = m v² ÷ r, so v = √(9.81 × ${fixed(height)}) = ${quantity(Math.sqrt(g * height), 'm s⁻¹')}.`,
        });
      }
      const force = mass * (speed ** 2 / radius + g);
      return calculation({
        body: `A ball of mass ${fixed(mass, 2)} kg swings in a vertical circle on a string ${fixed(radius, 2)} m long. At the lowest point its speed is ${fixed(speed)} m s⁻¹. What is the tension there? (g = 9.81 m s⁻²)`,
        value: force,
        unit: 'N',
        mistakes: [
          [(mass * speed ** 2) / radius, 'leaving out the weight'],
          [mass * Math.abs(speed ** 2 / radius - g), 'subtracting the weight'],
          [mass * g, 'giving the weight'],
          [mass * (speed / radius + g), 'forgetting to square the speed'],
        ],
        working: `T − m g = m v² ÷ r at the lowest point, so T = ${fixed(mass, 2)} × (${fixed(speed)}² ÷ ${fixed(radius, 2)} + 9.81) = ${quantity(force, 'N')}.`,
      });
    }
    const angle = random.int(15, 60);
    const slope = (angle * Math.PI) / 180;
    const rate = Math.sqrt(g / (radius * Math.cos(slope)));
    return calculation({
      body: `A ball on a string ${fixed(radius, 2)} m long moves in a horizontal circle with the string at ${angle}° to the vertical. What is the period of the motion? (g = 9.81 m s⁻²)`,
      value: (2 * Math.PI) / rate,
      unit: 's',
      mistakes: [
        [2 * Math.PI * Math.sqrt(radius / g), 'using the formula of a simple pendulum'],
        [2 * Math.PI * Math.sqrt((radius * Math.sin(slope)) / g), 'using the sine of the angle'],
        [rate, 'giving the angular speed'],
        [1 / rate, 'leaving out 2π'],
      ],
      working: `Vertically T cos θ = m g and horizontally T sin θ = m ω² L sin θ, so ω² = g ÷ (L cos θ) and the period is 2π √(L cos θ ÷ g) = ${quantity((2 * Math.PI) / rate, 's')}.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('revolutions')) return (first * Math.PI) / 30;
    if (text.includes('A point')) return second / first;
    if (text.includes('centripetal force')) return first * second * (second / third);
    if (text.includes('roundabout')) {
      const speed = (2 * Math.PI * first) / second;
      return speed ** 2 / first;
    }
    if (text.includes('breaks')) return ((third / first) * second) ** 0.5;
    if (text.includes('roller coaster')) return (9.81 * first) ** 0.5;
    if (text.includes('lowest point')) return first * 9.81 + (first * third * third) / second;
    const height = first * Math.cos((second / 180) * Math.PI);
    return 2 * Math.PI * Math.sqrt(height / 9.81);
  }),
};
