import type { QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import { describe, expect, it } from 'vitest';
import {
  answerKeyOf,
  bankEditOf,
  editedContent,
  hasSameContent,
  type StoredContent,
  type StoredQuestion,
} from './edit-question.rules.ts';

const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
const stored: StoredContent = {
  body: 'Which is a square?',
  imageId: null,
  explanation: null,
  solutionImageId: 'a picture of the solution',
  passageId: 'a passage',
  options: [
    { id: first, text: null, imageId: 'a picture of a square', isCorrect: true },
    { id: second, text: 'None', imageId: null, isCorrect: false },
  ],
};
const edit = (change: Partial<QuestionEdit> = {}): QuestionEdit => ({
  revision: 1,
  questionText: 'Which is a square?',
  explanationText: '',
  options: [
    { contentType: 'IMAGE', optionId: first },
    { contentType: 'TEXT', text: 'None' },
  ],
  correctLetter: 'A',
  topicId: crypto.randomUUID(),
  difficulty: 1,
  timeLimit: null,
  ...change,
});

describe('editedContent', () => {
  it('keeps pictures and passage', () => {
    const content = editedContent(stored, edit({ explanationText: 'Count its sides.' }));
    expect(content).toEqual({
      ...stored,
      explanation: 'Count its sides.',
      options: [
        { imageId: 'a picture of a square', isCorrect: true },
        { text: 'None', isCorrect: false },
      ],
    });
  });

  it('has the same content unless the text, the answer key or the order changes', () => {
    expect(hasSameContent(stored, editedContent(stored, edit()))).toBe(true);
    expect(hasSameContent(stored, editedContent(stored, edit({ correctLetter: 'B' })))).toBe(false);
    const turned = edit({ options: edit().options.toReversed(), correctLetter: 'B' });
    expect(hasSameContent(stored, editedContent(stored, turned))).toBe(false);
  });

  it('refuses a question without text or picture', () => {
    expect(() => editedContent(stored, edit({ questionText: '' }))).toThrow('Please enter question text');
    const pictured = { ...stored, imageId: 'a picture of the question' };
    expect(editedContent(pictured, edit({ questionText: '' })).body).toBeNull();
  });
});

describe('bankEditOf', () => {
  const question: StoredQuestion = {
    kind: 'REGULAR',
    topicId: edit().topicId,
    difficulty: 1,
    timeLimit: null,
    revision: { ...stored, number: 1 },
  };
  const open = { isAvailable: true };
  const { topicId } = question;

  it('has no content when neither the text nor the answer key changes', () => {
    const change = bankEditOf(question, open, edit({ topicId, difficulty: 2 }));
    expect(change).toEqual({ fromRevision: 1, topicId, difficulty: 2 });
    expect(bankEditOf(question, open, edit({ correctLetter: 'B' })).content?.options).toMatchObject([
      { isCorrect: false },
      { isCorrect: true },
    ]);
  });

  it('keeps the time limit of a rapid-fire question, and gives none to others', () => {
    const quizQuestion: StoredQuestion = { ...question, kind: 'RAPID_FIRE', timeLimit: 30 };
    expect(bankEditOf(quizQuestion, open, edit()).timeLimit).toBe(30);
    expect(bankEditOf(quizQuestion, open, edit({ timeLimit: 45 })).timeLimit).toBe(45);
    expect(bankEditOf(question, open, edit({ timeLimit: 45 })).timeLimit).toBeUndefined();
  });

  it('lets a question stay in a deleted topic, and moves none to it', () => {
    const deleted = { isAvailable: false };
    expect(bankEditOf(question, deleted, edit({ topicId }))).toMatchObject({ topicId });
    expect(() => bankEditOf(question, deleted, edit())).toThrow('This topic was deleted');
    expect(() => bankEditOf(question, undefined, edit())).toThrow('Please select a topic');
  });

  it('refuses an edit of an earlier revision, and a level for a regular question', () => {
    const revised = { ...question, revision: { ...question.revision, number: 2 } };
    expect(() => bankEditOf(revised, open, edit())).toThrow('Someone else has edited this question');
    expect(() => bankEditOf(question, open, edit({ difficulty: 6 }))).toThrow('Please choose a difficulty');
    expect(bankEditOf({ ...question, kind: 'RAPID_FIRE' }, open, edit({ difficulty: 6 })).difficulty).toBe(6);
  });
});

it('the answer key is the letter of the correct option', () => {
  expect(answerKeyOf(stored)).toBe('A');
  expect(answerKeyOf({ options: [] })).toBeNull();
});
