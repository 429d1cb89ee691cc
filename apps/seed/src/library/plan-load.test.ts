import { expect, test } from 'vitest';
import { planLoad } from './plan-load.ts';

const row = (fingerprint: string, more: { isFirst?: boolean; isArchived?: boolean } = {}) => ({
  fingerprint,
  isFirst: false,
  isArchived: false,
  ...more,
});

test.each([
  ['is new', undefined, undefined, 'add'],
  ['was deleted here', undefined, 'old', 'deleted-here'],
  ['is already there', row('new'), 'new', 'keep'],
  ['was changed here to what this release has', row('new'), 'old', 'keep'],
  ['has another version in this release', row('old'), 'old', 'change'],
  ['was changed here', row('ours'), 'new', 'edited-here'],
  ['was changed here and in this release', row('ours'), 'old', 'edited-here'],
  ['was archived here', row('ours', { isArchived: true }), 'old', 'deleted-here'],
  ['was loaded by an early release and never revised', row('old', { isFirst: true }), undefined, 'change'],
  ['was loaded by an early release and revised', row('ours'), undefined, 'edited-here'],
] as const)('what %s', (_what, stored, written, action) => {
  expect(planLoad({ fingerprint: 'new', stored, written })).toBe(action);
});
