import type { TopicFacts } from '../facts.ts';
import { meanings } from '../wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_CHEMISTRY/CELLS_AND_FUEL_CELLS',
  groups: {
    'terms-for-cells': meanings({ levels: [1, 10], seconds: 15 }, [
      ['exothermic', 'giving out energy'],
      ['endothermic', 'taking in energy'],
      ['combustion', 'burning in oxygen'],
      ['molten', 'melted to a liquid'],
      ['aqueous', 'dissolved in water'],
      ['electrode', 'a conductor that dips into a liquid'],
      ['electrolyte', 'a liquid with ions that can move'],
      ['oxidation', 'a loss of electrons'],
      ['reduction', 'a gain of electrons'],
      ['cation', 'a positive ion'],
      ['anion', 'a negative ion'],
      ['reactivity series', 'metals in order of how they react'],
      ['displacement', 'pushing out a less reactive metal'],
      ['rechargeable', 'able to be restored by a current'],
      ['activation energy', 'the least energy to start reacting'],
      ['potential difference', 'a voltage between two points'],
      ['bond energy', 'energy to break a mole of bonds'],
      ['half equation', 'one that shows electrons'],
      ['redox', 'loss and gain of electrons together'],
      ['inert electrode', 'one that does not react'],
    ]),
  },
};
