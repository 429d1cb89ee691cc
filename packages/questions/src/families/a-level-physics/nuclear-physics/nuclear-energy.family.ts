import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const nuclides = [
  { name: 'helium-4', protons: 2, nucleons: 4, mass: 4.0015 },
  { name: 'lithium-7', protons: 3, nucleons: 7, mass: 7.0144 },
  { name: 'carbon-12', protons: 6, nucleons: 12, mass: 11.9967 },
  { name: 'nitrogen-14', protons: 7, nucleons: 14, mass: 13.9992 },
  { name: 'oxygen-16', protons: 8, nucleons: 16, mass: 15.9905 },
  { name: 'neon-20', protons: 10, nucleons: 20, mass: 19.987 },
  { name: 'iron-56', protons: 26, nucleons: 56, mass: 55.9207 },
];

export const family: Family = {
  name: 'nuclear-energy',
  syllabus: 'Mass and energy, binding energy and nuclear radius',
  levels: {
    1: 'one product: the energy of a mass, or a binding energy',
    2: 'one step: a mass defect as an energy, or a radius by a cube root',
    3: 'three steps: days into seconds, the energy, then the mass lost',
    4: 'two energies made equal, then a rearranged formula: the distance of closest approach',
    5: 'several steps: the mass defect, an energy and a division, or the gain of all nucleons',
  },
  write: (random, difficulty) => {
    if (difficulty === 1 && random.chance(0.5)) {
      const [mass, power] = [random.int(12, 95) / 10, random.pick([27, 28, 29, 30])];
      const energy = mass * 10 ** -power * 9e16;
      const marks = ['⁻²⁷', '⁻²⁸', '⁻²⁹', '⁻³⁰'][power - 27] ?? '';
      return calculation({
        body: `What energy is equivalent to a mass of ${fixed(mass)} × 10${marks} kg? (c = 3.00 × 10⁸ m s⁻¹)`,
        value: energy,
        unit: 'J',
        mistakes: [
          [energy / 2, 'using the formula for kinetic energy'],
          [energy / 1e3, 'a slip in the powers of ten'],
          [energy / 9, 'squaring only the power of ten of c'],
          [energy / 3, 'squaring c wrongly'],
        ],
        working: `E = m c² = ${fixed(mass)} × 10${marks} × (3.00 × 10⁸)² = ${quantity(energy, 'J')}.`,
      });
    }
    if (difficulty === 1) {
      const [nucleons, each] = [random.int(12, 238), random.int(740, 880) / 100];
      return calculation({
        body: `The binding energy per nucleon of a nuclide with nucleon number ${nucleons} is ${fixed(each, 2)} MeV. What is the binding energy of its nucleus?`,
        value: nucleons * each,
        unit: 'MeV',
        mistakes: [
          [each / nucleons, 'dividing by the nucleon number'],
          [nucleons / each, 'dividing the wrong way round'],
          [(nucleons * each) / 2, 'counting only half of the nucleons'],
        ],
        working: `Each of the ${nucleons} nucleons counts: ${nucleons} × ${fixed(each, 2)} = ${quantity(nucleons * each, 'MeV')}.`,
      });
    }
    if (difficulty === 2 && random.chance(0.5)) {
      const defect = random.int(12, 990) / 1000;
      return calculation({
        body: `The mass defect of a nucleus is ${fixed(defect, 3)} u. What is its binding energy? (1 u = 931.5 MeV)`,
        value: defect * 931.5,
        unit: 'MeV',
        mistakes: [
          [931.5 / defect, 'dividing by the mass defect'],
          [defect * 931.5 * 1.6, 'changing to joules and keeping the unit MeV'],
          [defect * 931.5 * 2, ''],
          [(defect * 931.5) / 2, ''],
        ],
        working: `1 u is equivalent to 931.5 MeV: ${fixed(defect, 3)} × 931.5 = ${quantity(defect * 931.5, 'MeV')}.`,
      });
    }
    if (difficulty === 2) {
      const [nucleons, constant] = [random.int(14, 240), random.pick([1.2, 1.25])];
      const radius = constant * 1e-15 * Math.cbrt(nucleons);
      return calculation({
        body: `Nuclear radii follow R = r₀ ∛A with r₀ = ${fixed(constant, 2)} × 10⁻¹⁵ m. What is the radius of a nucleus with nucleon number ${nucleons}?`,
        value: radius,
        unit: 'm',
        mistakes: [
          [constant * 1e-15 * Math.sqrt(nucleons), 'taking the square root'],
          [(constant * 1e-15 * nucleons) / 3, 'dividing by 3 instead of taking the cube root'],
          [constant * 1e-15 * nucleons, 'leaving out the cube root'],
          [2 * radius, 'giving the diameter'],
        ],
        working: `R = ${fixed(constant, 2)} × 10⁻¹⁵ × ∛${nucleons} = ${quantity(radius, 'm')}.`,
      });
    }
    if (difficulty === 3) {
      const [power, days] = [random.int(12, 95) / 10, random.int(10, 365)];
      const mass = (power * 1e8 * days * 86400) / 9e16;
      return calculation({
        body: `The core of a nuclear reactor releases energy at a rate of ${fixed(power)} × 10⁸ W. By how much does the mass of the fuel and its products fall in ${days} days? (c = 3.00 × 10⁸ m s⁻¹)`,
        value: mass,
        unit: 'kg',
        mistakes: [
          [mass / 24, 'leaving out the hours of a day'],
          [mass * 2, 'using the formula for kinetic energy'],
          [mass * 1000, 'giving the mass in grams'],
          [mass / 60, 'a slip in the seconds of a day'],
        ],
        working: `E = P t = ${fixed(power)} × 10⁸ × ${days} × 86,400 = ${quantity(mass * 9e16, 'J')} and Δm = E ÷ c² = ${quantity(mass, 'kg')}.`,
      });
    }
    if (difficulty === 4) {
      const [energy, target] = [
        random.int(40, 90) / 10,
        random.pick([
          { name: 'gold', protons: 79 },
          { name: 'silver', protons: 47 },
          { name: 'copper', protons: 29 },
          { name: 'lead', protons: 82 },
          { name: 'platinum', protons: 78 },
        ]),
      ];
      const closest = (8.99e9 * 2 * target.protons * 1.6e-19) / (energy * 1e6);
      return calculation({
        body: `An alpha particle of ${fixed(energy)} MeV moves straight towards a nucleus of ${target.name} (Z = ${target.protons}). What is the distance of closest approach? (1/4πε₀ = 8.99 × 10⁹ N m² C⁻², e = 1.60 × 10⁻¹⁹ C)`,
        value: closest,
        unit: 'm',
        mistakes: [
          [closest / 2, 'giving the alpha particle the charge e'],
          [closest / 4, ''],
          [closest / target.protons, 'giving the nucleus the charge e'],
          [closest * 2, 'doubling the charge twice'],
        ],
        working: `All the kinetic energy becomes electric potential energy 2 Z e² ÷ (4πε₀ r), so r = 8.99 × 10⁹ × 2 × ${target.protons} × (1.60 × 10⁻¹⁹)² ÷ (${fixed(energy)} × 10⁶ × 1.60 × 10⁻¹⁹) = ${quantity(closest, 'm')}.`,
      });
    }
    if (random.chance(0.4)) {
      const { name, protons, nucleons, mass } = random.pick(nuclides);
      const defect = protons * 1.0073 + (nucleons - protons) * 1.0087 - mass;
      const total = defect * 931.5;
      return calculation({
        body: `The nucleus of ${name}, with ${protons} protons and ${nucleons - protons} neutrons, has a mass of ${fixed(mass, 4)} u. What is its binding energy per nucleon? (proton 1.0073 u, neutron 1.0087 u, 1 u = 931.5 MeV)`,
        value: total / nucleons,
        unit: 'MeV',
        mistakes: [
          [total, 'giving the binding energy of the whole nucleus'],
          [total / protons, 'dividing by the proton number'],
          [(total / nucleons) * 1.6, 'changing to joules and keeping the unit MeV'],
          [total / (nucleons - 1), 'dividing by one nucleon too few'],
        ],
        working: `The mass defect is ${protons} × 1.0073 + ${nucleons - protons} × 1.0087 − ${fixed(mass, 4)} = ${fixed(defect, 4)} u, that is ${quantity(total, 'MeV')}. Divided by ${nucleons} nucleons: ${quantity(total / nucleons, 'MeV')}.`,
      });
    }
    const [one, gain] = [random.int(740, 775) / 100, random.int(60, 110) / 100];
    const nucleons = random.int(232, 242);
    return calculation({
      body: `A nucleus of ${nucleons} nucleons with a binding energy of ${fixed(one, 2)} MeV per nucleon splits into two nuclei with a mean of ${fixed(one + gain, 2)} MeV per nucleon. How much energy is released, if no nucleons are lost?`,
      value: nucleons * gain,
      unit: 'MeV',
      mistakes: [
        [(nucleons * gain) / 2, 'counting the nucleons of one product only'],
        [nucleons * (one + gain), 'giving the binding energy of the products'],
        [nucleons * one, 'giving the binding energy of the first nucleus'],
        [2 * nucleons * gain, 'counting the nucleons twice'],
      ],
      working: `The binding energy rises by ${fixed(one + gain, 2)} − ${fixed(one, 2)} = ${fixed(gain, 2)} MeV for each of the ${nucleons} nucleons: ${quantity(nucleons * gain, 'MeV')}.`,
    });
  },
  check: checkQuantity((values, text) => {
    const [first, second, third] = values;
    if (text.includes('equivalent')) return first * 3e8 * 3e8;
    if (text.includes('of its nucleus')) return second * first;
    if (text.includes('mass defect')) return 931.5 * first;
    const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    if (text.includes('Nuclear radii'))
      return read(/= ([\d.]+) × 10/) * 1e-15 * read(/nucleon number (\d+)/) ** (1 / 3);
    if (text.includes('reactor')) return (first * second * 24 * 3600) / 3e8 ** 2;
    if (text.includes('alpha particle')) {
      const joules = first * 1e6 * 1.6e-19;
      const charges = 2 * 1.6e-19 * (second * 1.6e-19);
      return (8.99e9 * charges) / joules;
    }
    if (text.includes('splits')) return first * third - first * second;
    const [protons, neutrons] = [read(/(\d+) protons/), read(/(\d+) neutrons/)];
    const apart = protons * 1.0073 + neutrons * 1.0087;
    return ((apart - read(/mass of ([\d.]+) u/)) * 931.5) / (protons + neutrons);
  }),
};
