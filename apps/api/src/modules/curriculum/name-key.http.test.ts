import { nameKey } from '@markwell/shared/text/name-key';
import { expect, it } from 'vitest';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { createTestApp } from '#testing/test-app.ts';

const { database } = await createTestApp();

it.each([
  ['English', 'english'],
  ['  English\tLanguage \n', 'english language'],
  ['NON-VERBAL   Reasoning', 'non-verbal reasoning'],
  ['Français ÉCRIT', 'français écrit'],
  ['Ελληνικά Γλώσσα', 'ελληνικά γλώσσα'],
  ['Maths (11+)', 'maths (11+)'],
])('a name has the same name key in the code and in the database: %s', async (name, key) => {
  const subject = await buildSubject(database, { name });
  expect(subject.nameKey).toBe(key);
  expect(nameKey(name)).toBe(key);
});
