import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';
import { near } from '../../near.ts';
import { masses, compounds, massOf, listOf } from './compounds.ts';
import type { Compound } from './compounds.ts';

const sumOf = (compound: Compound) =>
  Object.entries(compound.atoms)
    .map(([element, count]) =>
      count === 1 ? printed(masses[element] ?? 0) : `${count} × ${printed(masses[element] ?? 0)}`,
    )
    .join(' + ');

export const formulaMass: Family = {
  name: 'formula-mass',
  printed: { 1: 4 },
  write: (random) => {
    const compound = random.pick(compounds.slice(0, 11));
    const mass = massOf(compound);
    const once = Object.keys(compound.atoms).reduce((sum, element) => sum + (masses[element] ?? 0), 0);
    return {
      body: `What is the relative formula mass of ${compound.name}, ${compound.formula}? (${listOf(compound)})`,
      answer: printed(mass),
      mistakes: [
        [printed(once), 'counting each element once'],
        [printed(mass * 2), 'doubling'],
        [printed(mass - (Object.values(compound.atoms).at(-1) ?? 1)), 'a slip in the addition'],
        ...near(mass, 2),
        [printed(mass + 16), 'counting one oxygen atom too many'],
      ],
      explanation: `Add the masses of all atoms in the formula: ${sumOf(compound)} = ${printed(mass)}.`,
    };
  },
};
