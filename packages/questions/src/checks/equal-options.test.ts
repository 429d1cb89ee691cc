import { expect, it } from 'vitest';
import { equalOptions } from './equal-options.ts';

it.each([
  ['1/2', '0.5'],
  ['1 3/4', '1.75'],
  ['0.35', '35%'],
  ['6 %', '3/50'],
  ['2.50', '2.5'],
  ['1,200', '1.2 × 10³'],
  ['−3/4', '−0.75'],
  ['x = 1/4', 'x = 0.25'],
  ['$\\frac{2}{4}$', '$\\frac{1}{2}$'],
  ['£2.40', '240p'],
  ['1.5 kg', '1,500 g'],
  ['250 ml', '0.25 litres'],
  ['1 litre', '1,000 cm³'],
  ['90 minutes', '1.5 hours'],
  ['3 km s⁻¹', '3,000 m s⁻¹'],
  ['2 m²', '20,000 cm²'],
  ['4.0 × 10⁻⁷ m', '400 nm'],
  ['500 μF', '5 × 10⁻⁴ F'],
])('finds that %s and %s are equal', (one, other) => {
  expect(equalOptions('', ['7', one, 'none of them', other])).toEqual([one, other]);
});

it.each([
  ['1/2', '2'],
  ['0.5', '50'],
  ['0.5', '0.5%'],
  ['3', '−3'],
  ['x = 3', 'y = 3'],
  ['x < 3', 'x > 3'],
  ['3 m', '3 m²'],
  ['5 kg', '5 N'],
  ['£2', '2p'],
  ['3 : 4', '3 : 5'],
  ['2x + 1', '2x − 1'],
  ['10²', '10³'],
  ['3 m s⁻¹', '3 m s⁻²'],
  ['4/9', '4/√9'],
  ['12:30', '12:45'],
])('takes %s and %s for different', (one, other) => {
  expect(equalOptions('', [one, other])).toBeNull();
});

it('reads only options in standard form where the question asks for it', () => {
  const body = 'Write 3,200 in standard form.';
  expect(equalOptions(body, ['3.2 × 10³', '32 × 10²', '320 × 10', '3.2 × 10²'])).toBeNull();
  expect(equalOptions(body, ['3.2 × 10³', '3.20 × 10³'])).toEqual(['3.2 × 10³', '3.20 × 10³']);
});
