import { describe, expect, it } from 'vitest';
import { parseAnswerKey } from './parse-answer-key.ts';
import { compareFileNames } from '../../rules/text/sort-file-names.ts';
import { readUpload } from './read-upload.ts';
import type { UploadContent } from './upload-content.ts';
import { findDuplicates } from './duplicates.ts';
import { missingContentText } from './missing-content.ts';

const block = (number: number, text = `Question ${number}?`) => `Q${number}. ${text}\nA) a\nB) b\nC) c\nD) d`;
const buildContent = (change: Partial<UploadContent> = {}): UploadContent => ({
  questionContentType: 'text',
  solutionType: 'text',
  questionText: `${block(1)}\n${block(2)}`,
  mcqOptions: '',
  answerKey: 'A,C',
  explanationText: 'S1. Why one.\nS2. Why two.',
  questionImages: [],
  solutionImages: [],
  ...change,
});
const messages = (change: Partial<UploadContent>) =>
  readUpload(buildContent(change)).errors.map(({ message }) => message);

describe('an answer key', () => {
  it.each([
    'A,B,C,D',
    'A,b, C , d',
    'A, B,\nC, D,',
    '\uFEFFa;b;c;d',
    'A\nB\r\nC\nD\n',
    'A,\u00A0B,\u00A0C,\u00A0D',
  ])('%j is ABCD', (text) => {
    expect(parseAnswerKey(text)).toEqual({ letters: ['A', 'B', 'C', 'D'] });
  });

  it.each([
    ['A,,C', 'Answer 2 of the answer key is missing'],
    ['A,F', 'Answer 2 of the answer key is “F”: please give letters A to D, with commas between them'],
    ['ABCD', 'Answer 1 of the answer key is “ABCD”: please give letters A to D, with commas between them'],
    ['1. A', 'Answer 1 of the answer key is “1. A”: please give letters A to D, with commas between them'],
  ])('%j is refused', (text, message) => {
    expect(parseAnswerKey(text).error?.message).toBe(message);
  });
});

