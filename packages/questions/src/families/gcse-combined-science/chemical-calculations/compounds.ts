import { formatPrintedNumber, subscript } from '#text/numbers.ts';

/** Atoms of each element in a formula unit. */
export interface Compound {
  name: string;
  formula: string;
  atoms: Readonly<Record<string, number>>;
}

export const masses: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Fe: 56,
  Cu: 63.5,
};

export const compounds: readonly Compound[] = [
  { name: 'water', formula: `H${subscript(2)}O`, atoms: { H: 2, O: 1 } },
  { name: 'carbon dioxide', formula: `CO${subscript(2)}`, atoms: { C: 1, O: 2 } },
  { name: 'ammonia', formula: `NH${subscript(3)}`, atoms: { N: 1, H: 3 } },
  { name: 'methane', formula: `CH${subscript(4)}`, atoms: { C: 1, H: 4 } },
  { name: 'magnesium oxide', formula: 'MgO', atoms: { Mg: 1, O: 1 } },
  { name: 'sodium hydroxide', formula: 'NaOH', atoms: { Na: 1, O: 1, H: 1 } },
  { name: 'calcium carbonate', formula: `CaCO${subscript(3)}`, atoms: { Ca: 1, C: 1, O: 3 } },
  { name: 'sulfuric acid', formula: `H${subscript(2)}SO${subscript(4)}`, atoms: { H: 2, S: 1, O: 4 } },
  { name: 'sodium chloride', formula: 'NaCl', atoms: { Na: 1, Cl: 1 } },
  { name: 'iron(III) oxide', formula: `Fe${subscript(2)}O${subscript(3)}`, atoms: { Fe: 2, O: 3 } },
  { name: 'potassium nitrate', formula: `KNO${subscript(3)}`, atoms: { K: 1, N: 1, O: 3 } },
  { name: 'copper(II) sulfate', formula: `CuSO${subscript(4)}`, atoms: { Cu: 1, S: 1, O: 4 } },
];

export const massOf = (compound: Compound) =>
  Object.entries(compound.atoms).reduce((sum, [element, count]) => sum + (masses[element] ?? 0) * count, 0);

export const listOf = (compound: Compound) =>
  Object.keys(compound.atoms)
    .map((element) => `${element} = ${formatPrintedNumber(masses[element] ?? 0)}`)
    .join(', ');
