import { expect, test } from 'vitest';
import {
  bytesOf,
  moodleQuestion,
  moodleQuiz,
  readFileText,
  readMoodleQuestion,
  skippedIn,
} from '#testing/question-files.ts';
import { readQuestionFile } from './read-question-file.ts';

const feedback = (text: string) =>
  `<generalfeedback format="html"><text><![CDATA[${text}]]></text></generalfeedback>`;
const category = '<question type="category"><category><text>top</text></category></question>';

test('is read with feedback and solutions; what is not used is named', () => {
  const file = readFileText(
    moodleQuiz(
      category,
      moodleQuestion({
        text: '<p>What is <i>1 + 1</i>?</p>',
        more: `<name><text>Name</text></name>${feedback('<p>Count &amp; see</p>')}<single>true</single>`,
      }),
      moodleQuestion({
        text: 'Which?',
        more: '<tags><tag><text>area</text></tag></tags><hint><text>x</text></hint>',
      }),
      moodleQuestion({ text: 'Which?' }).replace(
        /<\/answer>/gu,
        '<feedback format="html"><text>&lt;table&gt;</text></feedback></answer>',
      ),
      moodleQuestion({ text: 'Which?' }).replace(
        '</answer>',
        '<feedback format="html"><text>Yes</text></feedback></answer>',
      ),
    ),
  );
  expect(file).toMatchObject({ format: 'Moodle XML' });
  expect(file.questions.map(({ place, text, solution }) => [place, text, solution])).toEqual([
    ['Question 1 (line 4)', 'What is 1 + 1?', 'Count & see'],
    ['Question 2 (line 5)', 'Which?', ''],
    ['Question 4 (line 7)', 'Which?', 'Yes'],
  ]);
  expect(file.skipped).toEqual([{ place: 'Question 3 (line 6)', what: 'contains a table' }]);
  expect(file.warnings).toEqual([{ place: 'Question 1 (line 4)', what: 'loses its italics' }]);
  expect([...file.unused]).toEqual([
    'the categories: choose the topic in the form',
    'the titles of questions',
    'the hints',
    'the tags',
    'the feedback on wrong options',
  ]);
});

test.each([
  [
    'moodle_auto_format',
    'A cat sat,\na dog ran.\n\nWhich is a verb?',
    'A cat sat,\na dog ran.\n\nWhich is a verb?',
  ],
  ['moodle_auto_format', 'If k < 9, is k<m and m>2?', 'If k < 9, is k<m and m>2?'],
  ['moodle_auto_format', 'Is <strong>2 &lt; 3</strong>', 'Is 2 < 3'],
  ['plain_text', 'Is it <b> or &lt;?', 'Is it <b> or &lt;?'],
  ['markdown', 'Which is prime?\n\n1. two\n2. four', 'Which is prime?\n\n1. two\n2. four'],
  ['markdown', 'Is 2 \\* 3 * 4 = 5_a_b?', 'Is 2 * 3 * 4 = 5_a_b?'],
  [
    'markdown',
    'Find $$a_1 * b_1 * c$$ and \\(x_1_\\) and \\\\(y\\\\).',
    'Find $$a_1 * b_1 * c$$ and \\(x_1_\\) and \\(y\\).',
  ],
])('a text in the format %s keeps its lines and signs: %j', (format, text, read) => {
  const { question, skipped } = readMoodleQuestion({ text, format });
  expect([question?.text, skipped]).toEqual([read, undefined]);
});

test.each([
  ['moodle_auto_format', ['k<m', 'k>m', 'k=m']],
  ['plain_text', ['<b>', '<i>', 'k<m']],
])('options in the format %s keep the sign <', (format, options) => {
  expect(readMoodleQuestion({ text: 'Which?', options, format }).question?.options).toEqual(options);
});

test('Markdown is converted, and what it loses is named; tables are refused', () => {
  expect(
    readMoodleQuestion({
      text: 'Which is **not** prime?\n\n* odd\n* small',
      options: ['*15*', '11', '13'],
      format: 'markdown',
    }),
  ).toMatchObject({
    question: { text: 'Which is not prime?\n\n• odd\n• small', options: ['15', '11', '13'] },
    warnings: ['loses its bold type'],
  });
  expect(readMoodleQuestion({ text: '| a | b |\n|---|---|\n| 1 | 2 |', format: 'markdown' }).skipped).toBe(
    'contains a table',
  );
});

