import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** Adds up the mass of a formula, with the atomic masses given in brackets at the end of the text. */
function formulaMass(text: string): number {
  const formula = /, ([A-Z][A-Za-z₀-₉]*)[?,]/.exec(text)?.[1] ?? '';
  const given = new Map(
    [...text.matchAll(/([A-Z][a-z]?) = ([\d.]+)/g)].map(([, element = '', mass]) => [element, Number(mass)]),
  );
  return [...formula.matchAll(/([A-Z][a-z]?)([₀-₉]*)/g)].reduce((sum, [, element = '', count = '']) => {
    const atoms = count === '' ? 1 : Number([...count].map((digit) => subscripts.indexOf(digit)).join(''));
    return sum + (given.get(element) ?? NaN) * atoms;
  }, 0);
}

export const chemicalCalculationsChecks: ChecksByFamily = {
  'formula-mass': checkNumber(formulaMass),
  moles: checkNumber((text) => {
    const told = /formula mass = ([\d.]+)/.exec(text)?.[1];
    const mass = told === undefined ? formulaMass(text) : Number(told);
    const [given = NaN] = numbersIn(text);
    return text.includes('How many moles') ? given / mass : given * mass;
  }, 1e-6),
  'concentration-and-yield': checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('concentration')) return (first / second) * 1000;
    if (text.includes('yield')) return (100 * second) / first;
    const [, metal] = /\((?:Mg|Ca) = (\d+)/.exec(text) ?? [];
    const grams = Number(/when ([\d.]+) g/.exec(text)?.[1]);
    return (grams / Number(metal)) * (Number(metal) + 16);
  }, 1e-6),
};
