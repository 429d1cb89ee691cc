import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparableQuestionText, comparableText } from './comparable-text.ts';

it('is the body, then the options sorted by their text', () => {
  expect(comparableQuestionText('Which?', ['two', 'One', 'Three'])).toBe('Which?\nOne\nThree\ntwo');
  expect(comparableQuestionText(null, ['', '', ''])).toBe('');
});

it('is the same for any order, case and spaces of the options', () => {
  const option = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '\u00a0', '’', "'", '1') });
  fc.assert(
    fc.property(fc.array(option, { maxLength: 5 }), fc.boolean(), (options, isTurned) => {
      const others = (isTurned ? options.toReversed() : options).map((text) => ` ${text.toUpperCase()} `);
      const filled = (texts: string[]) => texts.filter((text) => text.trim() !== '');
      const [one, other] = [
        comparableQuestionText('Q', filled(options)),
        comparableQuestionText('q', filled(others)),
      ];
      expect(comparableText(one)).toBe(comparableText(other));
    }),
  );
});

it('differs for other bodies and other options', () => {
  expect(comparableQuestionText('one', ['two', 'three'])).not.toBe(
    comparableQuestionText('two', ['one', 'three']),
  );
  expect(comparableQuestionText('one', ['two'])).not.toBe(comparableQuestionText('one', ['two', 'two']));
});
