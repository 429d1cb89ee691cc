import { expect, it, test } from 'vitest';
import { parseLaws } from './parse-laws.ts';

const heading = '# momentum, difficulties 2-3';
const texts = ['syllabus: Momentum', 'law: Momentum is mass × velocity'];
const product = 'the momentum | kg m/s';
const mass = 'the mass | kg | 0.4, 50 | g = 0.001 kg';
const velocity = 'the velocity | m/s | 3, 20';
const quantities = [product, mass, velocity];
const situations = ['', 'An object moves.', 'An object slides over ice.'];
const momentum = [heading, ...texts, ...quantities, ...situations];

const parse = (...lines: string[]) => parseLaws(lines.join('\n'));
const withQuantities = (...lines: string[]) => [heading, ...texts, ...lines, ...situations];

it('reads laws with their quantities and situations', () => {
  const moment = ['# moment, difficulties 1-2, Higher', ...momentum.slice(1), ''];
  const [law, other] = parse(...momentum, '', ...moment.map((line) => line.replace(/ \| g = .*/, '')));
  expect(law).toEqual({
    name: 'momentum',
    difficulties: [2, 3],
    syllabus: 'Momentum',
    sentence: 'Momentum is mass × velocity',
    product: { name: 'the momentum', unit: 'kg m/s' },
    first: { name: 'the mass', unit: 'kg', values: [0.4, 50], otherUnit: { name: 'g', size: 0.001 } },
    second: { name: 'the velocity', unit: 'm/s', values: [3, 20] },
    situations: ['An object moves.', 'An object slides over ice.'],
  });
  expect(other).toMatchObject({ name: 'moment', difficulties: [1, 2], tier: 'HIGHER' });
});

test.each<[string, string[], string]>([
  ['no laws', [''], 'line 1: there are no laws'],
  ['text before the first law', ['Momentum', ...momentum], 'line 1: expected a law'],
  ['no difficulties', ['# momentum', ...momentum.slice(1)], 'line 1: expected a law'],
  ['an unknown tier', [`${heading}, Middle`, ...momentum.slice(1)], 'line 1: expected a law'],
  ['difficulty 4', ['# momentum, difficulties 2-4', ...momentum.slice(1)], 'line 1: expected difficulties'],
  ['difficulties backwards', ['# momentum, difficulties 3-1', ...momentum.slice(1)], 'line 1: expected diff'],
  ['one name', [...momentum, '', ...momentum], 'line 11: the law momentum is there twice'],
  ['no syllabus', [heading, ...momentum.slice(2)], 'line 2: expected "syllabus: …"'],
  ['no sentence', [heading, 'syllabus: Momentum', ...quantities], 'line 3: expected "law: …"'],
  ['no product', withQuantities(mass, velocity), 'line 4: expected the product of the law'],
  [
    'a product without a unit',
    withQuantities('the momentum', mass, velocity),
    'line 4: expected the product',
  ],
  ['one factor', withQuantities(product, mass), 'line 1: expected a factor of the law'],
  [
    'a factor without values',
    withQuantities(product, mass, 'the velocity | m/s'),
    'line 6: expected a factor',
  ],
  ['a fourth quantity', withQuantities(...quantities, velocity), 'line 7: expected an empty line'],
  [
    'a value of none',
    withQuantities(product, mass, 'the velocity | m/s | 3, 0'),
    'line 6: expected a number',
  ],
  ['a value 1.2.3', withQuantities(product, mass, 'the velocity | m/s | 1.2.3'), 'not "1.2.3"'],
  [
    'another unit of another quantity',
    withQuantities(product, 'the mass | kg | 5 | cm = 0.01 m', velocity),
    'line 5: expected what one cm is in kg, not in m',
  ],
  [
    'difficulty 3 without another unit',
    withQuantities(product, 'the mass | kg | 5', velocity),
    'line 1: difficulty 3, and no other, needs',
  ],
  [
    'two other units',
    withQuantities(product, mass, 'the velocity | m/s | 3 | km/s = 1000 m/s'),
    'line 1: difficulty 3, and no other, needs',
  ],
  [
    'another unit without difficulty 3',
    ['# momentum, difficulties 1-2', ...momentum.slice(1)],
    'line 1: difficulty 3, and no other, needs',
  ],
  ['no situations', [heading, ...texts, ...quantities, ''], 'line 1: the law has no situations'],
])('laws with %s are refused with the line', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});
