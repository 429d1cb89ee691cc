import { describe, expect, it } from 'vitest';
import { changesOf as changesWithNames } from './field-change.ts';

type Values = Parameters<typeof changesWithNames>[0];
const changesOf = ({ names = {}, ...values }: Omit<Values, 'names'> & Partial<Values>) =>
  changesWithNames({ ...values, names });

describe('the changes of an entry', () => {
  it('lists each field whose value has changed', () => {
    expect(
      changesOf({
        before: { role: 'STUDENT', isActive: true, grade: 3 },
        after: { role: 'SUPER_ADMIN', isActive: false, grade: 3 },
      }),
    ).toEqual([
      { name: 'Role', before: 'Student', after: 'Super Admin' },
      { name: 'Active', before: 'yes', after: 'no' },
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

  it('shows names in place of ids and of stored words', () => {
    const [old, gone] = ['0190f3a0-0000-7000-8000-000000000001', '0190f3a0-0000-7000-8000-000000000002'];
    expect(
      changesOf({
        before: { topicId: old, visibility: 'PUBLIC', key: 'B' },
        after: { topicId: gone, visibility: 'SCHOOL_PRIVATE', key: 'C' },
        names: { [old]: 'Fractions' },
      }),
    ).toEqual([
      { name: 'Topic', before: 'Fractions', after: 'deleted (0190f3a0…)' },
      { name: 'Visibility', before: 'Public', after: 'School private' },
      { name: 'Key', before: 'B', after: 'C' },
    ]);
    expect(changesOf({ before: null, after: { read: 'results' } })).toEqual([
      { name: 'What was read', before: undefined, after: 'results by topic' },
    ]);
    expect(changesOf({ before: null, after: { slots: ['Q1', 'S1'], of: { isFree: true } } })).toMatchObject([
      { after: 'Q1, S1' },
      { after: 'Free: yes' },
    ]);
  });

  it('shows text that someone wrote as it is, also in capitals', () => {
    const written = {
      code: 'GCSE_ART',
      name: 'DNA',
      school: 'KES',
      questionText: 'NATO',
      alternativeText: 'student',
    };
    expect(changesOf({ before: null, after: written }).map(({ after }) => after)).toEqual(
      Object.values(written),
    );
  });

  it('names the words of lists, and a file by the end of its id', () => {
    const listed = {
      type: 'mock_test',
      status: 'draft',
      change: 'set difficulty',
      reason: 'court-order',
      color: 'blue',
      pdf: '0190f3a0-0000-7000-8000-00000000000a',
    };
    expect(changesOf({ before: null, after: listed }).map(({ name, after }) => [name, after])).toEqual([
      ['Type', 'Mock test'],
      ['Status', 'Draft'],
      ['Change', 'Set difficulty'],
      ['Reason', 'A court order'],
      ['Colour', 'Blue'],
      ['PDF file', '…0000000a'],
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
      { name: 'Word bank', before: 'none', after: 'gust' },
    ]);
  });
});
