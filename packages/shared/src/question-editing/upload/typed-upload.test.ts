import { expect, test } from 'vitest';
import { findDuplicates } from './duplicates.ts';
import { missingContentText } from './missing-content.ts';
import { readUpload } from './read-upload.ts';
import type { UploadContent } from './upload-content.ts';

const options = 'A) a\nB) b\nC) c\nD) d';
const typed = 'Q2. How long is it? [2 marks]\nN: 7.5 cm';

const buildContent = (change: Partial<UploadContent> = {}): UploadContent => ({
  ...{ questionContentType: 'text', solutionType: 'text', mcqOptions: '', explanationText: '' },
  ...{ questionImages: [], solutionImages: [] },
  questionText: `Q1. Which?\n${options}\n${typed}\nQ3. Which now?\n${options}`,
  answerKey: 'A,D',
  ...change,
});
const messages = (change: Partial<UploadContent>) =>
  readUpload(buildContent(change)).errors.map(({ message }) => message);

test('a question with an answer line has parts, and no letter in the answer key', () => {
  const { questions, errors, counts } = readUpload(buildContent());
  expect(errors).toEqual([]);
  expect(counts).toEqual({ questions: 3, keyLetters: 2, solutions: 0 });
  expect(questions.map(({ correctLetter }) => correctLetter)).toEqual(['A', null, 'D']);
  expect(questions[1]).toMatchObject({
    body: 'How long is it?',
    options: [],
    parts: [{ label: 'a', stem: '', marks: 2, answer: { kind: 'number', value: '7.5' } }],
  });
  expect(questions[0]).not.toHaveProperty('parts');
});

test('the answer key has letters for the questions with options only', () => {
  expect(messages({ answerKey: 'A,B,D' })).toEqual([
    'The answer key has 3 letters for 2 questions with options',
  ]);
  expect(messages({ questionText: typed, answerKey: '' })).toEqual([]);
});

test('an answer key is needed as soon as one question has options', () => {
  const missing = (questionText: string) =>
    missingContentText(buildContent({ questionText, answerKey: '' }))?.message;
  expect(missing(typed)).toBeUndefined();
  expect(missing(`Q1. Which?\n${options}\n${typed}`)).toBe('Please enter answer key');
  expect(missing('Q1. Which?')).toBe('Please enter answer key');
});

test('A+C is for a question with several correct options', () => {
  const { questions, errors } = readUpload(
    buildContent({ questionText: `Q1. Which two? [2]\n${options}`, answerKey: 'c + a' }),
  );
  expect(errors).toEqual([]);
  expect(questions[0]).toMatchObject({
    body: 'Which two?',
    parts: [{ marks: 2, answer: { kind: 'choices', correct: ['A', 'C'] } }],
  });
  expect(messages({ answerKey: 'A+B+C+D,B' })).toEqual([
    'Q1 cannot have these correct options: At least one option must be wrong',
  ]);
  expect(messages({ answerKey: 'A+A,B' })[0]).toMatch(/^Answer 1 of the answer key is “A\+A”/u);
});

test('a line that begins like an answer line is text where a question has options', () => {
  const questionText = `Q1. Which unit?\nN: newton\n${options}\nQ2. Which?\nA) a\nB) b\nC) c\nD) d\nW: words`;
  const { questions, errors } = readUpload(buildContent({ questionText, answerKey: 'A,B' }));
  expect(errors).toEqual([]);
  expect(questions[0]?.body).toBe('Which unit?\nN: newton');
  expect(questions[1]?.options[3]).toBe('d\nW: words');
});

test('a wrong answer line is an error with its line, once', () => {
  expect(readUpload(buildContent({ questionText: 'Q1. Why?\nN: ten', answerKey: '' })).errors).toEqual([
    { field: 'questionText', line: 2, message: 'Line 2: “N: ten” cannot be read as a number' },
  ]);
});

test('rapid-fire questions have options', () => {
  expect(messages({ questionText: typed, answerKey: 'A', isRapidFire: true })).toEqual([
    'Line 1: Q2 has no options: please write “A)” to “D)” before them',
  ]);
  expect(
    messages({
      answerKey: 'A+B,B',
      questionText: `Q1. Which?\n${options}\nQ2. Why?\n${options}`,
      isRapidFire: true,
    }),
  ).toEqual(['Q1 can have one correct option only']);
});

test('typed questions of equal text are found', () => {
  const { questions } = readUpload(
    buildContent({
      questionText: 'Q1. How many?\nN: 3\nQ2. How  many?\nN: 4\nQ3. How many?\n(a) Cats?\nN: 4',
      answerKey: '',
    }),
  );
  expect(findDuplicates(questions)).toEqual([{ number: 2, sameAs: 1 }]);
});
