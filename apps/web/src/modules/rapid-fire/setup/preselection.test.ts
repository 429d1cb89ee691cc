import { expect, it } from 'vitest';
import { preselectedSubject } from './preselection.ts';

const subjects = [
  { id: 'one', name: 'Mathematics' },
  { id: 'two', name: 'English' },
];

it.each([
  ['an id in the state', { subjectId: 'two' }, null, 'two'],
  ['a name in the state', { subject: ' mathematics' }, null, 'one'],
  ['a name in the address', null, 'ENGLISH', 'two'],
  ['an id in the address', null, 'one', 'one'],
  ['nothing', null, null, undefined],
  ['nonsense', { subjectId: 7, subject: '' }, '', undefined],
  ['a subject of another stage', { subjectId: 'three' }, 'Physics', undefined],
])('chooses by %s', (_, state, query, id) => {
  expect(preselectedSubject(subjects, state, query)?.id).toBe(id);
});
