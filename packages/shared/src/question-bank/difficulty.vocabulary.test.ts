import { expect, it } from 'vitest';
import { choiceOf, difficultiesOf, difficulties } from './difficulty.vocabulary.ts';

it('includes 3, 4 and 5 in Hard', () => {
  expect(difficultiesOf([3])).toEqual([3, 4, 5]);
  expect(difficultiesOf([2, 1])).toEqual([1, 2]);
  expect(difficulties.map(choiceOf)).toEqual([1, 2, 3, 3, 3]);
});