test('true/false questions have two options', () => {
  expect(
    readMoodleQuestion({ text: 'Owls fly.', options: ['true', 'false'], type: 'truefalse' }).question,
  ).toMatchObject({
    options: ['True', 'False'],
    correctIndex: 0,
  });
});

test.each([
  ['iii', ['both i and ii', 'x', 'y'], true],
  ['123', ['1 and 2', '1, 2', 'y'], true],
  ['IIII', ['option II', 'x', 'y'], true],
  ['iii', ['i', 'think', 'so'], false],
  ['abc', ['both a and b', 'x', 'y'], false],
  ['none', ['both i and ii', 'x', 'y'], false],
])(
  'options with the numbering %s and the texts %j: lost numbers are named: %s',
  (numbering, options, isNamed) => {
    const more = `<answernumbering>${numbering}</answernumbering>`;
    expect(readMoodleQuestion({ text: 'Which?', options, more }).warnings).toEqual(
      isNamed ? ['refers to its options by numbers: here they are A, B, C'] : [],
    );
  },
);

test('numbers of statements in the question are not those of its options', () => {
  const more = '<answernumbering>iii</answernumbering>';
  const text = '<ol type="i"><li>Cork floats.</li><li>Lead floats.</li></ol>';
  expect(readMoodleQuestion({ text, options: ['both i and ii', 'i only', 'none'], more }).warnings).toEqual(
    [],
  );
});

test.each([
  [{ text: 'Which?', type: 'matching' }, 'has an answer that cannot be used: Please give at least 2 items'],
  [{ text: 'Why?', type: 'essay' }, 'is an essay question without a mark scheme'],
  [{ text: 'How many?', type: 'numerical' }, 'has an answer that is no number: one'],
  [{ text: 'No gap', type: 'cloze' }, 'has no gaps'],
  [{ text: 'A {1:REGEXP:=a.*}', type: 'cloze' }, 'has a gap of the type ‘REGEXP’'],
  [{ text: 'Which?', type: 'ddmarker' }, 'is a question of the type ‘ddmarker’'],
  [{ text: 'Which?', more: '<single>false</single>' }, 'allows several answers, but has one'],
  [
    { text: 'Which?', more: '<answer fraction="50"><text>half</text></answer>' },
    'gives a part of the mark for an option',
  ],
  [{ text: 'Which?', options: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'has 6 options: a question has two to five'],
  [{ text: 'Which?', options: ['<p></p>', 'b', 'c'] }, 'option A) has no text'],
])('names a question that cannot be used: %#', (question, reason) => {
  expect(skippedIn(moodleQuiz(category, moodleQuestion(question)))).toEqual([
    `Question 1 (line 4): ${reason}`,
  ]);
});

test('names a question without a right option', () => {
  const question = moodleQuestion({ text: 'Which?' }).replace('fraction="100"', 'fraction="0"');
  expect(skippedIn(moodleQuiz(question))).toEqual(['Question 1 (line 3): has no correct option']);
});

test('XML that is cut off, or defines entities, is refused with the line', () => {
  const whole = moodleQuiz(moodleQuestion({ text: 'Which?' }));
  const broken = (line: number) =>
    `The XML of this file is broken or incomplete at line ${String(line)}. Export it again.`;
  expect(readQuestionFile(bytesOf(whole.slice(0, -10)))).toBe(broken(3));
  expect(readQuestionFile(bytesOf(whole.replace('</answer>', '')))).toBe(broken(3));
  const entities = '<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY b "c">]>\n<quiz></quiz>';
  expect(readQuestionFile(bytesOf(entities))).toBe(broken(2));
  expect(
    readFileText(moodleQuiz(moodleQuestion({ text: 'What is &lt;!DOCTYPE html&gt;?' }))).questions,
  ).toHaveLength(1);
});
