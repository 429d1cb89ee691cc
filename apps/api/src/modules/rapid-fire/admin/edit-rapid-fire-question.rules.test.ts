import { expect, it } from 'vitest';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
import { bankEditOf, type StoredRapidFireQuestion } from './edit-rapid-fire-question.rules.ts';

const parts = multipleChoice([
  { text: '4', isCorrect: true },
  { imageId: 'five', imageAlternativeText: 'Five dots', isCorrect: false },
]);
const stored: StoredRapidFireQuestion = {
  topicId: 'topic',
  topicName: 'Adding',
  difficulty: 1,
  timeLimit: 20,
  revision: {
    number: 3,
    body: '2 + 2?',
    explanation: null,
    imageId: null,
    solutionImageId: 'solution',
    solutionImageAlternativeText: 'Two and two',
    passageId: null,
    parts,
  },
};
const edit = { questionText: '2 + 2?', explanationText: '', level: 2, timeLimit: 45 };

it('has no content when the texts stay the same', () => {
  expect(bankEditOf(stored, edit)).toEqual({
    fromRevision: 3,
    fromPlacement: { topicId: 'topic', difficulty: 1, tier: null, timeLimit: 20 },
    difficulty: 2,
    timeLimit: 45,
  });
});

it('keeps pictures, options and answer key with a new text', () => {
  expect(bankEditOf(stored, { ...edit, questionText: '2 + 2 =', revision: 3 }).content).toEqual({
    body: '2 + 2 =',
    explanation: null,
    imageId: null,
    imageAlternativeText: null,
    solutionImageId: 'solution',
    solutionImageAlternativeText: 'Two and two',
    passageId: null,
    parts,
  });
});

it('refuses an edit of an earlier revision, and neither text nor picture', () => {
  expect(() => bankEditOf(stored, { ...edit, revision: 2 })).toThrow('Someone else has edited this question');
  expect(() => bankEditOf(stored, { ...edit, questionText: '' })).toThrow('Please enter question text');
  const pictured = { ...stored, revision: { ...stored.revision, imageId: 'picture' } };
  expect(bankEditOf(pictured, { ...edit, questionText: '' }).content?.body).toBeNull();
});

it('refuses an edit when the level or time limit changed since it was opened', () => {
  const opened = { ...edit, openedWith: { level: 4, timeLimit: 30 } };
  expect(() => bankEditOf(stored, opened)).toThrow(
    'Someone else has changed this question: its level is now 1, its time limit is now 20 seconds. Please open it again.',
  );
  expect(bankEditOf(stored, { ...edit, openedWith: { level: 1, timeLimit: 20 } }).difficulty).toBe(2);
});
