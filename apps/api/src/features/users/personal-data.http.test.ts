import { createHash } from 'node:crypto';
import { exportData } from '@markwell/shared/features/users/users.contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { parentCanSee } from '../../domain/notifications/parent-notifications.ts';
import { recordChange } from '../../domain/audit/record-change.repository.ts';
import { finishedAttempt } from '../../testing/builders/build-attempt.ts';
import { buildCreativeQuestion } from '../../testing/builders/build-creative-writing.ts';
import { buildAssignment } from '../../testing/builders/build-assignment.ts';
import { buildClass } from '../../testing/builders/build-class.ts';
import { buildExamBoard, buildSubject, buildTopic } from '../../testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil, buildSchool, type TestUser } from '../../testing/builders/build-user.ts';
import { buildRegistration } from '../../testing/builders/build-registration.ts';
import { buildQuestion } from '../../testing/builders/build-question.ts';
import { bodyOf } from '../../testing/requests/response-body.ts';
import { userReferences, profileColumns } from '../../testing/user-references.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const now = '2026-07-15T12:00:00.000Z';
const at = new Date(now);
const { clock, set } = createTestClock(now);
const { request, database, signInAs, jobs } = await createTestApp({ clock });

/** Values that occur only in this user's data. */
const about = {
  name: 'Zephyrine Quillfeather',
  email: 'zephyrine@quillfeather.example',
  parentEmail: 'parent@quillfeather.example',
  googleId: 'google-quillfeather',
  avatar: 'https://pictures.example.com/quillfeather.png',
  note: 'Ms Quillfeather’s daughter was right',
};
let pupil: TestUser;
let admin: TestUser;
let other: TestUser;

