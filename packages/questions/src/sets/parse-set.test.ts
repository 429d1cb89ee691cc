import { describe, expect, it, test } from 'vitest';
import { moon } from '../drawing/science/moon.ts';
import { itemAt } from '../item-at.ts';
import { namedParts } from '../text/numbered-lines.ts';
import { parseSet } from './parse-set.ts';

const head = ['## fuels', 'topic: ENERGY', 'order: 12', ''];
const question = [
  '# 1, difficulty 2',
  'Which fuel is renewable?',
  '',
  '* Wood',
  '- Coal',
  '- Gas',
  '> Trees grow again.',
];
const parse = (...lines: string[]) => parseSet(itemAt(namedParts(lines.join('\n')), 0), 'GCSE_PHYSICS');
const parseOne = (...lines: string[]) => parse(...head, ...lines).items[0];

describe('a set of questions in a text file', () => {
  it('has a name, a topic, perhaps its place in the bank, and numbered questions', () => {
    expect(parse(...head, ...question, '', ...question.with(0, '# 2, difficulty 5'), '')).toEqual({
      subjectCode: 'GCSE_PHYSICS',
      topicCode: 'ENERGY',
      name: 'fuels',
      order: 12,
      items: [2, 5].map((difficulty) => ({
        difficulty,
        body: 'Which fuel is renewable?',
        right: 'Wood',
        wrong: ['Coal', 'Gas'],
        explanation: 'Trees grow again.',
      })),
    });
  });

  it('may say whom it is for, and have a passage of several paragraphs', () => {
    const described = [
      'audience: Year 10',
      'syllabus: Energy: stores',
      'passage: The sea',
      '',
      'One.',
      '',
      'Two.',
      '',
    ];
    expect(parse(...head.slice(0, -1), ...described, ...question)).toMatchObject({
      audience: 'Year 10',
      syllabus: 'Energy: stores',
      passage: { title: 'The sea', body: 'One.\n\nTwo.' },
    });
  });

  it('has questions of several lines, with program code indented by no-break spaces', () => {
    const lines = ['What is printed?', 'while x:', '  print(x)', '- the end', '', '# of lines: 3'];
    const { body } = parseOne('# 1, difficulty 1', ...lines, ...question.slice(2)) ?? {};
    expect(body).toBe(
      'What is printed?\nwhile x:\n\u00A0\u00A0\u00A0\u00A0print(x)\n- the end\n\n# of lines: 3',
    );
  });

  it('names the tier, the only boards, and options that keep their order', () => {
    const options = ['', '- Never', '* Once', '- Twice', '> See above.'];
    expect(parseOne('# 1, difficulty 1, Higher, AQA, OCR, in order', 'How often?', ...options)).toMatchObject(
      {
        tier: 'HIGHER',
        boards: ['AQA', 'OCR'],
        place: 1,
        right: 'Once',
        wrong: ['Never', 'Twice'],
      },
    );
  });

  it('has pictures that questions, solutions and options below show', () => {
    const moonLines = (name: string, age: number) => [
      `# picture ${name}: Moon`,
      `age: ${age}`,
      `alternative text: ${name}`,
      '',
    ];
    const asked = ['# 1, difficulty 2, Higher, picture half, solution picture full', ...question.slice(1)];
    const { items } = parse(
      ...head,
      ...moonLines('half', 90),
      ...moonLines('full', 180),
      ...asked.with(4, '- picture half'),
      '',
      ...moonLines('new', 0),
      ...question.with(0, '# 2, difficulty 2, picture half').with(3, '* picture new'),
    );
    const half = { svg: moon(90), alternativeText: 'half' };
    const full = { svg: moon(180), alternativeText: 'full' };
    expect(items[0]).toMatchObject({
      image: half,
      solutionImage: full,
      tier: 'HIGHER',
      wrong: [half, 'Gas'],
    });
    expect(items[1]).toMatchObject({ image: half, right: { svg: moon(0), alternativeText: 'new' } });
  });
});

const picture = ['# picture half: Moon', 'age: 90', 'alternative text: The Moon.', ''];

test.each<[string, string[], string]>([
  ['no questions', head, 'line 1: the set has no questions'],
  ['no topic', [...head.toSpliced(1, 1), ...question], 'line 1: the set has no topic'],
  ['an unknown line at its head', [...head.with(1, 'Topic: ENERGY'), ...question], 'line 2: expected one of'],
  ['a topic twice', [...head.toSpliced(2, 0, 'topic: WAVES'), ...question], 'line 3: expected one of'],
  ['a place of 0', [...head.with(2, 'order: 0'), ...question], 'line 3: expected a number from 1'],
  ['a passage without a title', [...head, 'Text.', '', ...question], 'line 4: a passage needs a title'],
  ['a wrong number', [...head, ...question.with(0, '# 2, difficulty 2')], 'line 5: expected question 1'],
  [
    'a difficulty of 6',
    [...head, ...question.with(0, '# 1, difficulty 6')],
    'line 5: expected "# 1, difficulty"',
  ],
  [
    'an unknown board',
    [...head, ...question.with(0, '# 1, difficulty 2, WJEC')],
    'line 5: "WJEC" is neither',
  ],
  ['no text', [...head, ...question.toSpliced(1, 1)], 'line 5: the question has no text'],
  ['two correct options', [...head, ...question.with(4, '* Coal')], 'line 8: expected one correct option'],
  ['no correct option', [...head, ...question.with(3, '- Wood')], 'line 8: expected one correct option'],
  ['text among its options', [...head, ...question.with(4, 'Coal')], 'line 9: expected an option'],
  ['no explanation', [...head, ...question.slice(0, -1)], 'line 10: expected the explanation'],
  [
    'a picture below its question',
    [...head, ...question.with(0, '# 1, difficulty 2, picture half'), '', ...picture],
    'line 5: there is no picture "half" above',
  ],
  [
    'an option without its picture',
    [...head, ...question.with(4, '- picture half')],
    'line 9: there is no picture "half" above',
  ],
  [
    'a picture for nothing',
    [...head, ...picture, ...question],
    'line 5: no question below shows the picture',
  ],
  ['two pictures of one name', [...head, ...picture, ...picture], 'line 9: there are two pictures "half"'],
  ['a mistake in a picture', [...head, ...picture.with(1, 'age: old')], 'line 6: expected "45", not "old"'],
])('a set with %s is refused with the line', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});
