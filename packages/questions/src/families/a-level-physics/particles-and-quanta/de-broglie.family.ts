import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const [planck, electron] = [6.63e-34, 1.6e-19];
const particles = [
  { name: 'an electron', mass: 9.11, power: -31, text: '9.11 × 10⁻³¹ kg' },
  { name: 'a proton', mass: 1.67, power: -27, text: '1.67 × 10⁻²⁷ kg' },
  { name: 'a neutron', mass: 1.67, power: -27, text: '1.67 × 10⁻²⁷ kg' },
  { name: 'an alpha particle', mass: 6.64, power: -27, text: '6.64 × 10⁻²⁷ kg' },
];

export const family: Family = {
  name: 'de-broglie',
  syllabus: 'The de Broglie wavelength',
  levels: {
    2: 'two steps: the momentum, then the wavelength',
    3: 'two steps: the formula rearranged, with a prefix, for the speed',
    5: 'three steps: the energy, the momentum by a root, then the wavelength',
  },
  write: (random, difficulty) => {
    const [particle, speed] = [random.pick(particles), random.int(12, 95) / 10];
    const mass = particle.mass * 10 ** particle.power;
    const wavelength = planck / (mass * speed * 1e5);
    if (difficulty === 2)
      return calculation({
        body: `What is the de Broglie wavelength of ${particle.name} of mass ${particle.text} at a speed of ${fixed(speed)} × 10⁵ m s⁻¹? (h = 6.63 × 10⁻³⁴ J s)`,
        value: wavelength,
        unit: 'm',
        mistakes: [
          [2 * wavelength, 'taking the momentum as ½ m v'],
          [wavelength / (2 * Math.PI), 'using h ÷ 2π'],
          [wavelength * speed ** 2, `multiplying by ${fixed(speed)} instead of dividing`],
        ],
        working: `λ = h ÷ (m v) = 6.63 × 10⁻³⁴ ÷ (${particle.text.replace(' kg', '')} × ${fixed(speed)} × 10⁵) = ${quantity(wavelength, 'm')}.`,
      });
    if (difficulty === 3) {
      const picometres = random.int(15, 400);
      const needed = planck / (mass * picometres * 1e-12);
      return calculation({
        body: `At what speed does ${particle.name} of mass ${particle.text} have a de Broglie wavelength of ${picometres} pm? (h = 6.63 × 10⁻³⁴ J s)`,
        value: needed < 3e7 ? needed : NaN,
        unit: 'm s⁻¹',
        mistakes: [
          [needed * mass, 'giving the momentum'],
          [needed * 1e-3, 'taking a picometre to be 10⁻⁹ m'],
          [(planck * picometres * 1e-12) / mass, 'multiplying by the wavelength'],
          [1 / needed, 'inverting the fraction'],
        ],
        working: `v = h ÷ (m λ) = 6.63 × 10⁻³⁴ ÷ (${particle.text.replace(' kg', '')} × ${picometres} × 10⁻¹²) = ${quantity(needed, 'm s⁻¹')}.`,
      });
    }
    const voltage = 10 * random.int(5, 250);
    const momentum = Math.sqrt(2 * 9.11e-31 * electron * voltage);
    return calculation({
      body: `Electrons are accelerated from rest through ${fixed(voltage, 0)} V. What is their de Broglie wavelength? (h = 6.63 × 10⁻³⁴ J s, e = 1.60 × 10⁻¹⁹ C, mₑ = 9.11 × 10⁻³¹ kg)`,
      value: planck / momentum,
      unit: 'm',
      mistakes: [
        [(planck * Math.sqrt(2)) / momentum, 'leaving out the factor ½ in the kinetic energy'],
        [(planck * 3e8) / (electron * voltage), 'using the formula for photons'],
        [planck / (electron * voltage), 'using the kinetic energy instead of the momentum'],
        [planck / momentum ** 2, 'leaving out the square root'],
      ],
      working: `e V = p² ÷ (2 m), so p = √(2 m e V) = ${quantity(momentum, 'kg m s⁻¹')} and λ = h ÷ p = ${quantity(planck / momentum, 'm')}.`,
    });
  },
  check: checkQuantity(([first, second], text) => {
    if (text.includes('At what speed')) return 6.63e-34 / first / (second / 1e12);
    if (text.includes('accelerated')) {
      const speed = Math.sqrt((2 * 1.6e-19 * first) / 9.11e-31);
      return 6.63e-34 / 9.11e-31 / speed;
    }
    return 6.63e-34 / first / second;
  }),
};
