import { expect, test } from 'vitest';
import { parseQuestions } from './parse-questions.ts';

const parse = (text: string) =>
  parseQuestions('questionText', text, () => ({ body: true, options: 'required' }));
const question = 'Q1. Which number is even?\nA) 3\nB) 4\nC) 5\nD) 7';

test.each([
  ['Answer: B', 'Answer:', 'the answer key'],
  ['answer = b', 'answer =', 'the answer key'],
  ['Answer is: B', 'Answer is:', 'the answer key'],
  ['Correct answer: B) 4', 'Correct answer:', 'the answer key'],
  ['The right answer: B', 'The right answer:', 'the answer key'],
  ['**Answer:** B', 'Answer:', 'the answer key'],
  ['  (Ans: B)', 'Ans:', 'the answer key'],
  ['ANSWER : B', 'ANSWER :', 'the answer key'],
  ['Key: B', 'Key:', 'the answer key'],
  ['Answer - B', 'Answer - B', 'the answer key'],
  ['Ans. B', 'Ans. B', 'the answer key'],
  ['Correct: B', 'Correct: B', 'the answer key'],
  ['Correct option: B', 'Correct option:', 'the answer key'],
  ['The correct answer is B.', 'The correct answer is B', 'the answer key'],
  ['_Answer:_ B', 'Answer:', 'the answer key'],
  ['Answer： B', 'Answer：', 'the answer key'],
  ['Right choice\tC', 'Right choice\tC', 'the answer key'],
  ['Explanation – Four is twice two.', 'Explanation –', 'the solutions, after “S” and its number'],
  ['Rationale: twice two', 'Rationale:', 'the solutions, after “S” and its number'],
  ['Explanation: Four is twice two.', 'Explanation:', 'the solutions, after “S” and its number'],
  ['Solution: twice two', 'Solution:', 'the solutions, after “S” and its number'],
  ['Feedback: well done', 'Feedback:', 'the solutions, after “S” and its number'],
])('the line %j under the options is named with the field that it belongs to', (line, written, field) => {
  const { errors } = parse(`${question}\n\n${line}\n\nQ2. Which?\nA) a\nB) b\nC) c\nD) d`);
  expect(errors).toEqual([
    { field: 'questionText', line: 7, message: `Line 7: has “${written}”: please move it to ${field}` },
  ]);
});

test('an option that is marked as correct is named', () => {
  expect(parse(question.replace('B) 4', 'B) 4 (correct)')).errors.map(({ message }) => message)).toEqual([
    'Line 3: has “(correct)”: please move it to the answer key',
  ]);
});

test('an answer at the end of an option is named', () => {
  expect(parse(`${question}  Answer: B`).errors).toEqual([
    {
      field: 'questionText',
      line: 5,
      message: 'Line 5: has “Answer: B”: please move it to the answer key',
    },
  ]);
});

test.each([
  'Q1. Answer: which word fits?\nA) a\nB) b\nC) c\nD) d',
  'Q1. Which heading?\nA) Answers\nB) The answer to everything\nC) Key words\nD) Solution of salt',
  'Q1. Which?\nA) correct to 2 d.p.\nB) b (correct to 2 d.p.)\nthe key is big\nC) right\nD) the right answer',
  'Q1. Which?\nA) a\nB) b\nanswered by nobody\nC) c\nD) the key: a small one',
])('words like these elsewhere are text: %j', (text) => {
  expect(parse(text).errors).toEqual([]);
});
