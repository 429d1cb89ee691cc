import { expect, test } from 'vitest';
import { parseAlternativeTexts } from './alternative-texts.ts';

const none = { questionImages: {}, solutionImages: {} };

test('alternative texts longer than those of all pictures are refused before they are parsed', () => {
  const text = JSON.stringify(none);
  expect(parseAlternativeTexts(text.padEnd(500_000))).toEqual(none);
  expect(parseAlternativeTexts(text.padEnd(500_001))).toBeUndefined();
});
