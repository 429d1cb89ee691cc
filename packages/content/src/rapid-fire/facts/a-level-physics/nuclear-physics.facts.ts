import type { TopicFacts } from '../facts.ts';
import { expressions } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_PHYSICS/NUCLEAR_PHYSICS',
  groups: {
    radiation: {
      levels: [6, 8],
      seconds: 18,
      ask: (property) => `Which emission ${property}?`,
      explain: (property, emission) => `Of the emissions of nuclei it is ${emission} that ${property}.`,
      facts: [
        ['is stopped by a sheet of paper', 'alpha'],
        ['consists of photons', 'gamma'],
        ['consists of fast electrons', 'beta-minus'],
        ['consists of positrons', 'beta-plus'],
        ['lowers the nucleon number by 4', 'alpha'],
        ['raises the proton number by 1', 'beta-minus'],
        ['lowers the proton number by 1', 'beta-plus'],
        ['comes with an electron antineutrino', 'beta-minus'],
        ['comes with an electron neutrino', 'beta-plus'],
        ['ionises air most strongly', 'alpha'],
        ['is not deflected by a magnetic field', 'gamma'],
        ['lowers the proton number by 2', 'alpha'],
        ['turns a neutron into a proton', 'beta-minus'],
        ['turns a proton into a neutron', 'beta-plus'],
        ['follows an inverse-square law in air', 'gamma'],
      ],
    },
    'nuclear-equations': expressions({ levels: [8, 10], seconds: 20 }, [
      ['the activity from the nuclei', 'λ N'],
      ['the half-life', 'ln 2 ÷ λ'],
      ['the nuclei left after a time', 'N₀ e^(−λt)'],
      ['the energy of a mass', 'm c²'],
      ['the radius of a nucleus', 'r₀ ∛A'],
      ['the number of neutrons', 'A − Z'],
      ['the part left after n half-lives', '(½)ⁿ'],
    ]),
  },
};
