import type { TopicFacts } from '../facts.ts';
import { expressions } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_PHYSICS/CAPACITORS_AND_MAGNETIC_FIELDS',
  groups: {
    'magnetic-equations': expressions({ levels: [8, 10], seconds: 20 }, [
      ['the charge of a capacitor', 'C V'],
      ['the energy of a capacitor', '½ C V²'],
      ['the time constant', 'R C'],
      ['the charge during a discharge', 'Q₀ e^(−t/RC)'],
      ['the charge while charging', 'Q₀ (1 − e^(−t/RC))'],
      ['the halving time of a discharge', 'R C ln 2'],
      ['the force on a wire across a field', 'B I L'],
      ['the force on a moving charge', 'B Q v'],
      ['the flux linkage of a coil', 'N B A'],
      ['the size of an induced e.m.f.', 'N ΔΦ ÷ Δt'],
      ['the path radius in a magnetic field', 'm v ÷ (B Q)'],
      ['the peak e.m.f. of a rotating coil', 'N B A ω'],
      ['the r.m.s. of a sinusoidal voltage', 'V₀ ÷ √2'],
      ['the voltage ratio of a transformer', 'N₂ ÷ N₁'],
    ]),
  },
};
