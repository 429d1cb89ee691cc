import { describe, expect, it, test } from 'vitest';
import { moon } from '../../drawing/science/moon.ts';
import { createRandom } from '../../random.ts';
import { numberedLines } from '../../text/numbered-lines.ts';
import { parseStructured } from './parse-structured.ts';

const parse = (...lines: string[]) =>
  parseStructured({
    name: 'reading',
    heading: { number: 1, text: '## reading' },
    lines: numberedLines(lines.join('\n')),
  });
const draftOf = (...lines: string[]) => parse(...lines).structured[0]?.write(createRandom(1));

const heading = '# green-jumper, LIGHT_AND_SOUND, difficulty 3';
const part = [
  '(a), 3 ruled lines',
  'Why does it look black?',
  'answer: it absorbs red light',
  'B1 for absorbing red light',
  'M2 for no light that is reflected',
  '> Red is absorbed.',
];
const question = [heading, 'A boy looks at a jumper.', '', ...part];
const parsedPart = { body: 'Why does it look black?', answer: 'it absorbs red light', ruledLines: 3 };
const scheme = [
  ['B1', 'for absorbing red light'],
  ['M2', 'for no light that is reflected'],
];
const picture = ['# picture half: Moon', 'age: 90', 'alternative text: The Moon.', ''];
const image = { svg: moon(90), alternativeText: 'The Moon.' };

describe('structured questions in a text file', () => {
  it('have a name, a topic, a difficulty, a stem and parts', () => {
    const other = ['# mirror, WAVES, difficulty 1', '', ...part, '', ...part.with(0, '(b)'), ''];
    const { structured, ...rest } = parse(...question, '', ...other);
    expect(rest).toEqual({});
    expect(structured).toMatchObject([
      { name: 'green-jumper', topicCode: 'LIGHT_AND_SOUND', difficulty: 3 },
      { name: 'mirror', topicCode: 'WAVES', difficulty: 1 },
    ]);
    const [first, second] = structured.map(({ write }) => write(createRandom(1)));
    expect(first).toEqual({
      stem: 'A boy looks at a jumper.',
      parts: [{ ...parsedPart, scheme, solution: 'Red is absorbed.' }],
    });
    expect(second?.stem).toBeUndefined();
    expect(second?.parts.map(({ ruledLines }) => ruledLines)).toEqual([3, undefined]);
  });

  it('have parts with a unit, with lines, or without an answer line', () => {
    const space = part.with(0, '(a), 8 lines, no answer line').toSpliced(3, 0, 'unit: cd');
    expect(draftOf(heading, '', ...space)?.parts[0]).toMatchObject({ lines: 8, isFree: true, unit: 'cd' });
  });

  it('have texts and solutions of several lines, with program code indented by no-break spaces', () => {
    const code = ['FOR i', '   OUTPUT i'];
    const printed = 'FOR i\n\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0OUTPUT i';
    const lines = [...part.toSpliced(1, 1, ...code), '> FOR i', '>    OUTPUT i'];
    const draft = draftOf(heading, ...code, '', ...lines);
    expect(draft?.stem).toBe(printed);
    expect(draft?.parts[0]).toMatchObject({ body: printed, solution: `Red is absorbed.\n${printed}` });
  });

  it('have mark schemes in levels that are worth the same', () => {
    const levels = ['8 marks in levels:', '- simple comments', '- a clear response'];
    expect(draftOf(heading, '', ...part.toSpliced(3, 1, ...levels))?.parts[0]?.scheme).toEqual([
      ['B4', 'Level 1 (1 to 4 marks): simple comments'],
      ['B4', 'Level 2 (5 to 8 marks): a clear response'],
      ['M2', 'for no light that is reflected'],
    ]);
  });

  it('show pictures above them', () => {
    const lines = question.with(0, `${heading}, picture half`).with(3, '(a), 2 lines, picture half');
    expect(draftOf(...picture, ...lines)).toMatchObject({ image, parts: [{ lines: 2, image }] });
  });

  it('may be about a passage of several paragraphs', () => {
    const { passage } = parse('passage: The sea', '', 'One.', '', 'Two.', '', ...question);
    expect(passage).toEqual({ title: 'The sea', body: 'One.\n\nTwo.' });
  });
});

const withPart = (...lines: string[]) => [heading, '', ...lines];

test.each<[string, string[], string]>([
  ['no questions', ['passage: A', '', 'B'], 'line 1: there are no questions'],
  [
    'a text without a title',
    ['A', '', 'B', '', ...question],
    'line 1: expected "passage: title", an empty line',
  ],
  ['a title without a text', ['passage: A', '', ...question], 'line 1: expected "passage: title", an empty'],
  [
    'no gap below its title',
    ['passage: A', 'B', '', 'C', '', ...question],
    'line 1: expected "passage: title"',
  ],
  [
    'a name in capitals',
    question.with(0, heading.replace('green', 'Green')),
    'line 1: expected "# name, TOPIC,',
  ],
  ['a difficulty of 6', question.with(0, heading.replace('3', '6')), 'line 1: expected "# name, TOPIC, diff'],
  ['a name twice', [...question, '', ...question], 'line 11: there are two questions "green-jumper"'],
  ['no part', [heading, 'A boy looks at a jumper.'], 'line 1: the question has no part "(a)"'],
  ['a part out of order', withPart(...part, '', ...part.with(0, '(c)')), 'line 10: expected part (b)'],
  ['an unknown space', withPart(...part.with(0, '(a), 3 pages')), 'line 3: "3 pages" is neither "3 lines"'],
  [
    'no text of a part',
    withPart(...part.toSpliced(1, 1)),
    'line 3: expected a text, and below it "answer: …"',
  ],
  ['no answer', withPart(...part.toSpliced(2, 1)), 'line 3: expected a text, and below it "answer: …"'],
  ['an unknown value', withPart(...part.toSpliced(3, 0, 'units: m')), 'line 6: expected one of answer, unit'],
  ['no marks', withPart(...part.toSpliced(3, 2)), 'line 5: the part has no marks: "B1 for …"'],
  ['a mark of no kind', withPart(...part.with(4, 'C1 for red')), 'line 7: expected a mark: "B1 for …"'],
  [
    'a level without its marks',
    withPart(...part.with(4, '- red')),
    'line 7: a level belongs below "20 marks',
  ],
  [
    'levels that are worth parts of marks',
    withPart(...part.toSpliced(3, 2, '3 marks in levels:', '- one', '- two')),
    'line 6: 3 marks cannot be divided equally among 2 levels',
  ],
  ['no levels', withPart(...part.with(3, '4 marks in levels:')), 'line 6: 4 marks cannot be divided equally'],
  ['no solution', withPart(...part.toSpliced(5, 1)), 'line 7: expected the solution: "> …"'],
  ['a line below its solution', withPart(...part, 'More.'), 'line 9: expected more of the solution: "> …"'],
  ['a picture that is not there', question.with(0, `${heading}, picture sun`), 'line 1: there is no picture'],
  ['a picture for nothing', [...picture, ...question], 'line 1: no question below shows the picture "half"'],
])('a file with %s is refused with the line', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});
