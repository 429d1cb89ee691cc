import { expect, test } from 'vitest';
import { topicEditSchema } from '../subjects/subjects-admin.contract.ts';
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
  ['Café français', [], 'MATHS_CAFE_FRANCAIS'],
  ['!!!', [], 'MATHS_TOPIC'],
])('the code of %s is made from its name', (name, taken, code) => {
  expect(generateCode('MATHS', name, new Set(taken))).toBe(code);
});

test.each(['a'.repeat(120), 'ß'.repeat(120), 'שברים', 'Español', 'नमस्ते', '𝔄𐐷'.repeat(40)])(
  'the form of a topic accepts the code made from the name %s',
  (name) => {
    const subject = generateCode('ELEVEN_PLUS', name, new Set());
    const topic = generateCode(subject, name, new Set());
    const second = generateCode(subject, name, new Set([topic]));
    expect(second).not.toBe(topic);
    for (const code of [subject, topic, second])
      expect(topicEditSchema.safeParse({ name: 'Any', code }).success).toBe(true);
  },
);
