import type { SubjectFacts } from '../facts.ts';
import { termFor, meaningOf, means } from './wording.ts';

export const facts: SubjectFacts = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  groups: [
    {
      topicCode: 'PARTICLE_MODEL',
      name: 'terms-of-matter',
      levels: [1, 10],
      seconds: 15,
      ask: termFor,
      askBack: meaningOf,
      explain: means,
      facts: [
        ['change from solid to liquid', 'melting'],
        ['change from liquid to solid', 'freezing'],
        ['change from gas to liquid', 'condensing'],
        ['change from solid to gas', 'sublimating'],
        ['bubbles of gas all through a liquid', 'boiling'],
        ['becoming a gas at the surface only', 'evaporating'],
        ['mass ÷ volume', 'density'],
        ['unit of energy', 'joule'],
        ['energy of all the particles', 'internal energy'],
        ['energy for 1 °C in 1 kg', 'specific heat capacity'],
        ['energy for melting 1 kg', 'latent heat of fusion'],
        ['energy for boiling 1 kg away', 'latent heat of vaporisation'],
        ['can for finding a volume', 'displacement can'],
        ['force of particles on unit area', 'gas pressure'],
      ],
    },
  ],
};
