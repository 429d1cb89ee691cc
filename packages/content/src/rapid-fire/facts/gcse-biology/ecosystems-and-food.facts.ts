import type { TopicFacts } from '../facts.ts';
import { meanings } from '../wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_BIOLOGY/ECOSYSTEMS_AND_FOOD',
  groups: {
    'terms-for-ecosystems': meanings({ levels: [1, 10], seconds: 15 }, [
      ['habitat', 'the place where an organism lives'],
      ['herbivore', 'an animal that eats only plants'],
      ['carnivore', 'an animal that eats only animals'],
      ['deforestation', 'the clearing of forests'],
      ['fertiliser', 'a source of minerals for crops'],
      ['pesticide', 'a chemical against pests'],
      ['population', 'one species in one area'],
      ['community', 'all the species in one area'],
      ['overfishing', 'taking out more than is replaced'],
      ['sustainable', 'able to go on in the future'],
      ['anaerobic', 'without oxygen'],
      ['biomass', 'the mass of living material'],
      ['biogas', 'fuel from the decay of waste'],
      ['monoculture', 'the growing of a single crop'],
      ['bycatch', 'fish that are caught by accident'],
      ['peat', 'partly decayed plants of bogs'],
      ['biological control', 'use of a predator against a pest'],
      ['interdependence', 'species relying on each other'],
      ['indicator species', 'a living sign of pollution'],
      ['eutrophication', 'too many nutrients in water'],
    ]),
  },
};
