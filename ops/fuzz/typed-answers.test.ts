import { expect, test } from 'vitest';
import { fuzzTypedAnswers } from './typed-answers.ts';

test('no typed answer causes an error', () => {
  expect(fuzzTypedAnswers(800, 1, Number.POSITIVE_INFINITY).problems).toEqual([]);
});
