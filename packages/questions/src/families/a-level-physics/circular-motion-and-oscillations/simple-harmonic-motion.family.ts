import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const g = 9.81;

function periodFromCount(random: Random): Draft {
  const [count, time] = [random.int(10, 40), random.int(12, 90)];
  const isAngular = random.chance(0.5);
  const period = time / count;
  return calculation({
    body: `An oscillator makes ${count} complete oscillations in ${fixed(time)} s. What is its ${isAngular ? 'angular frequency' : 'period'}?`,
    value: isAngular ? (2 * Math.PI) / period : period,
    unit: isAngular ? 'rad s⁻¹' : 's',
    mistakes: isAngular
      ? [
          [1 / period, 'giving the frequency'],
          [2 * Math.PI * period, 'multiplying by the period'],
          [Math.PI / period, 'taking an oscillation to be π radians'],
        ]
      : [
          [1 / period, 'giving the frequency'],
          [period / 2, 'giving the time of half an oscillation'],
          [(2 * Math.PI) / period, 'giving the angular frequency'],
        ],
    working: isAngular
      ? `f = ${count} ÷ ${fixed(time)} = ${quantity(1 / period, 'Hz')} and ω = 2π f = ${quantity((2 * Math.PI) / period, 'rad s⁻¹')}.`
      : `T = ${fixed(time)} ÷ ${count} = ${quantity(period, 's')}.`,
  });
}

function pendulum(random: Random): Draft {
  const length = random.int(25, 240) / 100;
  const period = 2 * Math.PI * Math.sqrt(length / g);
  return calculation({
    body: `What is the period of a simple pendulum of length ${fixed(length, 2)} m? (g = 9.81 m s⁻²)`,
    value: period,
    unit: 's',
    mistakes: [
      [2 * Math.PI * Math.sqrt(g / length), 'swapping length and g'],
      [period / (2 * Math.PI), 'leaving out 2π'],
      [(2 * Math.PI * length) / g, 'leaving out the square root'],
      [period / 2, 'using π instead of 2π'],
    ],
    working: `T = 2π √(L ÷ g) = 2π √(${fixed(length, 2)} ÷ 9.81) = ${quantity(period, 's')}.`,
  });
}

/** A mass in kg and the stiffness of its spring in N m⁻¹. */
const springOf = (random: Random): [number, number] => [random.int(15, 95) / 100, random.int(12, 85)];

function massOnSpring(random: Random): Draft {
  const [mass, stiffness] = springOf(random);
  const rate = Math.sqrt(stiffness / mass);
  return calculation({
    body: `What is the period of a mass of ${fixed(mass, 2)} kg that oscillates on a spring of stiffness ${stiffness} N m⁻¹?`,
    value: (2 * Math.PI) / rate,
    unit: 's',
    mistakes: [
      [2 * Math.PI * rate, 'swapping mass and stiffness'],
      [1 / rate, 'leaving out 2π'],
      [(2 * Math.PI * mass) / stiffness, 'leaving out the square root'],
      [Math.PI / rate, 'using π instead of 2π'],
    ],
    working: `T = 2π √(m ÷ k) = 2π √(${fixed(mass, 2)} ÷ ${stiffness}) = ${quantity((2 * Math.PI) / rate, 's')}.`,
  });
}

/** The motion of a mass with its amplitude, in centimetres and in metres, and its frequency. */
function motionOf(random: Random) {
  const [mass] = springOf(random);
  const [centimetres, frequency] = [random.int(15, 90) / 10, random.int(5, 60) / 10];
  return {
    mass,
    centimetres,
    frequency,
    amplitude: centimetres / 100,
    angular: 2 * Math.PI * frequency,
    motion: `simple harmonic motion with an amplitude of ${fixed(centimetres)} cm and a frequency of ${fixed(frequency)} Hz`,
  };
}

function greatest(random: Random): Draft {
  const { frequency, amplitude, angular, motion } = motionOf(random);
  const isSpeed = random.chance(0.5);
  const [speed, acceleration] = [angular * amplitude, angular ** 2 * amplitude];
  return calculation({
    body: `A body moves in ${motion}. What is its greatest ${isSpeed ? 'speed' : 'acceleration'}?`,
    value: isSpeed ? speed : acceleration,
    unit: isSpeed ? 'm s⁻¹' : 'm s⁻²',
    mistakes: isSpeed
      ? [
          [frequency * amplitude, 'using the frequency instead of the angular frequency'],
          [acceleration, 'squaring the angular frequency'],
          [4 * frequency * amplitude, 'giving the mean speed'],
          [speed * 100, 'leaving the amplitude in centimetres'],
        ]
      : [
          [speed, 'forgetting to square the angular frequency'],
          [frequency ** 2 * amplitude, 'using the frequency instead of the angular frequency'],
          [acceleration * 100, 'leaving the amplitude in centimetres'],
          [angular * amplitude ** 2, 'squaring the amplitude'],
        ],
    working: `ω = 2π f = ${quantity(angular, 'rad s⁻¹')}. The greatest ${isSpeed ? `speed, at the centre, is ω A = ${quantity(speed, 'm s⁻¹')}` : `acceleration, at the ends, is ω² A = ${quantity(acceleration, 'm s⁻²')}`}.`,
  });
}

