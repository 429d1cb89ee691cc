import { expect, it } from 'vitest';
import { mergeSubjects } from './subject-merge.ts';

it('merges subjects of one name, case and outer spaces aside, and their topics by id', () => {
  const merged = mergeSubjects([
    { id: '1', name: 'English', topics: [{ id: 'a' }, { id: 'b' }] },
    { id: '2', name: 'Science', topics: [] },
    { id: '3', name: ' english ', topics: [{ id: 'b' }, { id: 'c' }] },
  ]);
  expect(merged).toEqual([
    { id: '1', name: 'English', topics: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    { id: '2', name: 'Science', topics: [] },
  ]);
});
