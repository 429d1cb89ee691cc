import { expect, test } from 'vitest';
import { readFileText, skippedIn } from '#testing/question-files.ts';

const capital = 'What is the capital of Wales?\nA. Swansea\nB) Cardiff\nC. Newport\nD. Bangor\nANSWER: B\n';
const textsIn = (text: string) => readFileText(text).questions.map((question) => question.text);

test('is read with questions of several lines, blank lines and Windows line ends', () => {
  const text = `\uFEFF${capital}\n\nA. Smith counts\nhis 12 sheep.\n\nA. one\nB. two\nC. three\nD. four\nanswer: d`;
  expect(readFileText(text.replaceAll('\n', '\r\n'))).toMatchObject({
    format: 'Aiken',
    questions: [
      {
        place: 'Line 1',
        text: 'What is the capital of Wales?',
        options: ['Swansea', 'Cardiff', 'Newport', 'Bangor'],
        correctIndex: 1,
        solution: '',
      },
      { place: 'Line 9', text: 'A. Smith counts\nhis 12 sheep.', correctIndex: 3 },
    ],
    skipped: [],
  });
});

test.each([
  ['old Macintosh line ends', '\r'],
  ['a blank line after each line', '\n\n'],
])('is read with %s', (_what, end) => {
  const { questions, skipped } = readFileText(`${capital}\n${capital}`.replaceAll('\n', end));
  expect(questions.map(({ options, correctIndex }) => [options[1], correctIndex])).toEqual([
    ['Cardiff', 1],
    ['Cardiff', 1],
  ]);
  expect(skipped).toEqual([]);
});

test('an abbreviation is a part of its option or question', () => {
  const text = 'Which is a tree?\nP. major is below.\nA. P. major\nB. Q. robur\nC. C. elegans\nANSWER: B';
  expect(readFileText(text)).toMatchObject({
    questions: [
      { text: 'Which is a tree?\nP. major is below.', options: ['P. major', 'Q. robur', 'C. elegans'] },
    ],
    skipped: [],
  });
});

test('statements before the options belong to the question', () => {
  const text = `Consider.\nI. Wood burns.\nII. Stone burns.\nH. Davy asked it.\nB. Brown too.\nWhich is true?\nA. I\nB. II\nC. both\nD. none\nANSWER: A`;
  expect(textsIn(text)).toEqual([
    'Consider.\nI. Wood burns.\nII. Stone burns.\nH. Davy asked it.\nB. Brown too.\nWhich is true?',
  ]);
});

test('two, three and five options are read', () => {
  const text =
    'Two?\nA. a\nB. b\nANSWER: A\n\nThree?\nA. a\nB. b\nC. c\nANSWER: C\n\nFive?\nA. a\nB. b\nC. c\nD. d\nE. e\nANSWER: E';
  expect(readFileText(text).questions.map(({ options }) => options.length)).toEqual([2, 3, 5]);
});

test.each([
  ['A question\nA. a\nB. b\nC. c\nD. d\nANSWER: F\n', 'has the answer ‘F’, which is none of its options'],
  ['A question\nA. a\nC. c\nB. b\nD. d\nANSWER: A\n', 'has option C where B should be'],
  ['A question\nANSWER: A\n', 'has no options'],
  ['A question\nA. a\nANSWER: A\n', 'has 1 option: a question has two to five'],
  [
    'A question\nA. a\nB. b\nC. c\nD. d\nE. e\nF. f\nANSWER: A\n',
    'has 6 options: a question has two to five',
  ],
  ['A question\nA. a\nB. a\nC. c\nD. d\nANSWER: A\n', 'options A) and B) are the same'],
  [
    'A question\nA. a\nB. one that\ngoes on\nC. c\nANSWER: A\n',
    'has ‘goes on’ in line 10, where an option or ‘ANSWER:’ should be',
  ],
  [
    'Salts:\nA. table salt\nB. Epsom salt\n\nWhich dissolves?\nA. A only\nB. both\nANSWER: B\n',
    'has ‘Which dissolves?’ in line 11, where an option or ‘ANSWER:’ should be',
  ],
])('names what is wrong with %j, uses no part of it, and still uses the others', (wrong, reason) => {
  const text = `${capital}${wrong}${capital}`;
  expect(skippedIn(text)).toEqual([`Line 7: ${reason}`]);
  expect(textsIn(text)).toHaveLength(2);
});

test('a question without an answer is skipped with what follows up to the next answer', () => {
  const text = `A question\nA. a\nB. b\n\n${capital}\n${capital}\nThe last\nA. a`;
  expect(skippedIn(text)).toEqual([
    'Line 1: has ‘What is the capital of Wales?’ in line 5, where an option or ‘ANSWER:’ should be',
    'Line 19: has no line ‘ANSWER:’',
  ]);
  expect(textsIn(text)).toEqual(['What is the capital of Wales?']);
});

test.each([
  ['FEEDBACK: It is in the south.\n\n', 'It is in the south.', []],
  ['Feedback: It is in\nthe south.\n\n', 'It is in\nthe south.', []],
  [
    'SCORE: 2\nANSWER_EXPLANATION: South.\nTAGS: towns\n\n',
    'South.',
    ['the lines ‘SCORE:’', 'the lines ‘TAGS:’'],
  ],
  ['\n\n', '', []],
  ['', '', []],
])('after an answer, %j becomes the solution or is named', (after, solution, unused) => {
  const file = readFileText(`${capital}${after}${capital}`);
  expect(file.questions.map((question) => [question.text, question.solution])).toEqual([
    ['What is the capital of Wales?', solution],
    ['What is the capital of Wales?', ''],
  ]);
  expect([...file.unused]).toEqual(unused);
});

test('a question right after a solution is not used, nor is that solution', () => {
  expect(skippedIn(`${capital}FEEDBACK: It is\nin the south.\n${capital}`)).toEqual([
    'Line 1: has a solution without a blank line after it',
    'Line 10: begins without a blank line after a solution',
  ]);
});
