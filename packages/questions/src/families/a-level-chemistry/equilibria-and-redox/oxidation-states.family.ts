import { superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkText } from '#checks/check.ts';

/** A formula, the element that is asked about, and its oxidation state. */
const species = [
  ['H₂SO₄', 'S', 6],
  ['SO₃²⁻', 'S', 4],
  ['HSO₄⁻', 'S', 6],
  ['NO₃⁻', 'N', 5],
  ['NO₂⁻', 'N', 3],
  ['N₂O', 'N', 1],
  ['NO₂', 'N', 4],
  ['N₂H₄', 'N', -2],
  ['NH₄⁺', 'N', -3],
  ['MnO₄⁻', 'Mn', 7],
  ['MnO₄²⁻', 'Mn', 6],
  ['MnO₂', 'Mn', 4],
  ['Mn₂O₃', 'Mn', 3],
  ['Cr₂O₇²⁻', 'Cr', 6],
  ['CrO₄²⁻', 'Cr', 6],
  ['Cr₂O₃', 'Cr', 3],
  ['ClO⁻', 'Cl', 1],
  ['ClO₃⁻', 'Cl', 5],
  ['ClO₄⁻', 'Cl', 7],
  ['ClO₂', 'Cl', 4],
  ['BrO₃⁻', 'Br', 5],
  ['IO₃⁻', 'I', 5],
  ['IO₄⁻', 'I', 7],
  ['VO₂⁺', 'V', 5],
  ['VO²⁺', 'V', 4],
  ['V₂O₅', 'V', 5],
  ['H₃PO₄', 'P', 5],
  ['PO₃³⁻', 'P', 3],
  ['H₂C₂O₄', 'C', 3],
  ['CO₃²⁻', 'C', 4],
  ['Fe₂O₃', 'Fe', 3],
  ['FeO₄²⁻', 'Fe', 6],
  ['TiO₂', 'Ti', 4],
  ['KClO₃', 'Cl', 5],
  ['K₂MnO₄', 'Mn', 6],
  ['NaVO₃', 'V', 5],
  ['K₂Cr₂O₇', 'Cr', 6],
  ['Na₂S₂O₃', 'S', 2],
  ['NaNO₂', 'N', 3],
  ['HIO₃', 'I', 5],
] as const;

/** The number of atoms of an element in a formula. */
function atomsOf(element: string, formula: string): number {
  const [, count] = new RegExp(`${element}(?![a-z])([₂-₉]?)`, 'u').exec(formula) ?? [];
  return count === undefined ? 0 : count === '' ? 1 : '₀₁₂₃₄₅₆₇₈₉'.indexOf(count);
}

function chargeOf(formula: string): number {
  const [, digit = '', sign] = /([²³]?)([⁺⁻])$/u.exec(formula) ?? [];
  const size = digit === '³' ? 3 : digit === '²' ? 2 : 1;
  return sign === undefined ? 0 : sign === '⁻' ? -size : size;
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

/** The states of the other elements, for the check. */
const known: Readonly<Record<string, number>> = { O: -2, H: 1, Na: 1, K: 1 };

/** The charge at the end of a formula, read in another way than {@link chargeOf} for the check. */
function printedCharge(formula: string): number {
  const [, digits = '', sign = ''] = /([⁰¹²³⁴-⁹]*)([⁺⁻])$/.exec(formula) ?? [];
  const size = digits === '' ? 1 : [0, 1, 2, 3, 4].findIndex((each) => superscript(each) === digits);
  if (sign === '') return 0;
  return sign === '⁻' ? -size : size;
}

export const family: Family = {
  name: 'oxidation-states',
  syllabus: 'Oxidation states',
  levels: {
    1: 'one element of a formula',
  },
  write: (random) => {
    const [formula, element, state] = random.pick(species);
    const atoms = atomsOf(element, formula);
    const total = state * atoms;
    const wrong: [number, string][] = [
      [(total - chargeOf(formula)) / atoms, 'ignoring the charge of the ion'],
      [total, 'not sharing the total between the atoms'],
      [(total - atomsOf('O', formula)) / atoms, 'counting oxygen as −1'],
      [-state, 'giving the opposite sign'],
      ...random.shuffle([state - 1, state + 1, state + 2]).map((each): [number, string] => [each, '']),
    ];
    return {
      body: `What is the oxidation state of ${element} in ${formula}?`,
      answer: signed(state),
      mistakes: wrong
        .filter(([each]) => Number.isInteger(each) && each !== 0)
        .map(([each, cause]) => [signed(each), cause]),
      explanation: `Oxygen counts as −2, hydrogen as +1 and a Group 1 metal as +1, and the sum equals the charge of the species. This leaves ${signed(state)} for each atom of ${element} in ${formula}.`,
    };
  },
  check: checkText((text) => {
    const [, element = '', formula = ''] = /of ([A-Z][a-z]?) in (\S+)\?/.exec(text) ?? [];
    let [rest, atoms] = [printedCharge(formula), 0];
    for (const [, symbol = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)([₀-₉]?)/g)) {
      const number = count === '' ? 1 : '₀₁₂₃₄₅₆₇₈₉'.indexOf(count);
      if (symbol === element) atoms += number;
      else rest -= (known[symbol] ?? NaN) * number;
    }
    const state = rest / atoms;
    return `${state < 0 ? '−' : '+'}${Math.abs(state)}`;
  }),
};
