import { expect, test } from 'vitest';
import { isGeneralTopic, generateCode } from './topics.ts';

test.each([
  [{ name: 'General', code: 'X' }, true],
  [{ name: ' general ', code: 'X' }, true],
  [{ name: 'Mixed', code: 'ELEVEN_PLUS_MATHS_GENERAL' }, true],
  [{ name: 'General knowledge', code: 'GENERAL_KNOWLEDGE' }, false],
])('%o is the General topic: %s', (topic, isGeneral) => {
  expect(isGeneralTopic(topic)).toBe(isGeneral);
});

test.each([
  ['Ratio & Proportion', [], 'MATHS_RATIO_PROPORTION'],
  ['Ratio', ['MATHS_RATIO', 'MATHS_RATIO_2'], 'MATHS_RATIO_3'],
  ['שברים', [], 'MATHS_שברים'],
  ['!!!', [], 'MATHS_TOPIC'],
])('the code of %s is made from its name', (name, taken, code) => {
  expect(generateCode('MATHS', name, new Set(taken))).toBe(code);
});
