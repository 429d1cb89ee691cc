import { expect, test } from 'vitest';
import { expression } from '../expression/expression.ts';
import { number } from '../number/number.ts';

const ofNumber = number.definition.parse({ kind: 'number', value: '1' });
const ofExpression = expression.definition.parse({ kind: 'expression', key: 'x' });

test.each([
  ['3/4', '3 quarters'],
  ['2 1/2', '2 and 1 half'],
  ['-5/2', 'minus 5 halves'],
  ['4.5×10^-5', '4.5 times 10 to the power minus 5'],
  ['2√3', '2 root 3'],
  ['√2', 'the square root of 2'],
  ['2π', '2 pi'],
  ['0.1̇', '0.1 recurring'],
  ['0.1̇8̇', '0.18 recurring'],
  ['2.31̇', '2.31, with 1 recurring'],
  ['1 cm', '1 centimetre'],
  ['-1 m', 'minus 1 metre'],
  ['7.5 cm', '7.5 centimetres'],
  ['7.5 cm²', '7.5 square centimetres'],
  ['24 cm^3', '24 cubic centimetres'],
  ['9.81 m/s²', '9.81 metres per second squared'],
  ['60 km/h', '60 kilometres per hour'],
  ['8 g/cm^3', '8 grams per cubic centimetre'],
  ['5 mol dm^-3', '5 moles per cubic decimetre'],
  ['3 kJ mol^-1', '3 kilojoules per mole'],
  ['3 kWh', '3 kilowatt hours'],
  ['5 N m', '5 newton metres'],
  ['5 Ω', '5 ohms'],
  ['3 μm', '3 micrometres'],
  ['20 °C', '20 degrees Celsius'],
  ['1°', '1 degree'],
  ['45°', '45 degrees'],
  ['25%', '25 per cent'],
  ['3/4 m', '3 quarters of a metre'],
  ['1/2 h', '1 half of an hour'],
  ['6 ft', '6 feet'],
  ['30 mph', '30 miles per hour'],
  ['£4.50', '£4.50'],
  ['-£3', 'minus £3'],
  ['5p', '5 pence'],
])('the number %s is said as %j', (typed, words) => {
  expect(number.toSpeech(number.show(ofNumber), typed)).toBe(words);
});

test.each([
  ['x²', 'x squared'],
  ['x^-1', 'x to the power minus 1'],
  ['(x+1)/2', 'the fraction x plus 1, over, 2, end fraction'],
  ['√(x+1)', 'the square root of x plus 1, end root'],
  ['x=2√3', 'x equals 2 root 3'],
  ['x=√3', 'x equals the square root of 3'],
  ['1+√3', '1 plus the square root of 3'],
  ['sin x', 'sine x'],
  ['sin² x', 'sine squared x'],
  ['sin(2x)', 'sine 2 x'],
  ['sin(x+1)', 'sine open bracket x plus 1 close bracket'],
  ['-2<x<=5', 'minus 2 is less than x, which is less than or equal to 5'],
  ['x<=3', 'x is less than or equal to 3'],
  ['x=2 or x=-3', 'x equals 2 or x equals minus 3'],
  ['3:4', '3 to 4'],
])('the expression %s is said as %j', (typed, words) => {
  expect(expression.toSpeech(expression.show(ofExpression), typed)).toBe(words);
});
