import { expect, test } from 'vitest';
import { acceptedRange } from './accepted-range.ts';
import { numberFields } from './number-definition.ts';

const rangeOf = (value: string, accept: object) =>
  acceptedRange(numberFields.parse({ kind: 'number', value, accept }));

test.each([
  ['2.5', { by: 'absolute', within: '0.1' }, { from: '2.4', to: '2.6' }],
  ['-20', { by: 'percent', within: '5' }, { from: '-21', to: '-19' }],
  ['1/3', { by: 'absolute', within: '0' }, { from: '0.333333', to: '0.333333' }],
  ['2', { by: 'exact' }, null],
  ['2', { by: 'decimalPlaces', places: 1 }, null],
])('values around %s are accepted by %j: %j', (value, accept, range) => {
  expect(rangeOf(value, accept)).toEqual(range);
});
