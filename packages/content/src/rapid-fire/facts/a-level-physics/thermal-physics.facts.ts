import type { TopicFacts } from '../facts.ts';
import { expressions } from './wording.ts';
import { calculations, reasons } from './calculations.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_PHYSICS/THERMAL_PHYSICS',
  groups: {
    'thermal-equations': expressions({ levels: [7, 9], seconds: 20 }, [
      ['the energy to warm a body', 'm c Δθ'],
      ['the energy to melt a solid', 'm L'],
      ['p V for n moles of an ideal gas', 'n R T'],
      ['p V for N molecules of a gas', 'N k T'],
      ['the mean energy of a gas molecule', '3/2 k T'],
      ['p V from molecular speeds', '⅓ N m ⟨c²⟩'],
      ['the work of a gas at fixed pressure', 'p ΔV'],
      ['the number of molecules', 'n Nₐ'],
      ['the pressure from density and speeds', '⅓ ρ ⟨c²⟩'],
    ]),
    'quick-calculations': {
      levels: [9, 10],
      seconds: 30,
      ask: (task) => `What is ${task}?`,
      explain: (task) => reasons.get(task) ?? '',
      facts: calculations.map(([task, result, , wrong]) => [task, result, wrong]),
    },
  },
};
