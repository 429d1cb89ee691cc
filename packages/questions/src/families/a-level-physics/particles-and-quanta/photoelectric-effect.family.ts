import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const [planck, light, electron] = [6.63e-34, 3e8, 1.6e-19];
const metals = ['a metal', 'a clean metal plate', 'a photocell'];
const constants = '(h = 6.63 × 10⁻³⁴ J s, e = 1.60 × 10⁻¹⁹ C)';

export const family: Family = {
  name: 'photoelectric-effect',
  syllabus: 'The photoelectric equation',
  levels: {
    1: 'one subtraction in electronvolts',
    2: 'two steps: electronvolts into joules, then the threshold frequency',
    3: 'three steps: the energy of a photon, the work function in joules, their difference',
    4: 'four steps: the energy from the wavelength, into electronvolts, a difference, the stopping potential',
    5: 'four steps backwards: two energies, one of them from a speed, then the work function',
  },
  write: (random, difficulty) => {
    const [work, extra, metal] = [random.int(190, 480) / 100, random.int(40, 290) / 100, random.pick(metals)];
    const photon = work + extra;
    if (difficulty === 1)
      return calculation({
        body: `Photons of ${fixed(photon, 2)} eV fall on ${metal} whose work function is ${fixed(work, 2)} eV. What is the greatest kinetic energy of the photoelectrons?`,
        value: extra,
        unit: 'eV',
        mistakes: [
          [photon + work, 'adding the work function'],
          [photon, 'leaving out the work function'],
          [work, 'giving the work function'],
        ],
        working: `An electron takes the energy of one photon and needs at least φ to escape: ${fixed(photon, 2)} − ${fixed(work, 2)} = ${quantity(extra, 'eV')}.`,
      });
    const threshold = (work * electron) / planck;
    if (difficulty === 2)
      return calculation({
        body: `The work function of ${metal} is ${fixed(work, 2)} eV. What is its threshold frequency? ${constants}`,
        value: threshold,
        unit: 'Hz',
        mistakes: [
          [threshold / 1.6, 'taking 1 eV as 1.00 × 10⁻¹⁹ J'],
          [threshold * 2 * Math.PI, 'using h ÷ 2π'],
          [threshold / work ** 2, 'dividing by the work function'],
        ],
        working: `h f₀ = φ, so f₀ = ${fixed(work, 2)} × 1.60 × 10⁻¹⁹ ÷ (6.63 × 10⁻³⁴) = ${quantity(threshold, 'Hz')}.`,
      });
    const frequency = Number(((photon * electron) / planck / 1e14).toFixed(1));
    const energy = planck * frequency * 1e14 - work * electron;
    if (difficulty === 3)
      return calculation({
        body: `Radiation of frequency ${fixed(frequency)} × 10¹⁴ Hz falls on ${metal} with a work function of ${fixed(work, 2)} eV. What is the greatest kinetic energy of the photoelectrons? ${constants}`,
        value: energy,
        unit: 'J',
        mistakes: [
          [planck * frequency * 1e14 + work * electron, 'adding the work function'],
          [planck * frequency * 1e14, 'leaving out the work function'],
          [energy / electron, 'giving the energy in electronvolts'],
          [work * electron, 'giving the work function'],
        ],
        working: `h f = ${quantity(planck * frequency * 1e14, 'J')} and φ = ${quantity(work * electron, 'J')}, so the greatest kinetic energy is ${quantity(energy, 'J')}.`,
      });
    const nanometres = Math.round(((planck * light) / (photon * electron)) * 1e9);
    const exact = (planck * light) / (nanometres * 1e-9);
    if (difficulty === 4) {
      const stopping = exact / electron - work;
      return calculation({
        body: `Light of wavelength ${nanometres} nm falls on ${metal} with a work function of ${fixed(work, 2)} eV. What is the stopping potential? (c = 3.00 × 10⁸ m s⁻¹, h = 6.63 × 10⁻³⁴ J s, e = 1.60 × 10⁻¹⁹ C)`,
        value: stopping,
        unit: 'V',
        mistakes: [
          [exact / electron, 'leaving out the work function'],
          [exact / electron + work, 'adding the work function'],
          [work, 'giving the work function in volts'],
        ],
        working: `The photon has h c ÷ λ = ${quantity(exact, 'J')} = ${quantity(exact / electron, 'eV')}. The fastest electrons keep ${quantity(stopping, 'eV')}, so ${quantity(stopping, 'V')} stops them.`,
      });
    }
    const speed = Number((Math.sqrt((2 * extra * electron) / 9.11e-31) / 1e5).toFixed(2));
    const kinetic = 0.5 * 9.11e-31 * (speed * 1e5) ** 2;
    const found = (exact - kinetic) / electron;
    return calculation({
      body: `Light of wavelength ${nanometres} nm releases photoelectrons from ${metal}. The fastest have a speed of ${fixed(speed, 2)} × 10⁵ m s⁻¹. What is the work function? (c = 3.00 × 10⁸ m s⁻¹, h = 6.63 × 10⁻³⁴ J s, e = 1.60 × 10⁻¹⁹ C, mₑ = 9.11 × 10⁻³¹ kg)`,
      value: found,
      unit: 'eV',
      mistakes: [
        [(exact + kinetic) / electron, 'adding the kinetic energy'],
        [exact / electron, 'giving the energy of a photon'],
        [kinetic / electron, 'giving the kinetic energy'],
        [(exact - 2 * kinetic) / electron, 'leaving out the factor ½ in the kinetic energy'],
      ],
      working: `The photon has ${quantity(exact / electron, 'eV')} and the fastest electrons ½ m v² = ${quantity(kinetic, 'J')} = ${quantity(kinetic / electron, 'eV')}. The difference, ${quantity(found, 'eV')}, is the work function.`,
    });
  },
  check: checkQuantity(([first, second], text) => {
    const hInElectronvolts = 6.63e-34 / 1.6e-19;
    if (text.includes('Photons of')) return first - second;
    if (text.includes('threshold')) return first / hInElectronvolts;
    if (text.includes('Radiation')) return (hInElectronvolts * first - second) * 1.6e-19;
    const photon = (hInElectronvolts * 3e17) / first;
    if (text.includes('stopping')) return photon - second;
    return photon - (9.11e-31 * second * second) / 3.2e-19;
  }),
};
