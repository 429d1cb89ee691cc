import { describe, expect, it } from 'vitest';
import type { ContentQuestion } from '../content-types.ts';
import { isKeyLongest, letterShares } from './answer-keys.ts';
import { countByTopic } from './counts.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { readingAge } from './reading-age.ts';
import { varietyOf } from './variety.ts';

const question = (change: Partial<ContentQuestion> = {}): ContentQuestion => ({
  sourceId: 'a/b/c/1',
  stageCode: 'GCSE',
  subjectCode: 'A',
  topicCode: 'B',
  difficulty: 1,
  body: 'What is √18 + √72?',
  options: ['9√2', '3√10', '√90', '6√2'].map((text) => ({ text })),
  correctIndex: 0,
  explanation: '3√2 + 6√2 = 9√2.',
  ...change,
});

const options = (...texts: string[]) => texts.map((text) => ({ text }));

describe('the longest option', () => {
  it('is the key only if it is longer than every other', () => {
    expect(isKeyLongest(question({ options: options('four', 'one', 'two', 'six') }))).toBe(true);
    expect(isKeyLongest(question({ options: options('four', 'five', 'two', 'six') }))).toBe(false);
  });

  it('is measured as it is read, without the signs of a formula', () => {
    expect(isKeyLongest(question({ options: options('$x^{2}$', 'abc', 'de', 'f') }))).toBe(false);
  });
});

it('counts the letters of the keys', () => {
  const keys = [0, 0, 1, 3].map((correctIndex) => question({ correctIndex }));
  expect(letterShares(keys, 4)).toEqual([0.5, 0.25, 0, 0.25]);
});

describe('questions that ask the same', () => {
  it('are found whatever the order of their words and numbers', () => {
    const turned = question({ sourceId: 'a/b/c/2', body: 'What is √72 + √18?' });
    expect(nearDuplicates([question(), turned])).toEqual([['a/b/c/1', 'a/b/c/2']]);
  });

  it('are not those with another number, answer, passage or subject', () => {
    const others = [
      question({ body: 'What is √18 + √50?' }),
      question({ correctIndex: 1 }),
      question({ passage: { title: 'A', body: 'B' } }),
      question({ subjectCode: 'C' }),
    ];
    expect(nearDuplicates([question(), ...others])).toEqual([]);
  });
});

it('counts difficulties 3, 4 and 5 together, and topics without questions', () => {
  const topics = [
    { code: 'B', name: 'B', description: '' },
    { code: 'EMPTY', name: 'E', description: '' },
  ];
  const subject = {
    code: 'A',
    stageCode: 'GCSE',
    name: 'A',
    description: '',
    icon: '',
    color: 'blue',
    topics,
  } as const;
  const generated = ([1, 3, 4, 5] as const).map((difficulty) => question({ difficulty }));
  const picture = { svg: '<svg/>', alternativeText: 'a square' };
  const counts = countByTopic([subject], generated, [question({ difficulty: 2, image: picture })]);
  expect(counts).toMatchObject([
    { topicCode: 'B', total: 5, cells: [1, 1, 3], handWritten: 1, withPicture: 1 },
    { topicCode: 'EMPTY', total: 0, cells: [0, 0, 0] },
  ]);
});

it('says that long words in long sentences are for older readers', () => {
  const easy = 'The cat sat on the mat. It was warm. He fed it and it ran off. '.repeat(10);
  const hard =
    'Notwithstanding considerable parliamentary opposition, the administration implemented comprehensive constitutional reforms throughout successive legislative sessions. '.repeat(
      10,
    );
  expect(readingAge(easy)).toBeLessThan(7);
  expect(readingAge(hard)).toBeGreaterThan(20);
});

it('counts the different questions that a family writes', () => {
  const family = {
    name: 'three',
    syllabus: 'Add small numbers',
    levels: { 1: 'one step' },
    counts: new Map([[1, 3] as const]),
    check: () => [],
    write: (random: { pick: (values: readonly number[]) => number }) => {
      const number = random.pick([1, 2, 3]);
      return {
        body: `What is ${number} + 1?`,
        answer: String(number + 1),
        mistakes: [['8', ''] as const, ['9', ''] as const, ['7', ''] as const],
        explanation: '',
      };
    },
  };
  const topic = { subjectCode: 'GCSE_MATHEMATICS', topicCode: 'NUMBER', families: [family] };
  expect(varietyOf(topic, family, 1, 10)).toBe(3);
});
