import type { TopicFacts } from '../facts.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/RADIOACTIVITY',
  groups: {
    'terms-of-radioactivity': terms({ levels: [1, 10], seconds: 15 }, [
      ['positive particle of an atom', 'proton'],
      ['particle without charge', 'neutron'],
      ['light particle outside the nucleus', 'electron'],
      ['helium nucleus from an atom', 'alpha particle'],
      ['fast electron from a nucleus', 'beta particle'],
      ['wave from a nucleus', 'gamma ray'],
      ['counts radiation', 'Geiger counter'],
      ['impossible to predict', 'random'],
      ['same element, other neutron number', 'isotope'],
      ['Thomson’s idea of the atom', 'plum pudding model'],
      ['Rutherford’s idea of the atom', 'nuclear model'],
      ['Bohr’s idea of the atom', 'energy levels'],
      ['time for activity to halve', 'half-life'],
      ['number of decays in a second', 'activity'],
      ['radioactive dust on the skin', 'contamination'],
      ['standing in a beam of radiation', 'irradiation'],
    ]),
  },
};
