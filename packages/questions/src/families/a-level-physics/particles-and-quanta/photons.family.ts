import { superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const [planck, light, electron] = [6.63e-34, 3e8, 1.6e-19];

const tenTo = (power: number) => `10${superscript(power)}`;

export const family: Family = {
  name: 'photons',
  syllabus: 'Photon energy, the electronvolt and energy levels',
  levels: {
    1: 'one product: the energy of a photon, or electronvolts as joules',
    2: 'two steps: a product and a division by the wavelength',
    3: 'three steps: the difference of two levels, into joules, then the wavelength',
    4: 'three steps: the energy of one photon, then the number in each second',
  },
  write: (random, difficulty) => {
    if (difficulty === 1 && random.chance(0.5)) {
      const [frequency, power] = [random.int(12, 98) / 10, random.int(12, 18)];
      const energy = planck * frequency * 10 ** power;
      return calculation({
        body: `What is the energy of a photon of frequency ${fixed(frequency)} × ${tenTo(power)} Hz? (h = 6.63 × 10⁻³⁴ J s)`,
        value: energy,
        unit: 'J',
        mistakes: [
          [energy / frequency ** 2, `dividing 6.63 by ${fixed(frequency)} instead of multiplying`],
          [energy / (2 * Math.PI), 'using h ÷ 2π'],
          [energy * 10, 'adding the powers of ten wrongly'],
          [energy * 2, ''],
        ],
        working: `E = h f = 6.63 × 10⁻³⁴ × ${fixed(frequency)} × ${tenTo(power)} = ${quantity(energy, 'J')}.`,
      });
    }
    if (difficulty === 1) {
      const [energy, inKilo] = [random.int(11, 95) / 10, random.chance(0.5)];
      const joules = energy * electron * (inKilo ? 1000 : 1);
      return calculation({
        body: `What is an energy of ${fixed(energy)} ${inKilo ? 'keV' : 'eV'} in joules? (e = 1.60 × 10⁻¹⁹ C)`,
        value: joules,
        unit: 'J',
        mistakes: [
          [joules / electron ** 2, 'dividing by the charge of an electron'],
          [inKilo ? joules / 1000 : joules * 1000, 'a slip with the prefix kilo'],
          [electron / energy, 'dividing the wrong way round'],
        ],
        working: `1 eV is 1.60 × 10⁻¹⁹ J, so the energy is ${fixed(energy)}${inKilo ? ' × 10³' : ''} × 1.60 × 10⁻¹⁹ = ${quantity(joules, 'J')}.`,
      });
    }
    const wavelength = random.int(220, 780);
    const energy = (planck * light) / (wavelength * 1e-9);
    if (difficulty === 2)
      return calculation({
        body: `What is the energy of a photon of wavelength ${wavelength} nm? (h = 6.63 × 10⁻³⁴ J s, c = 3.00 × 10⁸ m s⁻¹)`,
        value: energy,
        unit: 'J',
        mistakes: [
          [energy / 1000, 'taking 1 nm as 10⁻⁶ m'],
          [energy * 1000, 'taking 1 nm as 10⁻¹² m'],
          [energy / (2 * Math.PI), 'using h ÷ 2π'],
        ],
        working: `E = h c ÷ λ = 6.63 × 10⁻³⁴ × 3.00 × 10⁸ ÷ (${wavelength} × 10⁻⁹) = ${quantity(energy, 'J')}.`,
      });
    if (difficulty === 3) {
      const [upper, gap] = [random.int(60, 400) / 100, random.int(90, 900) / 100];
      const lower = upper + gap;
      const emitted = (planck * light) / (gap * electron);
      return calculation({
        body: `An electron in an atom falls from a level of −${fixed(upper, 2)} eV to a level of −${fixed(lower, 2)} eV. What is the wavelength of the emitted photon? (h = 6.63 × 10⁻³⁴ J s, c = 3.00 × 10⁸ m s⁻¹, e = 1.60 × 10⁻¹⁹ C)`,
        value: emitted,
        unit: 'm',
        mistakes: [
          [(planck * light) / (lower * electron), 'using the energy of the lower level'],
          [(planck * light) / ((upper + lower) * electron), 'adding the energies of the levels'],
          [(planck * light) / (upper * electron), 'using the energy of the upper level'],
          [(planck * light) / gap, 'leaving the energy in electronvolts'],
        ],
        working: `The photon has ${fixed(lower, 2)} − ${fixed(upper, 2)} = ${fixed(gap, 2)} eV = ${quantity(gap * electron, 'J')}, so λ = h c ÷ E = ${quantity(emitted, 'm')}.`,
      });
    }
    const milliwatts = random.int(5, 95) / 10;
    const rate = (milliwatts * 1e-3) / energy;
    return calculation({
      body: `A laser emits ${fixed(milliwatts)} mW of light of wavelength ${wavelength} nm. How many photons does it emit each second? (h = 6.63 × 10⁻³⁴ J s, c = 3.00 × 10⁸ m s⁻¹)`,
      value: rate,
      unit: '',
      mistakes: [
        [rate * 1000, 'leaving the power in milliwatts'],
        [milliwatts * 1e-3 * energy, 'multiplying by the energy of a photon'],
        [(milliwatts * 1e-3) / (planck * wavelength * 1e-9), 'using the wavelength as a frequency'],
        [rate * light, 'leaving out the speed of light'],
      ],
      working: `A photon has h c ÷ λ = ${quantity(energy, 'J')}. The number each second is ${fixed(milliwatts)} × 10⁻³ ÷ ${quantity(energy)} = ${quantity(rate)}.`,
    });
  },
  check: checkQuantity(([first, second], text) => {
    if (text.includes('frequency')) return first * 6.63e-34;
    if (text.includes('keV')) return first * 1.6e-16;
    if (text.includes('in joules')) return first * 1.6e-19;
    if (text.includes('falls')) return 6.63e-34 / (((first - second) * 1.6e-19) / 3e8);
    if (text.includes('laser')) return (first / 1000) * (second / 1e9 / 3e8 / 6.63e-34);
    return 6.63e-34 * (3e8 / (first / 1e9));
  }),
};