beforeAll(async () => {
  admin = await buildAdmin(database);
  other = await buildPupil(database);
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const { note, ...person } = about;
  pupil = await buildPupil(database, {
    ...person,
    passwordHash: 'not a hash',
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    schoolYear: 'Year 6',
    schoolName: 'Oakfield',
    schoolId: (await buildSchool(database)).id,
    currentStageId: subject.stageId,
    currentExamBoardId: (await buildExamBoard(database)).id,
    firstDayEndedAt: at,
    emailVerifiedAt: at,
    parentConfirmedAt: at,
    consentWithdrawnAt: at,
    inactivityWarnedAt: at,
    premiumUntil: new Date('2027-07-15T12:00:00.000Z'),
    lastLoginAt: at,
    lastActiveOn: new Date('2026-07-15'),
    deletionRequestedAt: at,
    weeklyReportFor: new Date('2026-07-06'),
    birthMonth: new Date('2014-03-01'),
    consentEndsOn: new Date('2027-04-01'),
  });
  const userId = pupil.id;
  const [subjectId, stageId, topicId] = [subject.id, subject.stageId, topic.id];
  const question = await buildQuestion(database, { topicId });
  const { bucketId } = await database.question.findUniqueOrThrow({ where: { id: question.id } });
  const given = { questionId: question.id, revisionId: question.revisionId, ordinal: 1 };
  const chosenOptionId = question.options[0]?.id ?? '';

  const attempt = finishedAttempt({ userId, subject, finishedAt: now, score: 100 });
  await database.attempt.create({ data: attempt });
  await database.attemptQuestion.create({
    data: { ...given, attemptId: attempt.id, topicId, chosenOptionId },
  });
  await database.pupilTotals.create({ data: { userId, testsFinished: 1 } });
  await database.accessArrangement.create({ data: { userId, extraTimePercent: 25 } });
  await database.topicProgress.create({ data: { userId, topicId, lastAnsweredAt: at } });
  await database.dailyActivity.create({ data: { userId, day: new Date('2026-07-15') } });
  await database.seenQuestion.create({ data: { userId, questionId: question.id, seenAt: at } });
  await database.bucketSeen.create({ data: { userId, bucketId: bucketId ?? '', seenCount: 1 } });
  await database.reviewCard.create({
    data: {
      userId,
      questionId: question.id,
      dueAt: at,
      stability: 1,
      difficulty: 1,
      elapsedDays: 0,
      scheduledDays: 0,
      learningSteps: 0,
      repetitions: 1,
      lapses: 0,
      state: 1,
    },
  });
  await database.rapidFireSession.create({
    data: {
      id: crypto.randomUUID(),
      userId,
      subjectId,
      level: 1,
      totalQuestions: 1,
      startedAt: at,
      deadlineAt: at,
      answers: { create: { ...given, chosenOptionId, timeSpentMs: 4321 } },
    },
  });
  await database.rapidFireProgress.create({ data: { userId, subjectId, lastPlayedAt: at } });
  const brief = await buildCreativeQuestion(database, subject);
  await database.creativeWritingSession.create({
    data: {
      id: crypto.randomUUID(),
      userId,
      stageId,
      subjectId,
      difficulty: 'STANDARD',
      totalQuestions: 1,
      startedAt: at,
      answers: { create: { ordinal: 1, questionId: brief.id, selectedOption: 'A', timeSpentSeconds: 87 } },
    },
  });
  await database.creativeWritingProgress.create({
    data: {
      userId,
      stageId,
      subjectId,
      totalSessions: 1,
      scoreSum: 50,
      bestSessionScore: 50,
      recentScores: [50],
      lastPlayedAt: at,
    },
  });
  const schoolClass = await buildClass(database, { stageId });
  await database.classTeacher.create({ data: { userId, classId: schoolClass.id, isOwner: true } });
  await database.classMember.create({ data: { userId, classId: schoolClass.id, joinedAt: at } });
  const assignment = await buildAssignment(database, { classId: schoolClass.id, questionIds: [] });
  await database.assignmentWork.create({ data: { assignmentId: assignment.id, userId, excusedAt: at } });
  await database.classInvitation.create({
    data: { classId: schoolClass.id, email: about.email, createdAt: at, expiresAt: at },
  });
  const agreed = { state: 'ACTIVE', childAgreedAt: at, parentAgreedAt: at } as const;
  const linked = await database.parentLink.create({
    data: { ...agreed, childId: userId, parentId: other.id },
  });
  await database.parentLink.create({ data: { ...agreed, childId: other.id, parentId: userId } });
  await database.parentLink.create({
    data: { childId: other.id, state: 'INVITED', invitedEmail: about.email, invitationExpiresAt: at },
  });
  await database.parentView.create({ data: { linkId: linked.id, day: at, kind: 'SUMMARY' } });
  await database.parentCode.create({
    data: { childId: userId, madeById: userId, codeHash: new Uint8Array([1]), createdAt: at, expiresAt: at },
  });
  await database.parentReport.create({ data: { parentId: userId, monday: at, isQuiet: false } });
  await database.notification.create({
    data: {
      ...parentCanSee(linked.id, about.name),
      userId: other.id,
    },
  });
  await database.notification.create({
    data: { userId, kind: 'test', title: `Well done, ${about.name}`, body: 'A test', dedupeKey: 'one' },
  });
  await database.session.create({
    data: { id: userId, userId, tokenVersion: 0, device: 'Chrome', expiresAt: at },
  });
  await database.secondFactor.create({ data: { userId, secret: new Uint8Array([1]), confirmedAt: at } });
  await database.recoveryCode.create({ data: { userId, prefix: 'ABCD', codeHash: 'x' } });
  await database.accountToken.create({
    data: {
      userId,
      kind: 'VERIFY_EMAIL',
      tokenHash: createHash('sha256').update(userId).digest(),
      email: about.email,
      expiresAt: at,
    },
  });
  await buildRegistration(database, { email: about.email, name: about.name });
  await database.linkRequest.create({
    data: { email: about.email, endpoint: 'POST /x', key: 'one', requestedAt: at },
  });
  await database.idempotencyKey.create({
    data: { userId, endpoint: 'POST /x', key: 'one', requestHash: createHash('sha256').digest() },
  });
  // The recorded reply to somebody who has sent the user an e-mail, with the address as it was typed.
  await database.idempotencyKey.create({
    data: {
      userId: admin.id,
      endpoint: 'POST /y',
      key: 'two',
      requestHash: createHash('sha256').digest(),
      response: { sentTo: about.email.toUpperCase() },
    },
  });
  const report = { kind: 'MOCK_TEST', questionId: question.id, reason: 'WRONG_ANSWER' } as const;
  const { id: reportId } = await database.report.create({ data: { ...report, userId } });
  await database.report.create({ data: { ...report, userId: other.id } });
  const decided = await request
    .post(`/api/admin-flags/question-flags/${reportId}/resolve`)
    .set(signInAs(admin))
    .send({ action: 'resolve', notes: note, reply: note, all: true });
  expect(decided.status).toBe(200);
  await recordChange(database, {
    actorId: admin.id,
    action: 'user.activated',
    target: { kind: 'user', id: pupil.id },
    before: { email: about.email },
    after: { email: null },
  });
  // An entry about someone else that has the user's id and address among its values.
  await recordChange(database, {
    actorId: admin.id,
    action: 'user.activated',
    target: { kind: 'user', id: other.id },
    before: { users: [about.email, other.email] },
    after: { users: [pupil.id, other.id] },
  });
});

