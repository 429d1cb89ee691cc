import { describe, expect, it } from 'vitest';
import { changesOf } from './field-change.ts';

describe('the changes of an entry', () => {
  it('lists each field whose value has changed', () => {
    expect(
      changesOf({
        before: { role: 'STUDENT', isActive: true, grade: 3 },
        after: { role: 'SUPER_ADMIN', isActive: false, grade: 3 },
      }),
    ).toEqual([
      { name: 'Role', before: 'Student', after: 'Super Admin' },
      { name: 'Is active', before: 'yes', after: 'no' },
    ]);
  });

  it('lists all fields of a created or deleted target', () => {
    expect(changesOf({ before: null, after: { name: 'Oakfield' } })).toEqual([
      { name: 'Name', before: undefined, after: 'Oakfield' },
    ]);
    expect(changesOf({ before: { answerKey: 'B' }, after: null })).toEqual([
      { name: 'Answer key', before: 'B', after: undefined },
    ]);
  });

  it('formats values for reading: London time, none for null, lists in full', () => {
    expect(
      changesOf({
        before: { premiumUntil: null, startedAt: '', word_bank: [] },
        after: { premiumUntil: '2026-07-01', startedAt: '2026-07-01T23:00:00.000Z', word_bank: ['gust'] },
      }),
    ).toEqual([
      { name: 'Premium until', before: 'none', after: '1 Jul 2026' },
      { name: 'Started at', before: 'none', after: '2 Jul 2026, 00:00' },
      { name: 'Word bank', before: '[]', after: '[\n "gust"\n]' },
    ]);
  });
});
