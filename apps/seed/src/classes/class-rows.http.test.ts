import { isTeacherOf } from '@markwell/api/modules/classes/class-access.repository';
import { insertRows } from '@markwell/database/sql/insert-rows';
import { joinCodeSchema } from '@markwell/shared/classes/classes.schemas';
import { expect, test } from 'vitest';
import { testDatabase } from '@markwell/api/testing/test-app';
import { buildSubject } from '@markwell/api/testing/builders/build-curriculum';
import { buildPupil, buildSchool, buildUser } from '@markwell/api/testing/builders/build-user';
import { classRows } from './class-rows.ts';
import { inTransaction } from '@markwell/api/platform/transaction.repository';

test('the demo teacher and the co-teacher teach the demo pupil, and each of the two classes has 28 pupils', async () => {
  const database = await testDatabase();
  const school = await buildSchool(database);
  const subject = await buildSubject(database);
  const teacher = await buildUser(database, { role: 'TEACHER', schoolId: school.id });
  const pupil = await buildPupil(database);
  const others = [];
  for (let count = 0; count < 24; count++) others.push(await buildPupil(database));
  const rows = classRows({
    teacherId: teacher.id,
    pupilId: pupil.id,
    classPupilIds: others.map(({ id }) => id),
    school,
    stageId: subject.stageId,
    subjectId: subject.id,
    now: new Date('2026-11-18T17:30:00Z'),
  });
  await inTransaction(database, (transaction) => insertRows(transaction, rows));
  expect(await isTeacherOf(database, teacher.id, pupil.id)).toBe(true);
  expect(await isTeacherOf(database, rows.users[0]?.id ?? '', pupil.id)).toBe(true);
  const members = await database.classMember.groupBy({ by: ['classId'], _count: true });
  expect(members.map(({ _count }) => _count)).toEqual([28, 28]);
  for (const { joinCode } of rows.classes) expect(joinCodeSchema.parse(joinCode)).toBe(joinCode);
});
