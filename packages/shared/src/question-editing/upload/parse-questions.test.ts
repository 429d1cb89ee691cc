import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuestions } from './parse-questions.ts';

const parse = (text: string) =>
  parseQuestions('questionText', text, () => ({ body: true, options: 'required' }));
const block = (number: number, options = 'A) a\nB) b\nC) c\nD) d') =>
  `Q${number}. Question ${number}?\n${options}`;
const read = (text: string) => {
  const { questions, errors } = parse(text);
  expect(errors).toEqual([]);
  return questions.map(({ body, options }) => [body, ...options]);
};
const errorsIn = (text: string) => parse(text).errors.map(({ message }) => message);
const errorIn = (text: string) => errorsIn(text).join(' | ');

describe('the pasted format', () => {
  it('is questions under Q1., Q2. … with options A) to D)', () => {
    expect(read(`${block(1)}\n\n${block(2)}\n`)).toEqual([
      ['Question 1?', 'a', 'b', 'c', 'd'],
      ['Question 2?', 'a', 'b', 'c', 'd'],
    ]);
  });

  it('accepts options that differ only in case', () => {
    expect(read(block(1, 'A) mW\nB) MW\nC) paris is here.\nD) Paris is here.'))).toEqual([
      ['Question 1?', 'mW', 'MW', 'paris is here.', 'Paris is here.'],
    ]);
  });

  it('reads a marker inside a sentence as text', () => {
    const text =
      'Q1. Compare Q2. with A) of Q3.\nsee also S1. and 1.5\nQ2.5 is no marker\nA) not B) this\nB) b\nC) c\nD) d';
    expect(read(text)).toEqual([
      ['Compare Q2. with A) of Q3.\nsee also S1. and 1.5\nQ2.5 is no marker', 'not B) this', 'b', 'c', 'd'],
    ]);
  });

  it('keeps several lines and empty lines in texts and options', () => {
    expect(read('Q1.\nFirst\n\n  indented\nA) one\nmore of one\nB) b\nC) c\nD) d\n\nlast\n\n')).toEqual([
      ['First\n\n  indented', 'one\nmore of one', 'b', 'c', 'd\n\nlast'],
    ]);
  });

  it.each([
    ['Windows line breaks', (text: string) => text.replaceAll('\n', '\r\n')],
    ['old Macintosh line breaks', (text: string) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['non-breaking spaces before the markers', (text: string) => text.replaceAll(/^/gm, '\u00A0\u00A0')],
    [
      'non-breaking spaces after the markers',
      (text: string) => text.replaceAll(/^([QA-D][\d.)]+) /gm, '$1\u00A0'),
    ],
    ['direction marks', (text: string) => text.replaceAll(/^/gm, '\u200F')],
    ['no space after the markers', (text: string) => text.replaceAll(/^([QA-D][\d.)]+) /gm, '$1')],
    ['tabs', (text: string) => text.replaceAll(/^/gm, '\t')],
  ])('is read with %s', (_case, change) => {
    const text = `${block(1)}\n${block(2)}`;
    expect(read(change(text))).toEqual(read(text));
  });

  it('keeps smart quotes, other scripts and symbols unchanged', () => {
    const [question] = read(
      'Q1. “Who’s there?” כמה זה 2\u00A0×\u00A02? 😀 <b>&amp;\nA) ½\nB) مرحبا\nC) x²\nD) ‘é’',
    );
    expect(question).toEqual([
      '“Who’s there?” כמה זה 2\u00A0×\u00A02? 😀 <b>&amp;',
      '½',
      'مرحبا',
      'x²',
      '‘é’',
    ]);
  });

  it('accepts E) when every block has it', () => {
    const five = 'A) a\nB) b\nC) c\nD) d\nE) e';
    expect(read(`${block(1, five)}\n${block(2, five)}`)[1]).toEqual(['Question 2?', 'a', 'b', 'c', 'd', 'e']);
    expect(errorIn(`${block(1, five)}\n${block(2)}`)).toBe('Line 7: Q2 has no option E), but the others do');
    expect(errorIn(`${block(1)}\n${block(2, five)}`)).toBe(
      'Line 6: Q2 has an option E), but the others do not',
    );
  });
});

const tooEarly = 'this text is before the first question, which must begin with “Q1.” (or a later number)';

