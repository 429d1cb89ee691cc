import { expect, test } from 'vitest';
import { toClassPupil } from './class-pupil.ts';

const row = { id: '1', ownName: 'Ash K', surname: '', forename: '', identifier: '' };

test.each([
  ['nothing', {}, 'Ash K', null],
  ['both names', { surname: 'Khan', forename: 'Aisha' }, 'Aisha Khan', 'Ash K'],
  ['a surname', { surname: 'Khan' }, 'Khan', 'Ash K'],
  ['a number', { identifier: '1234' }, 'Ash K', null],
  ['the same name', { surname: 'K', forename: 'Ash' }, 'Ash K', null],
])('teachers see the name of the school’s records: %s', (_, listed, name, ownName) => {
  expect(toClassPupil({ ...row, ...listed })).toEqual({ ...row, ...listed, name, ownName });
});
