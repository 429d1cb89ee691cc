import { describe, expect, test } from 'vitest';
import { readFileText, skippedIn } from '#testing/question-files.ts';

const tex = String.raw;
const only = (text: string) => readFileText(text).questions[0];

test('is read with titles, comments, escaped signs, weights, feedback and solutions', () => {
  const file = readFileText(
    [
      '// Year 6',
      '$CATEGORY: Arithmetic',
      '',
      '::Sums:: What is 2 + 2 \\= ?',
      '{',
      '  =4 # Well done',
      '  ~3 # Too small',
      '  ~%-50%5',
      '  ~a\\~b\\:c \\{d\\}',
      '  #### Two and two are four.',
      '}',
      '',
      'The ratio 1:2 {~%0%a ~b =c#Yes ~d} is simplest.',
      '::No blank line::Which?{~w ~x ~y ~%100%z}',
      '::Next::Which?{=w~x~y~z}',
    ].join('\n'),
  );
  expect(file).toMatchObject({ format: 'GIFT', skipped: [], warnings: [] });
  expect(file.questions).toEqual([
    {
      place: 'Line 4',
      text: 'What is 2 + 2 = ?',
      options: ['4', '3', '5', 'a~b:c {d}'],
      correctIndex: 0,
      solution: 'Two and two are four.',
    },
    {
      place: 'Line 13',
      text: 'The ratio 1:2 _____ is simplest.',
      options: ['a', 'b', 'c', 'd'],
      correctIndex: 2,
      solution: 'Yes',
    },
    { place: 'Line 14', text: 'Which?', options: ['w', 'x', 'y', 'z'], correctIndex: 3, solution: '' },
    { place: 'Line 15', text: 'Which?', options: ['w', 'x', 'y', 'z'], correctIndex: 0, solution: '' },
  ]);
  expect([...file.unused]).toEqual([
    'the categories: choose the topic in the form',
    'the titles of questions',
    'the feedback on wrong options',
    'the feedback on correct options, beside a solution',
  ]);
});

test.each([
  // Escaped as Moodle writes it, and not escaped as people do
  ['$\\\\frac\\{2\\}\\{4\\}$', tex`$\frac{2}{4}$`],
  [tex`$\frac{2}{4}$`, tex`$\frac{2}{4}$`],
  ['$x \\= 2$', '$x = 2$'],
  ['$x = 2$', '$x = 2$'],
  [tex`$\neq 1$`, tex`$\neq 1$`],
  [tex`\(a \neq b\)`, tex`\(a \neq b\)`],
  [tex`\(\nu \= \frac{1}{T}\)`, tex`\(\nu \= \frac{1}{T}\)`],
  [tex`\(\nu = \frac{1}{T}\)`, tex`\(\nu = \frac{1}{T}\)`],
  [tex`\[\nabla f = 0\]`, tex`\[\nabla f = 0\]`],
  [tex`\\(\\neq\\)`, tex`\(\neq\)`],
  [tex`\(a\nb`, '\\(a\nb'],
  ['costs $5 or $6', 'costs $5 or $6'],
  ['one\\ntwo', 'one\ntwo'],
  ['[2, 7) or [1]', '[2, 7) or [1]'],
  ['30\\% of £9', '30% of £9'],
  ['a\\:\\:b or “::” in F\\#', 'a::b or “::” in F#'],
])('the formula or text %j is %j', (written, read) => {
  expect(only(`Which is ${written}? {=1 ~2 ~3 ~4}`)?.text).toBe(`Which is ${read}?`);
});

test.each([
  ['~six ~=eight ~ten ~none', ['six', 'eight', 'ten', 'none'], 1],
  ['~six\n~\n=eight\n~ten\n~none', ['six', 'eight', 'ten', 'none'], 1],
  ['~=eight ~ten', ['eight', 'ten'], 0],
  ['=a ~b ~c', ['a', 'b', 'c'], 0],
  ['=> ~< ~% ~&', ['>', '<', '%', '&'], 0],
  ['~%-20%tin#no ~%-20%zinc =%100%oak#yes', ['tin', 'zinc', 'oak'], 2],
  ['=a ~b ~c ~d ~e', ['a', 'b', 'c', 'd', 'e'], 0],
])('the options {%s} are read', (written, options, correctIndex) => {
  expect(only(`How many legs? {${written}}`)).toMatchObject({ options, correctIndex });
});