describe('reports the wrong line:', () => {
  it.each([
    ['a gap', `${block(1)}\n\n${block(3)}`, 'Line 7: Q3. is where Q2. should be'],
    ['a repeated number', `${block(1)}\n${block(1)}`, 'Line 6: Q1. appears twice, or too late'],
    ['another order', `${block(1)}\n${block(2)}\n${block(1)}`, 'Line 11: Q1. appears twice, or too late'],
    ['number zero', block(0), 'Line 1: Q0. is where Q1. should be'],
    ['a text before the first marker', `\nTest paper\n${block(1)}`, `Line 2: ${tooEarly}`],
    ['no marker at all', 'What is 2 + 2?', `Line 1: ${tooEarly}`],
    ['no text', 'Q1.\nA) a\nB) b\nC) c\nD) d', 'Line 1: Q1 has no text'],
    [
      'no options',
      `${block(1)}\nQ2. What?`,
      'Line 6: Q2 has no options: please write “A)” to “D)” before them',
    ],
    ['too few options', block(1, 'A) a\nB) b\nC) c'), 'Line 1: Q1 has no option D)'],
    ['a missing letter', block(1, 'A) a\nC) c\nD) d'), 'Line 3: C) is where B) of Q1 should be'],
    ['a letter twice', block(1, 'A) a\nB) b\nB) c\nD) d'), 'Line 4: B) appears twice in Q1'],
    ['an empty option', block(1, 'A) a\nB)\nC) c\nD) d'), 'Line 3: option B) of Q1 has no text'],
    [
      'the same option twice',
      block(1, 'A) 1/2\nB) b\nC)  1/2 \nD) d'),
      'Line 4: options A) and C) of Q1 are the same',
    ],
    [
      'a NUL',
      `${block(1)}\nQ2. a\u0000b\nA) a\nB) b\nC) c\nD) d`,
      'Line 6: has a character that cannot be stored',
    ],
    [
      'a lost character',
      `${block(1)}\nQ2. caf\uFFFD\nA) a\nB) b\nC) c\nD) d`,
      'Line 6: has “\uFFFD” in place of a lost character: please copy the text as UTF-8',
    ],
    [
      'half a character',
      'Q1. \ud800\nA) a\nB) b\nC) c\nD) d',
      'Line 1: has a character that cannot be stored',
    ],
    [
      'a text that is too long',
      `Q1. ${'x'.repeat(20_001)}\nA) a\nB) b\nC) c\nD) d`,
      'Line 1: the text of Q1 is too long',
    ],
    [
      'an option that is too long, by one character',
      block(1, `A) ${'x'.repeat(2_000)}\nB) ${'y'.repeat(2_001)}\nC) c\nD) d`),
      'Line 3: option B) of Q1 is too long',
    ],
  ])('%s', (_case, text, message) => {
    expect(errorIn(text)).toBe(message);
  });

  it('the last of a thousand and one questions', () => {
    const text = Array.from({ length: 1_001 }, (_, index) => block(index + 1)).join('\n');
    expect(errorIn(text)).toBe('Line 5001: at most 1000 questions can be uploaded at a time');
    expect(parse(text).questions).toHaveLength(1_000);
  });

  it('and reads the questions before and after it', () => {
    expect(parse(`${block(1)}\n${block(2)}\n${block(4)}`).questions).toHaveLength(3);
  });
});

it('numbers may start anywhere', () => {
  const text = `${block(21)}\n${block(22)}\n${block(23)}`;
  expect(parse(text).questions.map(({ number }) => number)).toEqual([21, 22, 23]);
  expect(errorIn(`${block(21)}\n${block(23)}`)).toBe('Line 6: Q23. is where Q22. should be');
});

it('reports every problem of every question at its line, in order', () => {
  const text = [
    block(1, 'A) a\nB) b\nB) c\nD) d'),
    block(2, 'A) a\nB)\nC) c\nD) d'),
    block(3),
    block(4, 'A) same\nB) b\nC) same\nD)'),
    block(6),
  ].join('\n');
  expect(errorsIn(text)).toEqual([
    'Line 4: B) appears twice in Q1',
    'Line 8: option B) of Q2 has no text',
    'Line 19: options A) and C) of Q4 are the same',
    'Line 20: option D) of Q4 has no text',
    'Line 21: Q6. is where Q5. should be',
  ]);
});