const isExported = <Part>(part: Part | { reason: string }): part is Part =>
  !(typeof part === 'object' && part !== null && 'reason' in part);

/** With PostgreSQL's catalogue of constraints: the columns that we use. */
const catalog = database.sql.$extendTables<{
  pg_constraint: { conrelid: number; confrelid: number; contype: string; conkey: number[] };
  pg_attribute: { attrelid: number; attnum: number; attname: string };
  pg_class: { oid: number; relname: string };
}>();

test('every column that refers to a user is listed here', async () => {
  const found = await catalog
    .selectFrom('pg_constraint as reference')
    .innerJoin('pg_attribute as part', 'part.attrelid', 'reference.conrelid')
    .innerJoin('pg_class as table', 'table.oid', 'reference.conrelid')
    .innerJoin('pg_class as target', 'target.oid', 'reference.confrelid')
    .select((eb) => eb.fn<string>('concat', ['table.relname', sql.lit('.'), 'part.attname']).as('name'))
    .where((eb) => eb('part.attnum', '=', eb.fn.any('reference.conkey')))
    .where('reference.contype', '=', 'f')
    .where('target.relname', '=', 'users')
    .execute();
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(userReferences).sort());
  const own =
    (await database.sql.introspection.getTables({ withInternalKyselyTables: false })).find(
      ({ name }) => name === 'users',
    )?.columns ?? [];
  expect(own.map(({ name }) => name).sort()).toEqual(Object.keys(profileColumns).sort());
});

describe('the export', () => {
  const exported = async () =>
    bodyOf(exportData, await request.get('/api/users/export').set(signInAs(pupil)));

  test('has every relation and every column that is not exempt', async () => {
    const data = await exported();
    for (const part of Object.values(userReferences).filter(isExported)) {
      expect(Array.isArray(data[part]) ? data[part] : [data[part]], part).not.toEqual([]);
      expect(data[part], part).not.toBeNull();
    }
    for (const name of Object.values(profileColumns).filter(isExported)) {
      expect(data.profile[name], name).not.toBeNull();
    }
  });

  test('has the time of each answer, and an administrator’s note on a report', async () => {
    const { rapidFire, creativeWriting, reports } = await exported();
    expect(rapidFire[0]?.answers).toMatchObject([{ chosenLetter: 'A', timeSpentMs: 4321 }]);
    expect(creativeWriting[0]?.answers).toMatchObject([{ timeSpentSeconds: 87 }]);
    expect(reports).toMatchObject([{ notes: about.note, resolvedAt: now }]);
  });
});

describe('the deletion', () => {
  const words = ['quillfeather', 'zephyrine'];

  test('leaves no data about the user, not even their id, in any table', async () => {
    expect(await tablesWith(database, words)).toEqual([
      'account_tokens',
      'audit_entries',
      'class_invitations',
      'idempotency_keys',
      'link_requests',
      'notifications',
      'parent_links',
      'registrations',
      'reports',
      'users',
    ]);
    const aboutOther = await database.report.count({ where: { userId: other.id } });
    set('2026-07-22T12:00:00.000Z');
    await jobs.find(({ name }) => name === 'accounts to delete')?.run();
    expect(await tablesWith(database, words)).toEqual([]);
    expect(await tablesWith(database, [pupil.id])).toEqual([]);
    // The audit log keeps the action on the account, under a new id.
    expect(await database.auditEntry.count({ where: { action: 'user.activated' } })).toBe(2);
    expect(await database.report.count({ where: { userId: other.id } })).toBe(aboutOther);
    const decisions = await database.auditEntry.findMany({ where: { targetKind: 'flag' } });
    const remaining = { status: 'RESOLVED', answer: 'unchanged' };
    expect(decisions.map(({ after }) => after)).toEqual([remaining, remaining]);
    const answers = await database.notification.findMany({
      where: { userId: other.id },
      orderBy: { body: 'asc' },
    });
    expect(answers.map(({ body }) => body)).toEqual([
      'It can no longer be used to see your results.',
      'Thank you: we checked, and the question is correct.',
      'You no longer see that child’s results.',
    ]);
  });
});