function speedAtDisplacement(random: Random): Draft {
  const { centimetres, frequency, amplitude, angular, motion } = motionOf(random);
  const place = Number((centimetres * (random.int(25, 90) / 100)).toFixed(1));
  const speed = angular * Math.sqrt(amplitude ** 2 - (place / 100) ** 2);
  return calculation({
    body: `A body moves in ${motion}. What is its speed at a displacement of ${fixed(place)} cm?`,
    value: speed,
    unit: 'm s⁻¹',
    mistakes: [
      [angular * amplitude, 'giving the speed at the centre'],
      [(angular * place) / 100, 'using the displacement as the amplitude'],
      [angular * (amplitude - place / 100), 'subtracting before squaring'],
      [speed / (2 * Math.PI), 'using the frequency instead of the angular frequency'],
    ],
    working: `v = ω √(A² − x²) = 2π × ${fixed(frequency)} × √(${quantity(amplitude)}² − ${quantity(place / 100)}²) = ${quantity(speed, 'm s⁻¹')}.`,
  });
}

function energyOrFieldStrength(random: Random): Draft {
  const moving = motionOf(random);
  return random.chance(0.5) ? totalEnergy(moving) : fieldStrength(random);
}

function totalEnergy({ mass, amplitude, angular, motion }: ReturnType<typeof motionOf>): Draft {
  const energy = 0.5 * mass * (angular * amplitude) ** 2;
  return calculation({
    body: `A mass of ${fixed(mass, 2)} kg moves in ${motion}. What is the total energy of the oscillation?`,
    value: energy,
    unit: 'J',
    mistakes: [
      [2 * energy, 'leaving out the factor ½'],
      [energy / (4 * Math.PI ** 2), 'using the frequency instead of the angular frequency'],
      [0.5 * mass * angular * amplitude, 'forgetting to square the speed'],
      [energy / 2, 'taking the mean kinetic energy'],
    ],
    working: `The greatest speed is ω A = ${quantity(angular * amplitude, 'm s⁻¹')}. There all the energy is kinetic: ½ m v² = ½ × ${fixed(mass, 2)} × ${quantity(angular * amplitude)}² = ${quantity(energy, 'J')}.`,
  });
}

function fieldStrength(random: Random): Draft {
  const [metres, seconds] = [random.int(30, 150) / 100, random.int(15, 65) / 10];
  const gravity = (4 * Math.PI ** 2 * metres) / seconds ** 2;
  return calculation({
    body: `On another planet a simple pendulum of length ${fixed(metres, 2)} m makes 10 oscillations in ${fixed(10 * seconds)} s. What is the gravitational field strength there?`,
    value: gravity > 0.8 && gravity < 26 ? gravity : NaN,
    unit: 'N kg⁻¹',
    mistakes: [
      [gravity / (2 * Math.PI), 'forgetting to square 2π'],
      [(4 * Math.PI ** 2 * metres) / seconds, 'forgetting to square the period'],
      [gravity / 100, 'using the time of ten oscillations'],
      [gravity / metres ** 2, 'dividing by the length'],
    ],
    working: `T = ${fixed(seconds)} s, and T = 2π √(L ÷ g) gives g = 4π² L ÷ T² = 4π² × ${fixed(metres, 2)} ÷ ${fixed(seconds)}² = ${quantity(gravity, 'N kg⁻¹')}.`,
  });
}

export const family: Family = {
  name: 'simple-harmonic-motion',
  syllabus: 'Simple harmonic motion, the simple pendulum and the mass on a spring',
  levels: {
    1: 'one or two steps: a period or an angular frequency',
    2: 'one formula with a root: the period of a pendulum or of a mass on a spring',
    3: 'two steps: the angular frequency, then the greatest speed or acceleration',
    4: 'three steps: the angular frequency, a difference of squares, then the speed',
    5: 'three steps: the energy of an oscillation, or the field strength from a pendulum',
  },
  write: byDifficulty({
    1: periodFromCount,
    2: (random) => (random.chance(0.5) ? pendulum(random) : massOnSpring(random)),
    3: greatest,
    4: speedAtDisplacement,
    5: energyOrFieldStrength,
  }),
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('complete oscillations'))
      return text.includes('angular') ? (2 * Math.PI * first) / second : second / first;
    if (text.includes('another planet')) return first / (third / 10 / (2 * Math.PI)) ** 2;
    if (text.includes('simple pendulum')) return (2 * Math.PI) / Math.sqrt(9.81 / first);
    if (text.includes('stiffness')) return (2 * Math.PI) / Math.sqrt(second / first);
    const turn = 2 * Math.PI;
    if (text.includes('greatest speed')) return (turn * first * second) / 100;
    if (text.includes('greatest acceleration')) return ((turn * second) ** 2 * first) / 100;
    if (text.includes('displacement')) {
      const phase = Math.asin(third / first);
      return (first / 100) * turn * second * Math.cos(phase);
    }
    const stiffness = first * (turn * third) ** 2;
    return (stiffness * (second / 100) ** 2) / 2;
  }),
};