describe('names the marker that it expects', () => {
  const options = 'A) a\nB) b\nC) c\nD) d';
  it.each(['1.', '1)', '(1)', 'Q1)', 'Q1:', 'q1)', 'Question 1', 'Q 1.'])('instead of %s', (written) => {
    expect(errorsIn(`${written} What?\n${options}\n${block(2)}`)).toEqual([
      `Line 1: begins with “${written}”: please write “Q1.”`,
    ]);
  });

  it('in the middle and at the end', () => {
    const text = `${block(1)}\nQ2) What?\n${options}\n${block(3)}\n4. What?\n${options}`;
    expect(errorsIn(text)).toEqual([
      'Line 6: begins with “Q2)”: please write “Q2.”',
      'Line 16: begins with “4.”: please write “Q4.”',
    ]);
    expect(parse(text).questions).toHaveLength(4);
  });

  it.each(['a)', 'A.', '(a)', 'A:'])('instead of %s before an option', (written) => {
    expect(errorIn(block(1, `${written} a\nB) b\nC) c\nD) d`))).toBe(
      `Line 2: begins with “${written}”: please write “A)”`,
    );
  });

  it('for the question and each option of a list that a word processor has numbered', () => {
    expect(errorsIn('1.\tWhich is a fish?\n\ta)\tbat\n\tb)\tcod\n\tc)\them\n\td)\tant')).toEqual([
      'Line 1: begins with “1.”: please write “Q1.”',
      'Line 2: begins with “a)”: please write “A)”',
      'Line 3: begins with “b)”: please write “B)”',
      'Line 4: begins with “c)”: please write “C)”',
      'Line 5: begins with “d)”: please write “D)”',
    ]);
  });

  it('but takes the same words as text where no marker is missing', () => {
    const [question] = read(
      `Q1. Which is true?\n1. Cats bark.\n2. Dogs bark.\na) is not an option\n${options}\n${block(2)}`,
    );
    expect(question?.[0]).toBe('Which is true?\n1. Cats bark.\n2. Dogs bark.\na) is not an option');
  });
});

describe('reading printed questions', () => {
  const character = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...Array.from('abcQS12.)( \n\u00A0“’é×')) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  );
  const isText = (text: string) =>
    text === text.trim() &&
    text !== '' &&
    text.isWellFormed() &&
    !/[\0\uFFFD]/u.test(text) &&
    !/[\r\u200B-\u200F\u202A-\u202E\u2060-\u2069]/u.test(text) &&
    !text.split('\n').some((line) => /^\s*(Q\d+\.|[A-E]\))/u.test(line));
  const text = fc
    .array(character, { minLength: 1, maxLength: 40 })
    .map((parts) => parts.join('').trim())
    .filter(isText);
  const questionsOf = (count: number) =>
    fc.array(
      fc.record({
        body: text,
        options: fc.uniqueArray(text, {
          minLength: count,
          maxLength: count,
          selector: (option) =>
            option.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[“”]/g, '"').replaceAll('’', "'"),
        }),
      }),
      { minLength: 1, maxLength: 5 },
    );

  it('gives the same questions', () => {
    fc.assert(
      fc.property(
        fc.oneof(questionsOf(4), questionsOf(5)),
        fc.constantFrom('\n', '\r\n'),
        (questions, end) => {
          const printed = questions
            .map(({ body, options }, index) =>
              [
                `Q${index + 1}. ${body}`,
                ...options.map((option, position) => `${'ABCDE'[position] ?? ''}) ${option}`),
              ].join('\n'),
            )
            .join('\n\n')
            .replaceAll('\n', end);
          const { questions: again, errors } = parse(printed);
          expect(errors).toEqual([]);
          expect(again.map(({ body, options }) => ({ body, options }))).toEqual(questions);
        },
      ),
    );
  });

  it('never throws, and never returns a question without options', () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 300 }), (parts) => {
        const { questions, errors } = parse(parts.join(''));
        expect(errors.length > 0 || questions.every(({ options }) => options.length >= 4)).toBe(true);
      }),
    );
  });
});

it('reads five megabytes in under three seconds', () => {
  const text = Array.from(
    { length: 1_000 },
    (_, index) => `Q${index + 1}. ${'word '.repeat(1_000)}\nA) a\nB) b\nC) c\nD) d`,
  ).join('\n');
  expect(text.length).toBeGreaterThan(5_000_000);
  const start = performance.now();
  expect(parse(text).questions).toHaveLength(1_000);
  expect(performance.now() - start).toBeLessThan(3_000);
});
