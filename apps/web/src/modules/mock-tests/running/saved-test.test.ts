import { beforeEach, expect, test } from 'vitest';
import { buildTest } from '#testing/mock-test-builders.ts';
import { partsOf, questionOfParts } from '#testing/question-parts.tsx';
import { readSavedTest, saveTest } from './saved-test.ts';

beforeEach(() => {
  localStorage.clear();
});

test('a saved test with parts is read with their answer keys', () => {
  const saved = buildTest(1, { questions: [questionOfParts(partsOf({ kind: 'number', value: '12' }))] });
  saveTest('aisha', saved);
  expect(readSavedTest('aisha')).toEqual(saved);
});

test('a test that a tab of an older release saved without its parts is read from the server again', () => {
  const question = questionOfParts(partsOf({ kind: 'number', value: '12' }));
  saveTest(
    'aisha',
    buildTest(1, { questions: [{ ...question, parts: undefined, partsWithKeys: undefined }] }),
  );
  expect(readSavedTest('aisha')).toBeNull();
});