test.each([
  ['{T}', 0, '', []],
  [
    '{FALSE#It is so#Indeed####Rain is water.}',
    1,
    'Rain is water.',
    ['the feedback on wrong options', 'the feedback on correct options, beside a solution'],
  ],
  ['{true # # Rain is water.}', 0, 'Rain is water.', []],
])('a true/false question %s has two options', (answers, correctIndex, solution, unused) => {
  const file = readFileText(`Rain is wet. ${answers}`);
  expect(file.questions).toEqual([
    { place: 'Line 1', text: 'Rain is wet.', options: ['True', 'False'], correctIndex, solution },
  ]);
  expect([...file.unused]).toEqual(unused);
});

test('each part is read in its own format', () => {
  const question = only(
    '::t::[plain]Is <b> bold, or {=[html]<b>yes</b> ~no ~[plain]<i> ~d#x####[html]<p>It is.</p>}.',
  );
  expect(question).toMatchObject({
    text: 'Is <b> bold, or _____.',
    options: ['yes', 'no', '<i>', 'd'],
    solution: 'It is.',
  });
});

test('formulas of HTML keep their commands, as Moodle writes them and as people do', () => {
  const questions = ['\\\\(c \\\\neq d\\\\)', '\\(c \\neq d\\)'].map((formula) =>
    only(`[html]If ${formula}, which is true?{=${formula} ~\\(c \\= d\\) ~none}`),
  );
  for (const question of questions)
    expect(question).toMatchObject({
      text: 'If \\(c \\neq d\\), which is true?',
      options: ['\\(c \\neq d\\)', '\\(c = d\\)', 'none'],
    });
});

test('a text without a format has tags and line breaks', () => {
  expect(only('<p>One\ntwo</p>is x<y?<span id\\="a"> </span>{=a ~b &lt; c ~c ~d}')).toMatchObject({
    text: 'One\ntwo\nis x<y?',
    options: ['a', 'b < c', 'c', 'd'],
  });
});

describe('a question that is not closed', () => {
  const good = (number: number) => `What is ${String(number)}? {=a ~b ~c ~d}`;
  test.each([
    ['without titles', `Which?{=a ~b\n\n${good(1)}\n\n${good(2)}`],
    ['with a longer next one', `Which?{=a\n~b\n\n${good(1).replace('{', '\n{\n\n')}\n\n${good(2)}`],
    ['with titles', `Which?{=a ~b\n::t::${good(1)}\n::u::${good(2)}`],
  ])('takes no other with it, %s', (_how, text) => {
    expect(skippedIn(text)).toEqual(['Line 1: has braces that do not match']);
    expect(readFileText(text).questions.map((question) => question.text)).toEqual([
      'What is 1?',
      'What is 2?',
    ]);
  });
});

test.each([
  ['The capital? {=Card* =cardiff}', 'accepts any text where it has a *'],
  ['The capital? {=Cardiff =%50%Wales}', 'gives a part of the mark for an answer'],
  ['Match. {=a -> 1}', 'has an answer that cannot be used: Please give at least 2 items'],
  ['How many? {#3:1:2 km}', 'has an answer that is no number: 3:1:2 km'],
  ['How many? {#*}', 'accepts any number'],
  ['How many? {#=3 =4:1}', 'accepts several ranges of numbers'],
  ['Write a story. {}', 'is an essay question'],
  ['Just a text.', 'has no answers'],
  ['Which? {=a =b ~c ~d}', 'has several correct options'],
  ['Which? {~a ~b ~c ~d}', 'has no correct option'],
  ['Which? {=a ~%50%b ~c ~d}', 'gives a part of the mark for an option'],
  ['Which? {~%60%a ~%40%b ~c ~d}', 'gives its correct options different parts of the mark'],
  ['Which? {=a ~b ~c ~d ~e ~f}', 'has 6 options: a question has two to five'],
  ['[html]<img src\\="x.png">Which?{=a ~b ~c ~d}', 'has a picture on another website'],
  ['[html]<pre>x\n y</pre>{=a ~b ~c ~d}', 'contains preformatted text'],
  ['[html]x<sup>abc</sup>{=a ~b ~c ~d}', 'has the superscript ‘abc’'],
  ['Is it <b> or <i>? {=a ~b ~c ~d}', 'has <i> without </i>'],
  ['Which?\\nA) this {=a ~b ~c ~d}', 'A) appears twice'],
  ['Which?\\nB\\) {=a ~b ~ ~d}', 'option C) has no text'],
  ['{=a ~b ~c ~d}', 'has no text'],
  ['Which? {=a ~b ~c ~d Answer: A}', 'has “Answer: A”: please move it to the answer key'],
])('names what is wrong with %j, and still uses the others', (wrong, reason) => {
  const text = `Which? {=1 ~2 ~3 ~4}\n\n${wrong}\n\n::After::Which? {=1 ~2 ~3 ~4}`;
  expect(skippedIn(text)).toEqual([`Line 3: ${reason}`]);
  expect(readFileText(text).questions).toHaveLength(2);
});
