import { childSummary } from '@markwell/shared/parents/parents.contract';
import { expect, test } from 'vitest';
import { buildAssignment } from '#testing/builders/build-assignment.ts';
import { finishedAttempt } from '#testing/builders/build-attempt.ts';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildTeenager, linkParent } from '#testing/builders/build-family.ts';
import { buildParent, buildUser } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const now = '2026-03-04T12:00:00Z';
const { clock } = createTestClock(now);
const { request, database, signInAs } = await createTestApp({ clock });

test('the summary has the work that the child can still do or missed, without results and what is not open yet', async () => {
  const [parent, child] = [await buildParent(database), await buildTeenager(database)];
  const { id: linkId } = await linkParent(database, { child, parent });
  const summary = async () =>
    bodyOf(childSummary, await request.get(`/api/children/${linkId}/summary`).set(signInAs(parent)));
  const workDue = async () => (await summary()).workDue;
  expect(await workDue()).toEqual([]);

  const teacher = await buildUser(database, { role: 'TEACHER' });
  const schoolClass = await buildClassOf(database, { owner: teacher, members: [child] });
  await database.classMember.updateMany({
    where: { classId: schoolClass.id },
    data: { joinedAt: new Date('2026-01-01') },
  });
  const set = (title: string, [opensAt, dueAt, closesAt]: [string, string, string]) =>
    buildAssignment(database, {
      classId: schoolClass.id,
      questionIds: [],
      title,
      opensAt: new Date(opensAt),
      dueAt: new Date(dueAt),
      closesAt: new Date(closesAt),
    });
  await set('Later', ['2026-03-05', '2026-03-06', '2026-03-07']);
  const closed = await set('Closed', ['2026-03-01', '2026-03-02', '2026-03-03']);
  const excused = await set('Excused', ['2026-03-01', '2026-03-05', '2026-03-06']);
  await database.assignmentWork.create({
    data: { assignmentId: excused.id, userId: child.id, excusedAt: new Date(now) },
  });
  const handedIn = await set('Handed in', ['2026-03-01', '2026-03-05', '2026-03-06']);
  const subject = await buildSubject(database);
  const attempt = await database.attempt.create({
    data: {
      ...finishedAttempt({ userId: child.id, subject, finishedAt: now, score: 12 }),
      kind: 'ASSIGNMENT',
    },
  });
  await database.assignmentWork.create({
    data: { assignmentId: handedIn.id, userId: child.id, attemptId: attempt.id },
  });
  const due = await set('Due', ['2026-03-01', '2026-03-05T16:00:00Z', '2026-03-06']);
  const late = await set('Late', ['2026-03-01', '2026-03-02T16:00:00Z', '2026-03-06']);
  expect(await workDue()).toEqual([
    { assignmentId: late.id, title: 'Late', dueAt: '2026-03-02T16:00:00.000Z', state: 'OVERDUE' },
    { assignmentId: due.id, title: 'Due', dueAt: '2026-03-05T16:00:00.000Z', state: 'NOT_STARTED' },
  ]);
  const missed = { assignmentId: closed.id, title: 'Closed', closedAt: '2026-03-03T00:00:00.000Z' };
  const withheld = { assignmentId: handedIn.id, title: 'Handed in', handedInAt: '2026-03-04T12:00:00.000Z' };
  expect(await summary()).toMatchObject({ missedWork: [missed], tests: [] });
  expect((await summary()).withheldWork).toEqual([{ ...withheld, hasResultsLater: true }]);
  await database.assignment.update({ where: { id: handedIn.id }, data: { show: 'NONE' } });
  expect((await summary()).withheldWork).toEqual([{ ...withheld, hasResultsLater: false }]);
  await database.assignment.update({
    where: { id: handedIn.id },
    data: { release: 'HAND_IN', show: 'SCORE' },
  });
  expect(await summary()).toMatchObject({ tests: [{ title: 'Handed in', score: 12 }], withheldWork: [] });
  await database.classMember.updateMany({
    where: { classId: schoolClass.id },
    data: { leftAt: new Date(now) },
  });
  expect(await summary()).toMatchObject({ workDue: [], missedWork: [] });
});
