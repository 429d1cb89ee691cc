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

const algebra = ['# ALGEBRA   1   2   3   4   5', 'lines      12   3   -   -   -', 'surds - - 4 - 60'];
const number = ['# NUMBER_2  1   2   3   4   5', 'primes      -   -   -   7   -', ''];
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
  ['a family before the first topic', ['surds - - 4 - 60', ...algebra], 'line 1: expected a topic'],
  ['a sixth difficulty', ['# ALGEBRA 1 2 3 4 5 6', ...number], 'line 1: expected a topic'],
  ['an unknown topic', [...algebra, '# PROBABILITY 1 2 3 4 5'], 'line 4: no topic PROBABILITY of this'],
  ['a topic twice', [...algebra, ...algebra], 'line 4: the topic ALGEBRA is there twice'],
  ['a missing topic', number, 'line 1: the topic ALGEBRA is missing'],
  ['an unknown family', withSurds('roots - - 4 - 60'), 'line 3: ALGEBRA has no family "roots"'],
  ['a family of another topic', withSurds('primes - - - 7 -'), 'line 3: ALGEBRA has no family "primes"'],
  ['a family twice', [...algebra, 'lines 12 3 - - -'], 'line 4: the family lines is there twice'],
  ['a missing family', withSurds(''), 'line 1: the family surds of ALGEBRA is missing'],
  ['a missing number', withSurds('surds - - 4 -'), 'line 3: expected a count or "-" for each'],
  ['a number too many', withSurds('surds - - 4 - 60 7'), 'line 3: expected a count or "-" for each'],
  ['a count of none', withSurds('surds - - 0 - 60'), 'line 3: expected a whole number above 0, or "-", at'],
  ['a fraction', withSurds('surds - - 4 - 6.5'), 'at difficulty 5, not "6.5"'],
  ['a word', withSurds('surds - - four - 60'), 'at difficulty 3, not "four"'],
  ['an unknown difficulty', withSurds('surds 2 - 4 - 60'), 'line 3: surds has no questions at difficulty 1'],
  ['a difficulty without its count', withSurds('surds - - 4 - -'), 'line 3: surds has questions at diff'],
])('a plan with %s is refused with the line', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});
