import type { QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import { describe, expect, it } from 'vitest';
import { editedContent, answerKeyOf, hasSameContent, type StoredContent } from './edit-question.rules.ts';

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
  grade: 1,
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

it('the answer key is the letter of the correct option', () => {
  expect(answerKeyOf(stored)).toBe('A');
  expect(answerKeyOf({ options: [] })).toBeNull();
});
