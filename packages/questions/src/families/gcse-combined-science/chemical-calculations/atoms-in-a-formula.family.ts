import { checkNumber } from '#checks/check.ts';
import { subscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { subscripts } from './chemical-calculations-checks.ts';

/** Name, the atoms before the bracket, those in it, and the number of groups. */
const compounds = [
  ['magnesium nitrate', { Mg: 1 }, { N: 1, O: 3 }, 2],
  ['iron(III) nitrate', { Fe: 1 }, { N: 1, O: 3 }, 3],
  ['iron(III) hydroxide', { Fe: 1 }, { O: 1, H: 1 }, 3],
  ['ammonium sulfate', {}, { N: 1, H: 4 }, 2, { S: 1, O: 4 }],
  ['calcium phosphate', { Ca: 3 }, { P: 1, O: 4 }, 2],
  ['iron(III) sulfate', { Fe: 2 }, { S: 1, O: 4 }, 3],
  ['ammonium carbonate', {}, { N: 1, H: 4 }, 2, { C: 1, O: 3 }],
  ['copper(II) nitrate', { Cu: 1 }, { N: 1, O: 3 }, 2],
] as const;

const names: Readonly<Record<string, string>> = {
  N: 'nitrogen',
  O: 'oxygen',
  H: 'hydrogen',
  S: 'sulfur',
  P: 'phosphorus',
};

const print = (atoms: Readonly<Record<string, number>>) =>
  Object.entries(atoms)
    .map(([symbol, count]) => symbol + (count === 1 ? '' : subscript(count)))
    .join('');
const sumOf = (atoms: Readonly<Record<string, number>>) =>
  Object.values(atoms).reduce((sum, each) => sum + each, 0);

export const family: Family = {
  name: 'atoms-in-a-formula',
  syllabus: 'Numbers of atoms in a formula with brackets',
  levels: {
    1: 'One product: the atoms of one element in the bracket',
    2: 'Three steps: the atoms in the bracket, those outside it, then the number in front',
  },
  write: (random, difficulty) => {
    const [name, before, group, groups, after = {}] = random.pick(compounds);
    const formula = `${print(before)}(${print(group)})${subscript(groups)}${print(after)}`;
    if (difficulty === 2) {
      const front = random.int(2, 4);
      const outside = sumOf(before) + sumOf(after);
      const one = outside + sumOf(group) * groups;
      return {
        body: `How many atoms are there altogether in ${front}${formula}?`,
        answer: String(one * front),
        mistakes: [
          [String(one), 'leaving out the number in front'],
          [String((outside + sumOf(group)) * front), 'counting the bracket once'],
          [String(outside + sumOf(group) * groups * front), 'multiplying only the bracket'],
          ...nearbyNumbers(one * front, front),
        ],
        explanation: `One formula has ${outside} + ${groups} × ${sumOf(group)} = ${one} atoms, and ${front} × ${one} = ${one * front}.`,
      };
    }
    const element = random.pick(Object.keys(group).filter((symbol) => !(symbol in after)));
    const inGroup = (group as Readonly<Record<string, number>>)[element] ?? 0;
    const answer = inGroup * groups;
    return {
      body: `How many ${names[element] ?? ''} atoms are shown by the formula of ${name}, ${formula}?`,
      answer: String(answer),
      mistakes: [
        [String(inGroup), 'counting the bracket once'],
        [String(inGroup + groups), 'adding the two small numbers'],
        [String(groups), 'reading only the number after the bracket'],
        [`${inGroup}${groups}`, 'writing the two small numbers side by side'],
        ...nearbyNumbers(answer, 1),
      ],
      explanation: `The bracket has ${inGroup} of these atoms, and there are ${groups} such groups: ${groups} × ${inGroup} = ${answer}.`,
    };
  },
  check: checkNumber((text) => {
    const [, front = '', formula = ''] = /(\d*)([A-Z(][A-Za-z()₀-₉]*[)₀-₉][A-Za-z₀-₉]*)\?$/.exec(text) ?? [];
    const count = (digits: string) => (digits === '' ? 1 : subscripts.indexOf(digits));
    const flat = formula.replace(/\(([^)]*)\)([₀-₉])/, (_, inner: string, times: string) =>
      inner.repeat(subscripts.indexOf(times)),
    );
    const symbol = Object.entries(names).find(([, name]) => text.includes(`${name} atoms`))?.[0];
    return (
      Number(front || 1) *
      [...flat.matchAll(/([A-Z][a-z]?)([₀-₉]?)/g)]
        .filter(([, element]) => symbol === undefined || element === symbol)
        .reduce((sum, [, , digits = '']) => sum + count(digits), 0)
    );
  }),
};
