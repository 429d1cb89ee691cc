import { expect, test } from 'vitest';
import { readUpload } from './read-upload.ts';

const content = {
  questionContentType: 'text',
  solutionType: 'text',
  questionText:
    'Q1. Rain is wet.\nA) True\nB) False\nQ2. Which?\nA) a\nB) b\nC) c\nc. is text\nQ3. Which?\nA) 1\nB) 2\nC) 3\nD) 4\nE) 5',
  mcqOptions: '',
  answerKey: 'A,C,E',
  explanationText: 'S1. Water.\nS2.\nS3.',
  questionImages: [],
  solutionImages: [],
} as const;

test('questions of a file have two to five options each, and solutions for some', () => {
  const { questions, errors } = readUpload({ ...content, fromFile: true });
  expect(errors).toEqual([]);
  expect(questions.map(({ options, explanation }) => [options, explanation])).toEqual([
    [['True', 'False'], 'Water.'],
    [['a', 'b', 'c\nc. is text'], null],
    [['1', '2', '3', '4', '5'], null],
  ]);
});

test('pasted questions keep their rules', () => {
  expect(readUpload(content).errors.map(({ message }) => message)).toEqual([
    'Line 1: Q1 has no option C)',
    'Line 4: Q2 has no option D)',
    'Line 9: Q3 has an option E), but the others do not',
    'Line 2: S2. has no text',
    'Line 3: S3. has no text',
  ]);
});

test.each([
  ['Q1. Which?\nA) a', 'A', 'Line 1: Q1 has no option B)'],
  ['Q1. Which?', 'A', 'Line 1: Q1 has no options: please write “A)” to “D)” before them'],
  ['Q1. Which?\nA) a\nB) b', 'C', 'Answer 1 of the answer key is C, but Q1 has options A) to B)'],
  ['Q1. Which?\nA) a\nB) b\nC) \uFB01nd\nD) find', 'C', 'Line 5: options C) and D) of Q1 are the same'],
])('%j is refused from a file too', (questionText, answerKey, message) => {
  const { errors } = readUpload({
    ...content,
    fromFile: true,
    questionText,
    answerKey,
    explanationText: '',
  });
  expect(errors.map((error) => error.message)).toEqual([message]);
});
