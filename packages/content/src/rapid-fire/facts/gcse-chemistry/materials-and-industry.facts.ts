import type { TopicFacts } from '../facts.ts';
import { meanings } from '../wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_CHEMISTRY/MATERIALS_AND_INDUSTRY',
  groups: {
    'terms-for-materials': meanings({ levels: [1, 10], seconds: 15 }, [
      ['alloy', 'a metal mixed with other elements'],
      ['potable', 'safe to drink'],
      ['recycle', 'process waste into new products'],
      ['ore', 'rock worth mining for a metal'],
      ['renewable', 'replaced as fast as it is used'],
      ['finite', 'running out one day'],
      ['quarrying', 'digging out rock for use'],
      ['concrete', 'cement with sand and gravel'],
      ['desalination', 'removal of salt from sea water'],
      ['reversible', 'able to go in both directions'],
      ['galvanised', 'coated with zinc'],
      ['fibreglass', 'glass fibres in a polymer'],
      ['equilibrium', 'both directions at the same rate'],
      ['carat', 'a measure of the purity of gold'],
      ['sedimentation', 'the settling of solids in water'],
      ['phytomining', 'use of plants to extract metal'],
      ['bioleaching', 'use of bacteria to extract metal'],
      ['rust', 'hydrated iron(III) oxide'],
      ['sacrificial protection', 'a reactive metal corrodes instead'],
      ['reverse osmosis', 'forcing water through a membrane'],
    ]),
  },
};
