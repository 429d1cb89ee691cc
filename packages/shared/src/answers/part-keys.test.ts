import { expect, test } from 'vitest';
import { haveSameKeys, keysInWords } from './part-keys.ts';
import { buildPart, buildQuestionParts, textOrPicture } from './testing/build-part.ts';

const number = (value: string, more: object = {}) => ({
  kind: 'number',
  value,
  accept: { by: 'exact' },
  ...more,
});
const partsOf = (...parts: object[]) => buildQuestionParts(...parts).parts;

test('two versions have the same answer keys unless a part, its kind or its key differs', () => {
  const parts = partsOf(buildPart('a', textOrPicture), buildPart('b', number('7')));
  const other = partsOf(
    buildPart('a', textOrPicture, { stem: 'Which?' }),
    buildPart('b', number('7.0'), { hints: [] }),
  );
  expect(haveSameKeys(parts, other)).toBe(true);
  for (const different of [
    partsOf(buildPart('a', textOrPicture)),
    partsOf(buildPart('a', { ...textOrPicture, correct: 'A' }), buildPart('b', number('7'))),
    partsOf(buildPart('a', textOrPicture), buildPart('b', number('8'))),
    partsOf(buildPart('a', number('4')), buildPart('b', number('7'))),
    partsOf(buildPart('a', textOrPicture, { typed: number('4') }), buildPart('b', number('7'))),
  ])
    expect(haveSameKeys(parts, different)).toBe(false);
});

test('the answer keys in words use those of earlier parts', () => {
  const parts = partsOf(
    buildPart('a', textOrPicture, { typed: number('4') }),
    buildPart('b', number('8', { carriedForward: '2 * a', alsoAccepted: ['9'] })),
    buildPart('c', { kind: 'text', accepted: ['cation', 'positive ion'] }),
  );
  expect(keysInWords(parts)).toEqual([
    { label: 'a', text: 'B) A four', typed: '4' },
    { label: 'b', text: '8 or 9' },
    { label: 'c', text: 'cation or positive ion' },
  ]);
});
