import { describe, expect, it } from 'vitest';
import { changesOf } from './field-change.ts';

describe('what changed', () => {
  it('is each field whose value is another', () => {
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

  it('is everything of what is new, and of what is gone', () => {
    expect(changesOf({ before: null, after: { name: 'Oakfield' } })).toEqual([
      { name: 'Name', before: undefined, after: 'Oakfield' },
    ]);
    expect(changesOf({ before: { answerKey: 'B' }, after: null })).toEqual([
      { name: 'Answer key', before: 'B', after: undefined },
    ]);
  });

  it('is said as a person would: times of London, nothing as none, lists whole', () => {
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
