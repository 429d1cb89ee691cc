import { expect, test } from 'vitest';
import { misplacedOption } from '../checks/misplaced-option.ts';
import { orderOfOptions } from './option-order.ts';

const ordered = (...texts: string[]) => orderOfOptions(texts)?.map((index) => texts[index]);

test.each<[string, string[], string[]]>([
  ['letters of options', ['B', 'C', 'E', 'A', 'D'], ['A', 'B', 'C', 'D', 'E']],
  ['other letters around those of options', ['E', 'g', 'B', 'N', 'F'], ['F', 'B', 'g', 'N', 'E']],
  ['letters among others', ['D', '9', 'B', '11'], ['9', 'B', '11', 'D']],
  ['things before what is said of them', ['Y', 'X', 'Both Y and Z', 'Z'], ['X', 'Y', 'Z', 'Both Y and Z']],
  ['letters of things', ['Tube D', 'Tube P', 'Tube B', 'Tube Q'], ['Tube P', 'Tube B', 'Tube Q', 'Tube D']],
  ['letters of a formula', ['$d$', '$a$', '$x$', '$c$'], ['$a$', '$x$', '$c$', '$d$']],
  [
    'one thing and several',
    ['P and R', 'R only', 'P only', 'Q only'],
    ['P only', 'Q only', 'R only', 'P and R'],
  ],
  ['sequences', ['Z, W, X', 'W, X, Z', 'W, Z, X'], ['W, X, Z', 'W, Z, X', 'Z, W, X']],
  [
    'ordinals',
    ['All three', 'Only the first', 'The second and the third', 'The first and the second'],
    ['Only the first', 'The first and the second', 'The second and the third', 'All three'],
  ],
  [
    'numbers behind a word',
    ['Year 10', 'Year 4', 'Year 3', 'Year 2'],
    ['Year 2', 'Year 3', 'Year 4', 'Year 10'],
  ],
  [
    'what speaks of the others',
    ['Neither of them', 'Sodium', 'Both of them', 'Chlorine'],
    ['Sodium', 'Chlorine', 'Both of them', 'Neither of them'],
  ],
])('%s have an order', (_, texts, expected) => {
  expect(ordered(...texts)).toEqual(expected);
  expect(misplacedOption(expected)).toBeNull();
});

test.each([
  ['numbers', ['12', '8', '40', '3']],
  ['amounts', ['8 cm', '12 cm', '4 cm', '6 cm']],
  ['formulas with a letter', ['2V', 'V', 'V/2', 'V/4']],
  ['words', ['no', 'none', 'nobody', 'not', 'never']],
  ['sentences', ['P is purer than Q', 'Both are equally pure', 'Q is purer than P', 'Q is an element']],
])('%s have none', (_, texts) => {
  expect(ordered(...texts)).toBeUndefined();
  expect(misplacedOption(texts)).toBeNull();
});

test.each([
  [['B', 'C', 'E', 'A', 'D'], 'B'],
  [['R', 'P', 'S', 'Q'], 'P'],
  [['Tube A', 'Tube C', 'Tube B', 'None of them'], 'Tube C'],
  [['Y', 'X', 'Both Y and Z', 'Z'], 'X'],
  [['X', 'None of them', 'Y', 'Z'], 'None of them'],
])('the check finds the option of %j that may be taken for another', (texts, found) => {
  expect(misplacedOption(texts)).toBe(found);
});
