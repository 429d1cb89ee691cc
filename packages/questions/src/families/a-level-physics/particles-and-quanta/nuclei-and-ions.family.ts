import type { Family } from '../../family.ts';
import { calculation, quantity, standardForm } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const elements = [
  { symbol: 'Li', protons: 3, nucleons: [6, 7] },
  { symbol: 'C', protons: 6, nucleons: [12, 13, 14] },
  { symbol: 'O', protons: 8, nucleons: [16, 17, 18] },
  { symbol: 'Ne', protons: 10, nucleons: [20, 21, 22] },
  { symbol: 'Mg', protons: 12, nucleons: [24, 25, 26] },
  { symbol: 'Ca', protons: 20, nucleons: [40, 42, 44] },
  { symbol: 'Fe', protons: 26, nucleons: [54, 56, 57] },
  { symbol: 'Sr', protons: 38, nucleons: [86, 87, 88] },
  { symbol: 'Ag', protons: 47, nucleons: [107, 109] },
  { symbol: 'Ba', protons: 56, nucleons: [134, 137, 138] },
  { symbol: 'Au', protons: 79, nucleons: [197, 198] },
  { symbol: 'U', protons: 92, nucleons: [234, 235, 238] },
] as const;

const given = '(e = 1.60 × 10⁻¹⁹ C, mass of a nucleon = 1.67 × 10⁻²⁷ kg)';

export const family: Family = {
  name: 'nuclei-and-ions',
  syllabus: 'Nuclei, ions and specific charge',
  levels: {
    1: 'one product: the charge of a nucleus in coulomb',
    2: 'three steps: the charge, the mass, then the specific charge of a nucleus',
    3: 'four steps backwards from the specific charge of an ion: its charge, mass, nucleons, then neutrons',
  },
  write: (random, difficulty) => {
    const element = random.pick(elements);
    const nucleons = random.pick(element.nucleons);
    const charge = element.protons * 1.6e-19;
    const mass = nucleons * 1.67e-27;
    const specific = charge / mass;
    if (difficulty === 1)
      return calculation({
        body: `What is the charge of a nucleus with ${element.protons} protons and ${nucleons - element.protons} neutrons? (e = 1.60 × 10⁻¹⁹ C)`,
        value: charge,
        unit: 'C',
        mistakes: [
          [nucleons * 1.6e-19, 'counting the neutrons too'],
          [(nucleons - element.protons) * 1.6e-19, 'using the neutrons'],
          [1.6e-19, 'giving the charge of one proton'],
          [1.6e-19 / element.protons, 'dividing by the number of protons'],
        ],
        working: `Only the protons are charged: ${element.protons} × 1.60 × 10⁻¹⁹ = ${quantity(charge, 'C')}.`,
      });
    if (difficulty === 2)
      return calculation({
        body: `What is the specific charge of a nucleus with ${element.protons} protons and ${nucleons - element.protons} neutrons? ${given}`,
        value: specific,
        unit: 'C kg⁻¹',
        mistakes: [
          [charge / (element.protons * 1.67e-27), 'leaving out the mass of the neutrons'],
          [1.6e-19 / mass, 'using the charge of one proton'],
          [charge / ((nucleons - element.protons) * 1.67e-27), 'using the mass of the neutrons only'],
          [specific / 2, ''],
        ],
        working: `The charge is ${element.protons} × 1.60 × 10⁻¹⁹ = ${quantity(charge, 'C')} and the mass ${nucleons} × 1.67 × 10⁻²⁷ = ${quantity(mass, 'kg')}, so the specific charge is ${quantity(specific, 'C kg⁻¹')}.`,
      });
    const lost = random.int(1, 3);
    const ofIon = standardForm((lost * 1.6e-19) / mass, 4);
    const neutrons = nucleons - element.protons;
    return {
      body: `An ion of ${element.symbol}, which has ${element.protons} protons, has lost ${lost} electron${lost > 1 ? 's' : ''}. Its specific charge is ${ofIon} C kg⁻¹. How many neutrons has it? ${given}`,
      answer: String(neutrons),
      mistakes: [
        [String(nucleons), 'giving the number of nucleons'],
        [String(nucleons - lost), 'subtracting the electrons instead of the protons'],
        [String(element.protons), 'giving the number of protons'],
        [String(nucleons + element.protons), 'adding the protons'],
        [String(neutrons + 1), ''],
      ],
      explanation: `The charge is ${lost} × 1.60 × 10⁻¹⁹ C, so the mass is ${quantity(lost * 1.6e-19)} ÷ (${ofIon}) = ${quantity(mass, 'kg')}. Divided by 1.67 × 10⁻²⁷ kg this is ${nucleons} nucleons, and ${nucleons} − ${element.protons} = ${neutrons} are neutrons.`,
    };
  },
  check: checkQuantity((values, text) => {
    const [protons, neutrons] = values;
    if (text.includes('What is the charge')) return 1.6e-19 * protons;
    if (text.includes('What is the specific')) return (protons / (protons + neutrons)) * (1.6e-19 / 1.67e-27);
    const [, lost, specific] = values;
    return (lost * 1.6e-19) / (specific * 1.67e-27) - protons;
  }),
};
