import { expect, it, test } from 'vitest';
import type { Difficulty, Family } from './family.ts';
import { noDraft } from './no-draft.ts';
import { parseBankPlan } from './parse-bank-plan.ts';

const family = (name: string, ...difficulties: Difficulty[]): Family => ({
  name,
  syllabus: 'Add',
  levels: Object.fromEntries(difficulties.map((difficulty) => [difficulty, 'one step'])),
  write: () => noDraft,
  check: () => [],
});

const topics = [
  { subjectCode: 'GCSE', topicCode: 'ALGEBRA', families: [family('lines', 1, 2), family('surds', 3, 5)] },
  { subjectCode: 'GCSE', topicCode: 'NUMBER_2', families: [family('primes', 4)] },
];

const algebra = ['ALGEBRA:', '  lines: [12, 3, 0, 0, 0]', '  surds: [0, 0, 4, 0, 60]'];
const number = ['NUMBER_2:', '  primes: [0, 0, 0, 7, 0]'];
const parse = (...lines: string[]) => parseBankPlan(lines.join('\n'), topics);

it('has a count for each difficulty of each family', () => {
  const planned = parse(...algebra, '', ...number);
  expect(planned.map(({ topicCode }) => topicCode)).toEqual(['ALGEBRA', 'NUMBER_2']);
  expect(
    planned.flatMap(({ families }) => families.map(({ name, counts }) => [name, ...[...counts].flat()])),
  ).toEqual([
    ['lines', 1, 12, 2, 3],
    ['surds', 3, 4, 5, 60],
    ['primes', 4, 7],
  ]);
});

it('leaves topics and families in their own order', () => {
  const [heading = '', lines = '', surds = ''] = algebra;
  const planned = parse(...number, heading, surds, lines);
  expect(planned.flatMap(({ families }) => families.map(({ name }) => name))).toEqual([
    'lines',
    'surds',
    'primes',
  ]);
});

const withSurds = (line: string) => [...algebra.slice(0, 2), line, ...number];

test.each<[string, string[], string]>([
  ['an unknown topic', [...algebra, 'PROBABILITY: {}'], 'line 4: no topic PROBABILITY of this'],
  ['a topic twice', [...algebra, ...algebra], 'line 4: Map keys must be unique'],
  ['a missing topic', number, 'line 1: the topic ALGEBRA is missing'],
  ['an unknown family', withSurds('  roots: [0, 0, 4, 0, 60]'), 'line 3: ALGEBRA has no family "roots"'],
  ['a family of another topic', withSurds('  primes: [0, 0, 0, 7, 0]'), 'line 3: ALGEBRA has no family'],
  ['a missing family', withSurds(''), 'line 1: the family surds of ALGEBRA is missing'],
  ['a missing number', withSurds('  surds: [0, 0, 4, 0]'), 'line 3: ALGEBRA → surds'],
  ['a number too many', withSurds('  surds: [0, 0, 4, 0, 60, 7]'), 'line 3: ALGEBRA → surds'],
  ['a fraction', withSurds('  surds: [0, 0, 4, 0, 6.5]'), 'line 3: ALGEBRA → surds → 4'],
  ['a word', withSurds('  surds: [0, 0, four, 0, 60]'), 'line 3: ALGEBRA → surds → 2'],
  ['an unknown difficulty', withSurds('  surds: [2, 0, 4, 0, 60]'), 'line 3: surds has no questions at diff'],
  ['a difficulty without its count', withSurds('  surds: [0, 0, 4, 0, 0]'), 'line 3: surds has questions at'],
])('a plan with %s is refused with the line', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});
