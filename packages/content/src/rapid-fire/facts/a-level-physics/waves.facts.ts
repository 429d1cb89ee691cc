import type { TopicFacts } from '../facts.ts';
import { expressions } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_PHYSICS/WAVES',
  groups: {
    words: {
      levels: [1, 3],
      seconds: 15,
      ask: (word) => `What does the term ‘${word}’ describe in the topic of waves?`,
      askBack: (meaning) => `Which term describes ‘${meaning}’?`,
      explain: (word, meaning) => `The term ‘${word}’ describes ‘${meaning}’.`,
      facts: [
        ['amplitude', 'greatest displacement'],
        ['wavelength', 'distance from crest to next crest'],
        ['period', 'time of one whole oscillation'],
        ['transverse', 'vibrating across the direction'],
        ['longitudinal', 'vibrating along the direction'],
        ['node', 'point of zero amplitude'],
        ['antinode', 'point of greatest amplitude'],
        ['refraction', 'change of direction at a boundary'],
        ['diffraction', 'spreading out after a gap'],
        ['superposition', 'adding of displacements'],
        ['in antiphase', 'phase difference of π'],
        ['coherent', 'constant phase difference'],
        ['polarised', 'vibrating in one plane only'],
        ['monochromatic', 'of one wavelength only'],
      ],
    },
    'waves-equations': expressions({ levels: [5, 7], seconds: 18 }, [
      ['the speed of a wave', 'f λ'],
      ['the frequency from the period', '1 ÷ T'],
      ['the photon energy from frequency', 'h f'],
      ['the fringe spacing of a double slit', 'λ D ÷ s'],
      ['the product n λ of a grating', 'd sin θ'],
      ['the refractive index from speeds', 'c ÷ v'],
      ['the sine of the critical angle', 'n₂ ÷ n₁'],
      ['the de Broglie wavelength', 'h ÷ (m v)'],
      ['the threshold frequency', 'φ ÷ h'],
      ['the energy of the fastest electron', 'h f − φ'],
      ['the first harmonic of a string', '√(T ÷ μ) ÷ (2 L)'],
      ['the photon energy from wavelength', 'h c ÷ λ'],
    ]),
  },
};
