import { expect, test } from 'vitest';
import { displayPairingCode, isPairingCode, normalisePairingCode, pairingAlphabet } from './pairing-code.ts';

test.each(['CDFG3467', 'cdfg 3467', ' cDfG-3467 ', 'CD FG\u00a034 67'])('%j is the same code', (typed) => {
  expect(normalisePairingCode(typed)).toBe('CDFG3467');
});

test.each([
  ['CDFG3467', true],
  ['CDFG346', false],
  ['CDFG34676', false],
  ['CDFG346O', false],
  ['CDFG3461', false],
  ['', false],
])('%j: %s', (code, isCode) => {
  expect(isPairingCode(code)).toBe(isCode);
});

test('no character is easily taken for another', () => {
  expect(pairingAlphabet).not.toMatch(/[01OIL2Z5S8B]/);
  expect(new Set(pairingAlphabet).size).toBe(pairingAlphabet.length);
});

test('a code is shown in two groups', () => {
  expect(displayPairingCode('CDFG3467')).toBe('CDFG 3467');
});
