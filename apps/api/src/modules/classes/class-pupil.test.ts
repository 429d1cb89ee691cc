import { expect, test } from 'vitest';
import { namesakesAmong, toClassPupil } from './class-pupil.ts';

const row = { id: '1', ownName: 'Ash K', surname: '', forename: '', identifier: '' };

test.each([
  ['nothing', {}, 'Ash K', null],
  ['both names', { surname: 'Khan', forename: 'Aisha' }, 'Aisha Khan', 'Ash K'],
  ['a surname', { surname: 'Khan' }, 'Khan', 'Ash K'],
  ['a number', { identifier: '1234' }, 'Ash K', null],
  ['the same name', { surname: 'K', forename: 'Ash' }, 'Ash K', null],
])('teachers see the name of the school’s records: %s', (_, listed, name, ownName) => {
  expect(toClassPupil({ ...row, ...listed }, new Map())).toEqual({ ...row, ...listed, name, ownName });
});

const pupilOf = ([id, joinedAt, listed = {}]: [id: string, joinedAt: string, listed?: object]) => ({
  ...row,
  ...listed,
  id,
  joinedAt: new Date(joinedAt),
});

test.each([
  ['day', '2026-07-02T23:30:00Z', '2026-09-07T08:00:00Z', '3 July 2026', '7 September 2026'],
  [
    'minute',
    '2026-09-07T08:00:10Z',
    '2026-09-07T08:01:10Z',
    '7 September 2026 at 09:00',
    '7 September 2026 at 09:01',
  ],
  [
    'second',
    '2026-09-07T08:00:09Z',
    '2026-09-07T08:00:10Z',
    '7 September 2026 at 09:00:09',
    '7 September 2026 at 09:00:10',
  ],
  [
    'millisecond',
    '2026-09-07T08:00:09.001Z',
    '2026-09-07T08:00:09.002Z',
    '7 September 2026 at 09:00:09.001',
    '7 September 2026 at 09:00:09.002',
  ],
])('the names of namesakes differ by the %s when they joined', (_, first, second, ...texts) => {
  const pupils = [pupilOf(['1', first]), pupilOf(['2', second]), pupilOf(['3', first, { ownName: 'Ben' }])];
  const namesakes = namesakesAmong(pupils);
  expect(pupils.map((pupil) => toClassPupil(pupil, namesakes).name)).toEqual([
    `Ash K (joined ${texts[0]})`,
    `Ash K (joined ${texts[1]})`,
    'Ben',
  ]);
});

test.each([
  ['other capitals', { ownName: 'ash k' }, true],
  ['the name of the school’s records', { ownName: 'Z', forename: 'Ash', surname: 'K' }, true],
  ['another number', { identifier: '0417' }, false],
  ['another name in the school’s records', { forename: 'Aisha' }, false],
])('who is a namesake: %s', (_, listed, areNamesakes) => {
  const pupils = [pupilOf(['1', '2026-09-07T08:00:00Z']), pupilOf(['2', '2026-09-08T08:00:00Z', listed])];
  expect([...namesakesAmong(pupils).keys()]).toEqual(areNamesakes ? ['1', '2'] : []);
});
