import { describe, expect, it } from 'vitest';
import { parseAnswerKey } from './parse-answer-key.ts';
import { compareFileNames } from '../../text/sort-file-names.ts';
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
    expect(parseAnswerKey(text)).toEqual({ letters: ['A', 'B', 'C', 'D'], errors: [] });
  });

  it.each([
    ['A,,C', 'Answer 2 of the answer key is missing'],
    ['A,F', 'Answer 2 of the answer key is “F”: please give letters A to D, with commas between them'],
    ['A D', 'Answer 1 of the answer key is “A D”: please give letters A to D, with commas between them'],
    ['ABCD', 'Answer 1 of the answer key is “ABCD”: please give letters A to D, with commas between them'],
    ['1. A', 'Answer 1 of the answer key is “1. A”: please give letters A to D, with commas between them'],
  ])('%j is refused', (text, message) => {
    expect(parseAnswerKey(text).errors.map((error) => error.message)).toEqual([message]);
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
      optionImages: [],
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
    [
      { explanationText: 'Because.' },
      'Line 1: this text is before the first solution, which must begin with “S1.” (or a later number)',
    ],
    [
      { explanationText: 'S21. a\nS22. b' },
      'Line 1: the solutions begin with S21., but the questions with Q1.',
    ],
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
    const later = readUpload({ ...images, mcqOptions, questionImages: ['Q5.png', 'Q6.png'] });
    expect(later.errors.map(({ message }) => message)).toEqual([
      'Line 1: the options begin with Q1., but the images with Q5',
    ]);
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

describe('pictures for some of the questions', () => {
  const some = (questionImages: string[], change: Partial<UploadContent> = {}) =>
    readUpload(
      buildContent({
        questionContentType: 'both',
        solutionType: 'both',
        questionText: [21, 22, 23].map((number) => block(number)).join('\n'),
        answerKey: 'A,B,C',
        explanationText: '',
        questionImages,
        ...change,
      }),
    );

  it('belong to the questions, options and solutions in their names', () => {
    const questionText = `${block(21)}\nQ22. Which one?\n${block(23)}`;
    const names = ['Q22A.png', 'Q22B.png', 'Q22C.png', 'Q22D.png', 'Q23.png'];
    const { questions, errors } = some(names, { questionText, solutionImages: ['S22.png'] });
    expect(errors).toEqual([]);
    expect(questions).toMatchObject([
      { number: 21, image: null, optionImages: [], solutionImage: null },
      { number: 22, image: null, options: ['', '', '', ''], optionImages: [0, 1, 2, 3], solutionImage: 0 },
      { number: 23, image: 4, options: ['a', 'b', 'c', 'd'], optionImages: [] },
    ]);
  });

  it.each([
    [['figure.png'], 'figure.png: please choose its place, or name the file Q3 (or Q3A for its option A)'],
    [['Q24.png'], 'Q24.png: there is no question 24'],
    [['Q22 old.png', 'Q22.png'], 'Two pictures are for Q22'],
    [['S22.png'], 'S22.png is the picture of a solution: please add it to the solution images'],
  ])('%j are refused', (names, message) => {
    expect(some(names).errors.map((error) => error.message)).toEqual([message]);
  });

  it('need a picture for each option of a question, and no texts', () => {
    const messages = some(['Q22A.png', 'Q22B.png', 'Q22D.png']).errors.map(({ message }) => message);
    expect(messages).toEqual([
      'Line 6: Q22 has options here and as pictures',
      'Option C of question 22 has no picture: please add Q22C',
    ]);
  });

  it('can be the options of pictures that are questions', () => {
    const names = ['Q5.png', 'Q5A.png', 'Q5B.png', 'Q5C.png', 'Q5D.png', 'Q6.png'];
    const { questions, errors } = some(names, { questionContentType: 'image', answerKey: 'A,D' });
    expect(errors).toEqual([]);
    expect(questions).toMatchObject([
      { number: 5, image: 0, optionImages: [1, 2, 3, 4] },
      { number: 6, image: 5, optionImages: [], options: ['', '', '', ''] },
    ]);
  });
});

it('every wrong letter of the answer key is reported', () => {
  expect(messages({ answerKey: 'E,F' })).toEqual([
    'Answer 2 of the answer key is “F”: please give letters A to D, with commas between them',
    'Answer 1 of the answer key is E, but Q1 has options A) to D)',
  ]);
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

it('does not compare questions whose options are pictures', () => {
  const { questions, errors } = readUpload(
    buildContent({
      questionContentType: 'both',
      questionText: 'Q1. Odd one out?\nQ2. Odd one out?',
      explanationText: '',
      questionImages: [1, 2].flatMap((number) =>
        ['A', 'B', 'C', 'D'].map((letter) => `Q${number}${letter}.png`),
      ),
    }),
  );
  expect(errors).toEqual([]);
  expect(findDuplicates(questions)).toEqual([]);
});
