import { expect, it } from 'vitest';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildSchool } from '#testing/builders/build-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import { isVisibleTo, type Viewer } from './visible-subjects.repository.ts';

const { database } = await createTestApp();

it('is true or false for everyone, also for a user without a school', async () => {
  const [school, other] = [await buildSchool(database), await buildSchool(database)];
  const open = await buildSubject(database);
  const draft = await buildSubject(database, { visibility: 'DRAFT' });
  const own = await buildSubject(database, { visibility: 'SCHOOL_PRIVATE', schoolId: school.id });
  const archived = await buildSubject(database, { archivedAt: new Date() });
  const seenBy = async (viewer: Viewer) => {
    const rows = await database.sql
      .selectFrom('subjects')
      .select((eb) => ['id', isVisibleTo(viewer)(eb).as('visible')])
      .execute();
    return [open, draft, own, archived].map(({ id }) => rows.find((row) => row.id === id)?.visible);
  };
  expect(await seenBy({ schoolId: null, isAdmin: false })).toEqual([true, false, false, false]);
  expect(await seenBy({ schoolId: other.id, isAdmin: false })).toEqual([true, false, false, false]);
  expect(await seenBy({ schoolId: school.id, isAdmin: false })).toEqual([true, false, true, false]);
  expect(await seenBy({ schoolId: null, isAdmin: true })).toEqual([true, true, true, false]);
});
