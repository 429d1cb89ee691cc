import { superscript } from '#text/numbers.ts';
import type { Family, Misconception } from '../../family.ts';
import { calculation, fixed, quantity } from '../../a-level-physics/calculation.ts';
import { checkNumber, textOf, type Check } from '#checks/check.ts';
import { checkQuantity } from '../../a-level-physics/quantity-check.ts';

const elements = [
  { name: 'lithium', symbol: 'Li', number: 3, light: 6, heavy: 7, charge: 1 },
  { name: 'magnesium', symbol: 'Mg', number: 12, light: 24, heavy: 26, charge: 2 },
  { name: 'chlorine', symbol: 'Cl', number: 17, light: 35, heavy: 37, charge: -1 },
  { name: 'potassium', symbol: 'K', number: 19, light: 39, heavy: 41, charge: 1 },
  { name: 'copper', symbol: 'Cu', number: 29, light: 63, heavy: 65, charge: 2 },
  { name: 'gallium', symbol: 'Ga', number: 31, light: 69, heavy: 71, charge: 3 },
  { name: 'bromine', symbol: 'Br', number: 35, light: 79, heavy: 81, charge: -1 },
  { name: 'rubidium', symbol: 'Rb', number: 37, light: 85, heavy: 87, charge: 1 },
  { name: 'silver', symbol: 'Ag', number: 47, light: 107, heavy: 109, charge: 1 },
  { name: 'indium', symbol: 'In', number: 49, light: 113, heavy: 115, charge: 3 },
  { name: 'antimony', symbol: 'Sb', number: 51, light: 121, heavy: 123, charge: 3 },
  { name: 'sulfur', symbol: 'S', number: 16, light: 32, heavy: 34, charge: -2 },
] as const;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const massNumbersIn = (text: string): number[] =>
  [...text.matchAll(/([⁰¹²³⁴-⁹]+)[A-Z]/g)].map(([, digits = '']) =>
    [...digits].reduce((value, digit) => 10 * value + superscripts.indexOf(digit), 0),
  );

const checkMean: Check = checkNumber((text) => {
  const [light = NaN, heavy = NaN] = massNumbersIn(text);
  return light + ((heavy - light) * Number(/and (\d+)%/.exec(text)?.[1])) / 100;
});

const checkIonOrShare: Check = checkQuantity(([first], text) => {
  const [light = NaN, heavy = NaN] = massNumbersIn(text);
  if (text.includes('neutrons')) return light - first;
  if (text.includes('percentage')) return ((heavy - first) / (heavy - light)) * 100;
  const [, size = '', sign] = /([²³]?)([⁺⁻])\?/.exec(text) ?? [];
  return first - (size === '' ? 1 : superscripts.indexOf(size)) * (sign === '⁺' ? 1 : -1);
});

export const family: Family = {
  name: 'isotopes',
  syllabus: 'Isotopes, ions and relative atomic mass',
  levels: {
    1: 'one step: the neutrons or the electrons of an ion from its symbol',
    2: 'three steps: two products, their sum, then the relative atomic mass',
    3: 'four steps backwards: an equation for the abundance of one isotope, solved from the relative atomic mass',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const { name, symbol, number, light, heavy, charge } = random.pick(elements);
    if (difficulty === 1) {
      const mass = random.pick([light, heavy]);
      const sign = charge > 0 ? '⁺' : '⁻';
      const ion = `${superscript(mass)}${symbol}${Math.abs(charge) === 1 ? '' : superscript(Math.abs(charge))}${sign}`;
      const [electrons, neutrons] = [number - charge, mass - number];
      const isNeutrons = random.chance(0.5);
      const mistakes: Misconception[] = isNeutrons
        ? [
            [String(mass), 'giving the mass number'],
            [String(number), 'giving the number of protons'],
            [String(neutrons + charge), 'changing the neutrons with the charge'],
            [String(electrons), 'giving the number of electrons'],
          ]
        : [
            [String(number), 'leaving out the charge'],
            [String(number + charge), 'taking the charge with the wrong sign'],
            [String(neutrons), 'giving the number of neutrons'],
            [String(mass), 'giving the mass number'],
          ];
      return {
        body: `How many ${isNeutrons ? 'neutrons' : 'electrons'} are there in one ion ${ion}? (atomic number of ${name} = ${number})`,
        answer: String(isNeutrons ? neutrons : electrons),
        mistakes,
        explanation: isNeutrons
          ? `Neutrons = mass number − atomic number = ${mass} − ${number} = ${neutrons}. The charge only concerns the electrons.`
          : `The atom has ${number} electrons, and the ion has ${charge > 0 ? `lost ${charge}` : `gained ${-charge}`}: ${electrons}.`,
      };
    }
    const share = random.intExcept(12, 88, [50]);
    const mean = (light * share + heavy * (100 - share)) / 100;
    if (difficulty === 2)
      return {
        body: `A laboratory mixture of ${name} isotopes consists of ${share}% ${superscript(light)}${symbol} and ${100 - share}% ${superscript(heavy)}${symbol}. What is its relative atomic mass, to two decimal places?`,
        answer: fixed(mean, 2),
        mistakes: [
          [fixed((heavy * share + light * (100 - share)) / 100, 2), 'exchanging the abundances'],
          [fixed((light + heavy) / 2, 2), 'taking the mean of the mass numbers'],
          [fixed(light, 2), 'using the lighter isotope alone'],
          [fixed(heavy, 2), 'using the heavier isotope alone'],
        ],
        explanation: `(${share} × ${light} + ${100 - share} × ${heavy}) ÷ 100 = ${fixed(mean, 2)}.`,
      };
    return calculation({
      body: `A laboratory mixture of ${name} has only the isotopes ${superscript(light)}${symbol} and ${superscript(heavy)}${symbol} and a relative atomic mass of ${fixed(mean, 2)}. What percentage of its atoms are ${superscript(light)}${symbol}?`,
      value: share,
      unit: '',
      mistakes: [
        [100 - share, 'giving the percentage of the other isotope'],
        [(mean - Math.floor(mean)) * 100, 'taking the decimals as the percentage'],
        [(light / heavy) * 100, 'dividing the mass numbers'],
        [50, 'taking equal amounts'],
        [share / 2, ''],
      ],
      working: `With x% of ${superscript(light)}${symbol}: ${light} x + ${heavy} (100 − x) = 100 × ${fixed(mean, 2)}, so ${heavy - light === 1 ? '' : heavy - light} x = ${fixed(100 * (heavy - mean), 0)} and x = ${quantity(share)}.`,
    });
  },
  check: (question) =>
    textOf(question).includes('consists') ? checkMean(question) : checkIonOrShare(question),
};
