import { expect, test } from 'vitest';
import type { AnyAnswerKind, OfKind, Verdict } from '../answer-kind.ts';
import { choice } from '../choice/choice.ts';
import { gapsOf } from './gaps.ts';

/** A kind that marks an answer as the verdict that it is. */
const verdictKind = {
  ...choice,
  kind: 'verdict',
  definition: choice.definition,
  mark: (_definition: OfKind, verdict: unknown) => ({
    share: verdict === 'RIGHT' || verdict === 'RIGHT_BUT' ? 1 : 0.5,
    verdict: verdict as Verdict,
    ...(verdict === 'RIGHT_BUT' && { feedback: 'Check the spelling.' }),
  }),
  read: (_shown: OfKind, verdict: unknown) =>
    verdict === 'UNREADABLE'
      ? ({ status: 'UNREADABLE', hint: 'Write a number.' } as const)
      : ({ status: 'READ', text: String(verdict) } as const),
} as AnyAnswerKind;

const gaps = gapsOf((name) => [choice as AnyAnswerKind, verdictKind].find(({ kind }) => kind === name));
const gap = (id: string, kind: string) => ({ id, answer: { kind } });
const two = {
  kind: 'gaps' as const,
  text: '[[1]] and [[2]]',
  gaps: [gap('1', 'verdict'), gap('2', 'verdict')],
};

test.each([
  [
    { 1: 'RIGHT', 2: 'RIGHT' },
    { share: 1, verdict: 'RIGHT' },
  ],
  [{ 1: 'RIGHT' }, { share: 0.5, verdict: 'PARTLY', feedback: '1 of 2 gaps is right.' }],
  [
    { 1: 'PARTLY', 2: 'WRONG' },
    { share: 0, verdict: 'WRONG', feedback: '0 of 2 gaps are right.' },
  ],
  [
    { 1: 'RIGHT', 2: 'RIGHT_BUT' },
    { share: 1, verdict: 'RIGHT_BUT', feedback: 'Gap 2: Check the spelling.' },
  ],
  [{ 1: 'UNREADABLE' }, { share: 0, verdict: 'UNREADABLE', feedback: '0 of 2 gaps are right.' }],
  [
    { 1: 'RIGHT', 2: 'UNDECIDED' },
    { share: 0.5, verdict: 'UNDECIDED', feedback: '1 of 2 gaps is right.' },
  ],
  [{ 1: 'EMPTY' }, { share: 0, verdict: 'EMPTY' }],
  [{}, { share: 0, verdict: 'EMPTY' }],
])('%j is marked gap by gap', (responses, marking) => {
  expect(gaps.mark(two, responses, {})).toEqual(marking);
});

test('an unreadable gap is named', () => {
  expect(gaps.read(two, { 1: 'x', 2: 'UNREADABLE' })).toEqual({
    status: 'UNREADABLE',
    hint: 'Gap 2: Write a number.',
  });
});

const words = (...texts: string[]) => ({
  kind: 'choice',
  options: texts.map((text, index) => ({ letter: 'ABCDE'[index], content: { text } })),
  correct: 'A',
});
const cloze = {
  kind: 'gaps',
  text: 'The [[1]] barked at the [[2]].',
  gaps: [
    { id: '1', answer: words('dog', 'fish') },
    { id: '2', answer: words('postman', 'postbox', 'post') },
  ],
};

test('a response fits when each gap exists and its answer is possible there', () => {
  const shown = gaps.show(gaps.definition.parse(cloze));
  expect(gaps.fits(shown, { 1: 'B', 2: 'C' })).toBe(true);
  expect(gaps.fits(shown, { 1: 'C' })).toBe(false);
  expect(gaps.fits(shown, { 3: 'A' })).toBe(false);
});

test('the answers are named by their gaps', () => {
  const definition = gaps.definition.parse(cloze);
  expect(gaps.toText(definition, { 1: 'A', 2: 'C' })).toBe('1: A) dog; 2: C) post');
  expect(gaps.toSpeech(definition, { 2: 'C' })).toBe('Gap 2, Option C: post');
  expect(gaps.tally(definition, { 2: 'C', 1: 'A' })).toBe('1: A; 2: C');
});

test.each([
  ['a gap is not in the text', { text: 'The [[1]] barked.' }, 'The text must have [[1]], [[2]]'],
  ['a gap is there twice', { text: '[[1]] [[2]] [[2]]' }, 'The text must have [[1]], [[2]]'],
  ['gaps are in another order', { text: '[[2]] [[1]]' }, 'The text must have [[1]], [[2]]'],
  [
    'a gap is of another kind',
    { text: '[[1]]', gaps: [{ id: '1', answer: { kind: 'written' } }] },
    'does not exist',
  ],
  ['there is no gap', { text: 'The dog barked.', gaps: [] }, 'Please write [[1]]'],
])('a definition is refused when %s', (_what, change, message) => {
  expect(gaps.definition.safeParse({ ...cloze, ...change }).error?.message).toContain(message);
});
