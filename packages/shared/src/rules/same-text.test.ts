import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionText, sameText } from './same-text.ts';

it('is the body, then the options by their words', () => {
  expect(questionText('Which?', ['two', 'One', 'Three'])).toBe('Which?\nOne\nThree\ntwo');
  expect(questionText(null, ['', '', ''])).toBe('');
});

it('is the same in whatever order, case and spaces the options come', () => {
  const option = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '\u00a0', '’', "'", '1') });
  fc.assert(
    fc.property(fc.array(option, { maxLength: 5 }), fc.boolean(), (options, isTurned) => {
      const others = (isTurned ? options.toReversed() : options).map((text) => ` ${text.toUpperCase()} `);
      const filled = (texts: string[]) => texts.filter((text) => text.trim() !== '');
      const [one, other] = [questionText('Q', filled(options)), questionText('q', filled(others))];
      expect(sameText(one)).toBe(sameText(other));
    }),
  );
});

it('tells other bodies and other options apart', () => {
  expect(questionText('one', ['two', 'three'])).not.toBe(questionText('two', ['one', 'three']));
  expect(questionText('one', ['two'])).not.toBe(questionText('one', ['two', 'two']));
});
