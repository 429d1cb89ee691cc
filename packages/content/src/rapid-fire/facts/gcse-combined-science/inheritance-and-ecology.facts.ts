import type { TopicFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/INHERITANCE_AND_ECOLOGY',
  groups: {
    'terms-of-inheritance': terms({ levels: [1, 10], seconds: 15 }, [
      ['animal that eats only plants', 'herbivore'],
      ['animal that is hunted and eaten', 'prey'],
      ['animal that hunts others', 'predator'],
      ['place where an organism lives', 'habitat'],
      ['organism that makes its own food', 'producer'],
      ['section of DNA for one protein', 'gene'],
      ['long coil of DNA', 'chromosome'],
      ['all organisms of one species there', 'population'],
      ['all populations that live together', 'community'],
      ['variety of species in a place', 'biodiversity'],
      ['sperm or egg', 'gamete'],
      ['form of a gene', 'allele'],
      ['change in DNA', 'mutation'],
      ['expressed with one copy only', 'dominant'],
      ['expressed only with two copies', 'recessive'],
      ['having two equal alleles', 'homozygous'],
      ['having two different alleles', 'heterozygous'],
      ['combination of alleles', 'genotype'],
      ['characteristic that can be seen', 'phenotype'],
      ['all the DNA of an organism', 'genome'],
      ['microbe that breaks down dead matter', 'decomposer'],
      ['non-living factor', 'abiotic factor'],
      ['living factor', 'biotic factor'],
      ['division that makes gametes', 'meiosis'],
    ]),
  },
};
