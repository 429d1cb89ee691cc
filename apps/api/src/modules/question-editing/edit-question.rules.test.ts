import type { QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { describe, expect, it } from 'vitest';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
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
  imageAlternativeText: null,
  explanation: null,
  solutionImageId: 'a picture of the solution',
  solutionImageAlternativeText: 'A square',
  passageId: 'a passage',
  parts: multipleChoice([
    { imageId: first, imageAlternativeText: 'Four sides', isCorrect: true },
    { text: 'None', isCorrect: false },
  ]),
};
const chosenTopicId = crypto.randomUUID();
const edit = (change: Partial<QuestionEdit> = {}): QuestionEdit => ({
  revision: 1,
  openedWith: { topicId: chosenTopicId, difficulty: 1, tier: null, timeLimit: null },
  questionText: 'Which is a square?',
  explanationText: '',
  options: [
    { contentType: 'IMAGE', pictureId: first, alternativeText: 'Four sides' },
    { contentType: 'TEXT', text: 'None' },
  ],
  correctLetter: 'A',
  topicId: crypto.randomUUID(),
  difficulty: 1,
  tier: null,
  timeLimit: null,
  ...change,
});

const references = {
  imageIds: new Map([
    [first, first],
    [second, 'a new picture'],
  ]),
  passageId: 'a passage',
};

describe('editedContent', () => {
  it('keeps pictures and passage', () => {
    const content = editedContent(stored, edit({ explanationText: 'Count its sides.' }), references);
    expect(content).toEqual({
      ...stored,
      explanation: 'Count its sides.',
    });
  });

  it('has the same content unless the text, the answer key or the order changes', () => {
    expect(hasSameContent(stored, editedContent(stored, edit(), references))).toBe(true);
    expect(hasSameContent(stored, editedContent(stored, edit({ correctLetter: 'B' }), references))).toBe(
      false,
    );
    const turned = edit({ options: edit().options.toReversed(), correctLetter: 'B' });
    expect(hasSameContent(stored, editedContent(stored, turned, references))).toBe(false);
  });

  it('replaces, adds and removes pictures, and their words', () => {
    const content = editedContent(
      stored,
      edit({
        questionPicture: { pictureId: second, alternativeText: 'Three shapes' },
        solutionPicture: null,
        options: [
          { contentType: 'IMAGE', pictureId: first, alternativeText: 'A square' },
          { contentType: 'IMAGE', pictureId: second, alternativeText: 'A circle' },
        ],
      }),
      { ...references, passageId: null },
    );
    expect(content).toMatchObject({
      imageId: 'a new picture',
      imageAlternativeText: 'Three shapes',
      solutionImageId: null,
      solutionImageAlternativeText: null,
      passageId: null,
      parts: multipleChoice([
        { imageId: first, imageAlternativeText: 'A square', isCorrect: true },
        { imageId: 'a new picture', imageAlternativeText: 'A circle', isCorrect: false },
      ]),
    });
    expect(hasSameContent(stored, content)).toBe(false);
    const words = edit({ solutionPicture: { pictureId: first, alternativeText: 'Other words' } });
    expect(hasSameContent(stored, editedContent(stored, words, references))).toBe(false);
  });

  it('refuses a picture of another question', () => {
    const foreign = { pictureId: crypto.randomUUID(), alternativeText: 'A pie' };
    expect(() => editedContent(stored, edit({ questionPicture: foreign }), references)).toThrow(
      'This question has no such picture',
    );
  });

  it('refuses a question without text or picture', () => {
    expect(() => editedContent(stored, edit({ questionText: '' }), references)).toThrow(
      'Please enter question text',
    );
    const pictured = { ...stored, imageId: 'a picture of the question' };
    expect(editedContent(pictured, edit({ questionText: '' }), references).body).toBeNull();
  });
});

describe('bankEditOf', () => {
  const question: StoredQuestion = {
    kind: 'REGULAR',
    status: 'PUBLISHED',
    topicId: chosenTopicId,
    topicName: 'Shapes',
    difficulty: 1,
    tier: null,
    timeLimit: null,
    revision: { ...stored, number: 1 },
  };
  const open = { isAvailable: true };
  const { topicId } = question;

  it('has no content when neither the text nor the answer key changes', () => {
    const change = bankEditOf(question, open, edit({ topicId, difficulty: 2 }), references);
    expect(change).toMatchObject({ fromRevision: 1, topicId, difficulty: 2 });
    expect(change.content).toBeUndefined();
    expect(bankEditOf(question, open, edit({ correctLetter: 'B' }), references).content?.parts).toMatchObject(
      [{ answer: { correct: 'B' } }],
    );
  });

  it('keeps the time limit of a rapid-fire question, and gives none to others', () => {
    const rapidFireQuestion: StoredQuestion = { ...question, kind: 'RAPID_FIRE', timeLimit: 30 };
    const openedWith = { topicId, difficulty: 1, tier: null, timeLimit: 30 };
    expect(bankEditOf(rapidFireQuestion, open, edit({ openedWith }), references).timeLimit).toBe(30);
    const longer = edit({ openedWith, timeLimit: 45 });
    expect(bankEditOf(rapidFireQuestion, open, longer, references).timeLimit).toBe(45);
    expect(bankEditOf(question, open, edit({ timeLimit: 45 }), references).timeLimit).toBeUndefined();
  });

  it('gives a regular question the chosen tier, and a rapid-fire one none', () => {
    const higher = edit({ tier: 'HIGHER' });
    expect(bankEditOf(question, open, higher, references).tier).toBe('HIGHER');
    expect(bankEditOf({ ...question, kind: 'RAPID_FIRE' }, open, higher, references).tier).toBeNull();
    expect(() => bankEditOf({ ...question, tier: 'FOUNDATION' }, open, higher, references)).toThrow(
      'Someone else has changed this question: its tier is now “Foundation”. Please open it again.',
    );
  });

  it('lets a question stay in a deleted topic, and moves none to it', () => {
    const deleted = { isAvailable: false };
    expect(bankEditOf(question, deleted, edit({ topicId }), references)).toMatchObject({ topicId });
    expect(() => bankEditOf(question, deleted, edit(), references)).toThrow('This topic was deleted');
    expect(() => bankEditOf(question, undefined, edit(), references)).toThrow('Please select a topic');
  });

  it('refuses an edit that was opened before a move or another difficulty, and says what changed', () => {
    const moved = { ...question, topicId: crypto.randomUUID(), topicName: 'Squares' };
    expect(() => bankEditOf(moved, open, edit(), references)).toThrow(
      'Someone else has changed this question: its topic is now “Squares”. Please open it again.',
    );
    expect(() => bankEditOf({ ...moved, difficulty: 4 }, open, edit(), references)).toThrow(
      'its topic is now “Squares”, its difficulty is now 4. Please open it again.',
    );
  });

  it('refuses an edit of an earlier revision, and a level for a regular question', () => {
    const revised = { ...question, revision: { ...question.revision, number: 2 } };
    expect(() => bankEditOf(revised, open, edit(), references)).toThrow(
      'Someone else has edited this question',
    );
    expect(() => bankEditOf(question, open, edit({ difficulty: 6 }), references)).toThrow(
      'Please choose a difficulty',
    );
    expect(
      bankEditOf({ ...question, kind: 'RAPID_FIRE' }, open, edit({ difficulty: 6 }), references).difficulty,
    ).toBe(6);
  });
});

it('the answer key is the letter of the correct option', () => {
  expect(answerKeyOf(stored)).toBe('A');
  expect(answerKeyOf({ parts: multipleChoice([]) })).toBeNull();
});
