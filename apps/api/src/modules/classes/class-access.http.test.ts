import { expect, test } from 'vitest';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { testDatabase } from '#testing/test-app.ts';
import { isTeacherOf, isTeacherOfClass } from './class-access.repository.ts';
import { transferClasses } from './transfer-classes.repository.ts';

const database = await testDatabase();
const school = await buildSchool(database);
const buildTeacher = () => buildUser(database, { role: 'TEACHER', schoolId: school.id });

async function buildTaughtClass() {
  const [owner, coTeacher, stranger] = [await buildTeacher(), await buildTeacher(), await buildTeacher()];
  const [pupil, former] = [await buildPupil(database), await buildPupil(database)];
  const { id } = await buildClassOf(database, { owner, coTeachers: [coTeacher], members: [pupil, former] });
  await database.classMember.updateMany({
    where: { userId: former.id },
    data: { leftAt: new Date(Date.now() + 1000) },
  });
  return { id, owner, coTeacher, stranger, pupil, former };
}

test('the owner and a co-teacher teach a class and its current members, nobody else does', async () => {
  const { id, owner, coTeacher, stranger, pupil, former } = await buildTaughtClass();
  for (const teacher of [owner, coTeacher]) {
    expect(await isTeacherOfClass(database, teacher.id, id)).toBe(true);
    expect(await isTeacherOf(database, teacher.id, pupil.id)).toBe(true);
    expect(await isTeacherOf(database, teacher.id, former.id)).toBe(false);
  }
  expect(await isTeacherOfClass(database, stranger.id, id)).toBe(false);
  expect(await isTeacherOf(database, stranger.id, pupil.id)).toBe(false);
});

test.each([
  ['loses the role', { role: 'STUDENT' as const }],
  ['moves to another school', { schoolId: null }],
  ['is deactivated', { isActive: false }],
])('a teacher who %s no longer teaches the class, and its co-teacher owns it', async (_case, change) => {
  const { id, owner, coTeacher, pupil } = await buildTaughtClass();
  await database.user.update({ where: { id: owner.id }, data: change });
  expect(await isTeacherOfClass(database, owner.id, id)).toBe(false);
  expect(await isTeacherOf(database, owner.id, pupil.id)).toBe(false);
  await inTransaction(database, (transaction) => transferClasses(transaction, owner.id, 'outdated'));
  const teachers = await database.classTeacher.findMany({ where: { classId: id, isOwner: true } });
  expect(teachers.map(({ userId }) => userId)).toEqual([coTeacher.id]);
  expect((await database.schoolClass.findUniqueOrThrow({ where: { id } })).archivedAt).toBeNull();
});

test('a teacher who may still teach a class keeps it', async () => {
  const { id, owner } = await buildTaughtClass();
  await inTransaction(database, (transaction) => transferClasses(transaction, owner.id, 'outdated'));
  const teachers = await database.classTeacher.findMany({ where: { classId: id, isOwner: true } });
  expect(teachers.map(({ userId }) => userId)).toEqual([owner.id]);
});

test('a class without a co-teacher is archived, keeps its members, and then shows nobody their work', async () => {
  const [owner, pupil] = [await buildTeacher(), await buildPupil(database)];
  const { id } = await buildClassOf(database, { owner, members: [pupil] });
  await inTransaction(database, (transaction) => transferClasses(transaction, owner.id));
  expect((await database.schoolClass.findUniqueOrThrow({ where: { id } })).archivedAt).not.toBeNull();
  expect(await database.classMember.count({ where: { classId: id, leftAt: null } })).toBe(1);
  expect(await isTeacherOf(database, owner.id, pupil.id)).toBe(false);
});
