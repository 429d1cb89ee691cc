import { readUpload } from '@markwell/shared/admin/upload/read-upload';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuestionFile, uploadTexts, type ReadQuestionFile } from './read-question-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(text: string): ReadQuestionFile {
  const file = readQuestionFile(bytesOf(text));
  if (typeof file === 'string') throw new Error(file);
  return file;
}

const skippedIn = (text: string) => read(text).skipped.map(({ place, reason }) => `${place}: ${reason}`);

describe('Aiken', () => {
  const capital = 'What is the capital of Wales?\nA. Swansea\nB) Cardiff\nC. Newport\nD. Bangor\nANSWER: B\n';

  test('is read with questions of several lines, blank lines and Windows line ends', () => {
    const text = `\uFEFF${capital}\n\nA. Smith counts\nhis 12 sheep.\n\nA. one\nB. two\nC. three\nD. four\nanswer: d`;
    expect(read(text.replaceAll('\n', '\r\n'))).toMatchObject({
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
    ['A question\nA. a\nB. b\nC. c\nD. d\n', 'Line 7: has no line ‘ANSWER:’'],
    [
      'A question\nA. a\nB. b\nC. c\nD. d\nANSWER: F\n',
      'Line 7: has the answer ‘F’, which is none of its options',
    ],
    ['A question\nA. a\nC. c\nB. b\nD. d\nANSWER: A\n', 'Line 7: has option C where B should be'],
    ['A question\nANSWER: A\n', 'Line 7: has no options'],
    ['A question\nA. a\nB. b\nC. c\nANSWER: A\n', 'Line 7: has 3 options: an upload needs four or five'],
    ['A question\nA. a\nB. a\nC. c\nD. d\nANSWER: A\n', 'Line 7: options A) and B) of Q1 are the same'],
  ])('names what is wrong with %j, and still uses the others', (wrong, reason) => {
    const text = `${capital}${wrong}${capital}`;
    expect(skippedIn(text)).toEqual([reason]);
    expect(read(text).questions).toHaveLength(2);
  });
});

describe('GIFT', () => {
  test('is read with titles, comments, escaped signs, weights, feedback and solutions', () => {
    const file = read(
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
    expect(file).toMatchObject({ format: 'GIFT', skipped: [] });
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

  test('keeps formulas, written with and without backslashes, and amounts of money', () => {
    const [escaped, plain] = read(
      [
        'Simplify $\\\\frac\\{2\\}\\{4\\}$ {=$\\\\frac\\{1\\}\\{2\\}$ ~$x \\= 2$ ~costs $5 ~costs $6}',
        '',
        'Simplify $\\frac{2}{4}$ {=$\\frac{1}{2}$ ~$x = 2$ ~$\\neq 1$ ~$y$}',
      ].join('\n'),
    ).questions;
    expect(escaped).toMatchObject({
      text: String.raw`Simplify $\frac{2}{4}$`,
      options: [String.raw`$\frac{1}{2}$`, '$x = 2$', 'costs $5', 'costs $6'],
    });
    expect(plain).toMatchObject({
      text: String.raw`Simplify $\frac{2}{4}$`,
      options: [String.raw`$\frac{1}{2}$`, '$x = 2$', String.raw`$\neq 1$`, '$y$'],
    });
  });

  test('reads each part in its own format', () => {
    const [question] = read(
      '::t::[plain]Is <b> bold, or {=[html]<b>yes</b> ~no ~[plain]<i> ~d#x####[html]<p>It is.</p>}.',
    ).questions;
    expect(question).toMatchObject({
      text: 'Is <b> bold, or _____.',
      options: ['yes', 'no', '<i>', 'd'],
      solution: 'It is.',
    });
  });

  test('reads the text of HTML', () => {
    const [question] = read(
      '[html]<p>The area is 4&nbsp;m<sup>2</sup>.<br>Which <b>gas</b> is CO<sub>2</sub>?</p>{=a ~b &lt; c ~c ~d}',
    ).questions;
    expect(question).toMatchObject({
      text: 'The area is 4 m².\nWhich gas is CO₂?',
      options: ['a', 'b < c', 'c', 'd'],
    });
  });

  test.each([
    ['Rain is wet. {T}', 'is a true/false question'],
    ['Rain is wet. {FALSE # No}', 'is a true/false question'],
    ['The capital? {=Cardiff =cardiff}', 'is a short-answer question'],
    ['Match. {=a -> 1 =b -> 2 =c -> 3}', 'is a matching question'],
    ['How many? {#3:1}', 'asks for a number'],
    ['Write a story. {}', 'is an essay question'],
    ['Just a text.', 'has no answers'],
    ['Which? {=a =b ~c ~d}', 'has several correct options'],
    ['Which? {~a ~b ~c ~d}', 'has no correct option'],
    ['Which? {~%50%a ~%50%b ~c ~d}', 'gives a part of the mark for an option'],
    ['Which? {=a ~b ~c}', 'has 3 options: an upload needs four or five'],
    ['Which? {=a ~b ~c ~d', 'has braces that do not match'],
    ['[html]<img src="x.png">Which?{=a ~b ~c ~d}', 'contains a picture'],
    ['<p>Which?</p>{=a ~b ~c ~d}', 'contains HTML, but is not marked as [html]'],
    ['[html]<pre>x\n y</pre>{=a ~b ~c ~d}', 'contains preformatted text'],
    ['[html]x<sup>abc</sup>{=a ~b ~c ~d}', 'has the superscript ‘abc’'],
    ['Which?\\nA) this {=a ~b ~c ~d}', 'A) appears twice in Q1'],
    ['Which?\\nB\\) {=a ~b ~ ~d}', 'option C) of Q1 has no text'],
  ])('names what is wrong with %j, and still uses the others', (wrong, reason) => {
    const text = `Which? {=1 ~2 ~3 ~4}\n\n${wrong}\n\n::After::Which? {=1 ~2 ~3 ~4}`;
    expect(skippedIn(text)).toEqual([`Line 3: ${reason}`]);
    expect(read(text).questions).toHaveLength(2);
  });
});

describe('Moodle XML', () => {
  const answer = (text: string, fraction: number, feedback = '') =>
    `<answer fraction="${String(fraction)}" format="html"><text><![CDATA[<p>${text}</p>]]></text><feedback format="html"><text>${feedback}</text></feedback></answer>`;
  const question = (inside: string, type = 'multichoice') =>
    `<question type="${type}"><name><text>Name</text></name>${inside}</question>`;
  const text = (inside: string) =>
    `<questiontext format="html"><text><![CDATA[${inside}]]></text></questiontext>`;
  const options = [answer('one', 0), answer('two', 100, 'Yes'), answer('three', 0), answer('four', 0)].join(
    '',
  );
  const quiz = (...questions: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a comment -->\n<quiz>${questions.join('\n')}</quiz>`;

  test('is read with HTML, feedback and solutions', () => {
    const solution =
      '<generalfeedback format="html"><text>&lt;p&gt;Count &amp;amp; see&lt;/p&gt;</text></generalfeedback>';
    const file = read(
      quiz(
        question('<category><text>top</text></category>', 'category'),
        question(
          `${text('<p>What is <i>1 + 1</i>?</p><p>\\(x^2\\)</p>')}${solution}${options}<single>true</single>`,
        ),
        question(`${text('Which?')}${options}<tags><tag><text>area</text></tag></tags>`),
      ),
    );
    expect(file).toMatchObject({ format: 'Moodle XML', skipped: [] });
    expect(file.unused).toContain('the tags');
    expect(file.questions).toEqual([
      {
        place: 'Question 1',
        text: 'What is 1 + 1?\n\n\\(x^2\\)',
        options: ['one', 'two', 'three', 'four'],
        correctIndex: 1,
        solution: 'Count & see',
      },
      {
        place: 'Question 2',
        text: 'Which?',
        options: ['one', 'two', 'three', 'four'],
        correctIndex: 1,
        solution: 'Yes',
      },
    ]);
  });

  test.each([
    [question(text('Which?'), 'matching'), 'is a matching question'],
    [question(text('Which?'), 'ddmarker'), 'is a question of the type ‘ddmarker’'],
    [question(`${text('Which?')}${options}<single>false</single>`), 'allows several answers'],
    [question(`${text('Which?<table><tr><td>1</td></tr></table>')}${options}`), 'contains a table'],
    [question(`${text('Which?')}${answer('half', 50)}${options}`), 'gives a part of the mark for an option'],
  ])('names a question that cannot be used: %#', (wrong, reason) => {
    expect(skippedIn(quiz(question(`${text('Which?')}${options}`), wrong))).toEqual([
      `Question 2: ${reason}`,
    ]);
  });

  test('that is cut off, or defines entities, is refused', () => {
    const broken = 'The XML of this file is broken or incomplete. Export it again.';
    const whole = quiz(question(`${text('Which?')}${options}`));
    expect(readQuestionFile(bytesOf(whole.slice(0, -10)))).toBe(broken);
    const entities = '<?xml version="1.0"?><quiz><!DOCTYPE a [<!ENTITY b "c">]></quiz>';
    expect(readQuestionFile(bytesOf(entities))).toBe(broken);
  });
});

test('at most a thousand questions with each number of options are used', () => {
  const four = 'Which? {=1 ~2 ~3 ~4}\n\n';
  const five = 'Which? {=1 ~2 ~3 ~4 ~5}';
  const text = `${four.repeat(1001)}${five}`;
  expect(read(text).questions).toHaveLength(1001);
  expect(skippedIn(text)).toEqual(['Line 2001: is one too many: an upload has at most 1,000 questions']);
});

test('a file that is not in UTF-8 is read, and says what was assumed', () => {
  const text = 'Caf\u00E9? {=1 ~2 ~3 ~4}';
  const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(readQuestionFile(latin)).toMatchObject({
    questions: [{ text: 'Café?' }],
    assumption: expect.stringContaining('Windows-1252') as unknown,
  });
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  const wide = new Uint8Array(units.buffer);
  expect(readQuestionFile(wide)).toMatchObject({ questions: [{ text: 'Café?' }], assumption: undefined });
});

test.each([['Q1. What?\nA) a\nB) b'], ['PK\u0003\u0004 \u0000{}'], ['']])(
  '%j is no file of questions',
  (text) => {
    expect(readQuestionFile(bytesOf(text))).toMatch(/^This is not a file in Aiken, GIFT or Moodle XML\./u);
  },
);

test('the texts of the form give the same questions again, with a mark where a solution is missing', () => {
  const words = fc.stringMatching(/^[ab1.)QS:\n=~{}\\$<éA ]{0,25}$/u);
  const option = fc.stringMatching(/^[ab1:=~{}\\é ]{0,8}$/u);
  const escapeGift = (text: string) =>
    text.replaceAll(/[\\{}=~#:]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  const question = fc.record({
    text: words,
    options: fc.array(option, { minLength: 4, maxLength: 4 }),
    solution: words,
  });
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 4 }), (questions) => {
      const text = questions
        .map(({ text: stem, options: [first = '', ...others], solution }) => {
          const wrong = others.map((each) => `~${escapeGift(each)}`).join('\n');
          return `::t::${escapeGift(stem)}{=${escapeGift(first)}\n${wrong}\n####${escapeGift(solution)}}`;
        })
        .join('\n\n');
      const file = read(text);
      expect(file.questions.length + file.skipped.length).toBe(questions.length);
      const { questions: used } = file;
      const content = {
        questionContentType: 'text',
        questionImages: [],
        mcqOptions: '',
        solutionType: 'text',
        solutionImages: [],
      } as const;
      const again = readUpload({ ...content, ...uploadTexts(used) });
      expect(again.questions.map(({ body, options }) => [body, ...options])).toEqual(
        used.map((each) => [each.text, ...each.options]),
      );
      const hasSolutions = used.some(({ solution }) => solution !== '');
      expect(again.errors.map(({ message }) => message.replace(/^Line \d+: /u, ''))).toEqual(
        used.flatMap(({ solution }, index) =>
          hasSolutions && solution === '' ? [`S${String(index + 1)}. has no text`] : [],
        ),
      );
      return true;
    }),
    { numRuns: 300 },
  );
});
