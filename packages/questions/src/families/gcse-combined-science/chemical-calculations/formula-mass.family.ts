import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { masses, compounds, massOf, listOf } from './compounds.ts';
import type { Compound } from './compounds.ts';
import { checkNumber } from '#checks/check.ts';
import { formulaMass as checkedFormulaMass } from './chemical-calculations-checks.ts';

const sumOf = (compound: Compound) =>
  Object.entries(compound.atoms)
    .map(([element, count]) =>
      count === 1
        ? formatPrintedNumber(masses[element] ?? 0)
        : `${count} × ${formatPrintedNumber(masses[element] ?? 0)}`,
    )
    .join(' + ');

export const family: Family = {
  name: 'formula-mass',
  syllabus: 'Relative formula mass',
  levels: {
    1: 'One sum: the masses of all atoms of a formula',
  },
  write: (random) => {
    const compound = random.pick(compounds.slice(0, 11));
    const mass = massOf(compound);
    const once = Object.keys(compound.atoms).reduce((sum, element) => sum + (masses[element] ?? 0), 0);
    return {
      body: `What is the relative formula mass of ${compound.name}, ${compound.formula}? (${listOf(compound)})`,
      answer: formatPrintedNumber(mass),
      mistakes: [
        [formatPrintedNumber(once), 'counting each element once'],
        [formatPrintedNumber(mass * 2), 'doubling'],
        [formatPrintedNumber(mass - (Object.values(compound.atoms).at(-1) ?? 1)), 'a slip in the addition'],
        ...nearbyNumbers(mass, 2),
        [formatPrintedNumber(mass + 16), 'counting one oxygen atom too many'],
      ],
      explanation: `Add the masses of all atoms in the formula: ${sumOf(compound)} = ${formatPrintedNumber(mass)}.`,
    };
  },
  check: checkNumber(checkedFormulaMass),
};
