import type { TopicFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/PARTICLE_MODEL',
  groups: {
    'terms-of-matter': terms({ levels: [1, 10], seconds: 15 }, [
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
    ]),
  },
};
