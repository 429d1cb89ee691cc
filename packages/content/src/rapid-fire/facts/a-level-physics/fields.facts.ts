import type { TopicFacts } from '../facts.ts';
import { capital } from '../wording.ts';
import { expressions } from './wording.ts';
import { harderProportions, reasons } from './calculations.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_PHYSICS/FIELDS',
  groups: {
    sizes: {
      levels: [6, 8],
      seconds: 18,
      ask: (thing) => `How large is ${thing}, roughly?`,
      askBack: (length) => `Which of these is roughly ${length}?`,
      explain: (thing, length) => `${capital(thing)} is roughly ${length}.`,
      facts: [
        ['the diameter of an atom', '10⁻¹⁰ m'],
        ['the radius of a proton', '10⁻¹⁵ m'],
        ['a wavelength of visible light', '5 × 10⁻⁷ m'],
        ['the wavelength of microwaves', '10⁻² m'],
        ['the radius of the Earth', '6 × 10⁶ m'],
        ['the distance from Earth to Moon', '4 × 10⁸ m'],
        ['the distance from Earth to Sun', '1.5 × 10¹¹ m'],
        ['a light-year', '10¹⁶ m'],
        ['the thickness of a human hair', '10⁻⁴ m'],
        ['the diameter of our galaxy', '10²¹ m'],
      ],
    },
    'field-equations': expressions({ levels: [8, 10], seconds: 20 }, [
      ['the force of two point masses', 'G M m ÷ r²'],
      ['the field strength of a mass', 'G M ÷ r²'],
      ['the potential of a point mass', '−G M ÷ r'],
      ['the energy of two point masses', '−G M m ÷ r'],
      ['the speed of a circular orbit', '√(G M ÷ r)'],
      ['the escape velocity', '√(2 G M ÷ r)'],
      ['the force of two point charges', 'Q₁ Q₂ ÷ (4πε₀ r²)'],
      ['the field strength of a charge', 'Q ÷ (4πε₀ r²)'],
      ['the potential of a point charge', 'Q ÷ (4πε₀ r)'],
      ['the energy of two point charges', 'Q₁ Q₂ ÷ (4πε₀ r)'],
      ['the field between parallel plates', 'V ÷ d'],
    ]),
    'harder-proportions': {
      levels: [9, 10],
      seconds: 25,
      ask: (change) => `By what factor does this change? ${capital(change)}.`,
      explain: (change) => reasons.get(change) ?? '',
      facts: harderProportions.map(([change, factor]) => [change, factor]),
    },
  },
};