describe('text', () => {
  it('becomes questions with a correct letter and a solution', () => {
    const { questions, errors, counts } = readUpload(buildContent());
    expect(errors).toEqual([]);
    expect(counts).toEqual({ questions: 2, keyLetters: 2, solutions: 2 });
    expect(questions[1]).toEqual({
      number: 2,
      body: 'Question 2?',
      image: null,
      options: ['a', 'b', 'c', 'd'],
      correctLetter: 'C',
      explanation: 'Why two.',
      solutionImage: null,
    });
  });

  it.each([
    [{ answerKey: 'A' }, 'The answer key has 1 letter for 2 questions'],
    [{ answerKey: 'A,B,C' }, 'The answer key has 3 letters for 2 questions'],
    [{ answerKey: 'A,E' }, 'Answer 2 of the answer key is E, but Q2 has options A) to D)'],
    [{ explanationText: 'S1. Only one.' }, 'There is 1 solution for 2 questions'],
    [{ explanationText: 'S1. a\nS3. b' }, 'Line 2: S3. is where S2. should be'],
    [{ explanationText: 'S1.\nS2. b' }, 'Line 1: S1. has no text'],
    [{ explanationText: 'Because.' }, 'Line 1: this text is before S1.'],
  ])('is refused for %j', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it('may have no solutions', () => {
    expect(readUpload(buildContent({ explanationText: ' ' })).questions[0]?.explanation).toBeNull();
  });

  it('reports a wrong line instead of the counts, which would be wrong too', () => {
    expect(messages({ questionText: `${block(1)}\n${block(3)}`, answerKey: 'A' })).toEqual([
      'Line 6: Q3. is where Q2. should be',
    ]);
  });

  it('ignores the fields of other content types', () => {
    const left = { mcqOptions: 'nonsense', questionImages: ['a.png'], solutionImages: ['b.png'] };
    expect(readUpload(buildContent(left))).toEqual(readUpload(buildContent()));
  });
});

describe('images', () => {
  const images = buildContent({
    questionContentType: 'image',
    questionText: 'left behind',
    questionImages: ['1.png', '2.png'],
    solutionType: 'image',
    explanationText: '',
    solutionImages: ['s1.png', 's2.png'],
  });

  it('are questions, with their options in the picture', () => {
    expect(readUpload(images).questions).toMatchObject([
      { body: null, image: 0, options: ['', '', '', ''], correctLetter: 'A', solutionImage: 0 },
      { body: null, image: 1, correctLetter: 'C', solutionImage: 1 },
    ]);
    expect(readUpload({ ...images, answerKey: 'A,E' }).questions[0]?.options).toHaveLength(5);
  });

  it('take options from the separate field', () => {
    const mcqOptions = 'Q1.\nA) 1\nB) 2\nC) 3\nD) 4\nQ2.\nA) 5\nB) 6\nC) 7\nD) 8';
    expect(readUpload({ ...images, mcqOptions }).questions[1]).toMatchObject({
      body: null,
      options: ['5', '6', '7', '8'],
    });
    const one = readUpload({ ...images, mcqOptions: 'Q1.\nA) 1\nB) 2\nC) 3\nD) 4' });
    expect(one.errors[0]?.message).toBe('There are 2 images for 1 question: each needs one');
  });

  it.each([
    [{ answerKey: 'A' }, 'The answer key has 1 letter for 2 questions'],
    [{ solutionImages: ['a.png'] }, 'There is 1 solution image for 2 questions'],
  ])('are refused for %j', (change, message) => {
    expect(readUpload({ ...images, ...change }).errors.map((error) => error.message)).toEqual([message]);
  });

  it('can be combined with text, with options in either field but not in both', () => {
    const both = buildContent({ questionContentType: 'both', questionImages: ['1.png', '2.png'] });
    expect(readUpload(both).questions[0]).toMatchObject({
      body: 'Question 1?',
      image: 0,
      options: ['a', 'b', 'c', 'd'],
    });
    const mcqOptions = 'Q1.\nA) 1\nB) 2\nC) 3\nD) 4\nQ2.\nA) 5\nB) 6\nC) 7\nD) 8';
    expect(readUpload({ ...both, mcqOptions }).errors[0]?.message).toBe(
      'Line 1: Q1 has options here and in the separate field for options',
    );
    const bare = readUpload({ ...both, questionText: 'Q1. One\nQ2. Two', mcqOptions });
    expect(bare.questions[1]).toMatchObject({ body: 'Two', options: ['5', '6', '7', '8'] });
    const inPicture = readUpload({ ...both, questionText: 'Q1. One\nQ2. Two' });
    expect(inPicture.questions[1]).toMatchObject({ body: 'Two', options: ['', '', '', ''] });
  });

  it('are sorted by the numbers in their names', () => {
    expect(['Q10.png', 'q2.png', 'Q1.png', 'Q2.png'].toSorted(compareFileNames)).toEqual([
      'Q1.png',
      'Q2.png',
      'q2.png',
      'Q10.png',
    ]);
  });
});

describe('the message about missing content', () => {
  it.each([
    [{ questionText: ' ' }, 'Please enter question text'],
    [{ questionContentType: 'image' }, 'Please select question images'],
    [
      { questionContentType: 'both', questionText: '' },
      'Please provide either question text or images (or both)',
    ],
    [{ answerKey: ' ' }, 'Please enter answer key'],
    [{}, undefined],
  ] as const)('%j', (change, message) => {
    expect(missingContentText(buildContent(change))?.message).toBe(message);
  });
});

it('finds a question with the same text as an earlier one', () => {
  const { questions } = readUpload(
    buildContent({ questionText: `${block(1, 'It’s  the same?')}\n${block(2, "it's the SAME?")}` }),
  );
  expect(findDuplicates(questions)).toEqual([{ number: 2, sameAs: 1 }]);
});
