import { answerColumns } from '#modules/attempts/answer-columns.ts';
import { createHash } from 'node:crypto';
import type { Database } from '@markwell/database/connect';
import { parentCanSee } from '#modules/notifications/parent-notifications.ts';
import { markSeenBy } from '#testing/database/seen-questions.ts';
import { buildAssignment } from './build-assignment.ts';
import { finishedAttempt } from './build-attempt.ts';
import { buildClass } from './build-class.ts';
import { buildCreativeQuestion } from './build-creative-writing.ts';
import { buildExamBoard, buildSubject, buildTopic } from './build-curriculum.ts';
import { buildQuestion } from './build-question.ts';
import { buildRegistration } from './build-registration.ts';
import { buildPupil, buildSchool, type TestUser } from './build-user.ts';

interface People {
  /** Values that occur only in this pupil's data. */
  person: { name: string; email: string; parentEmail: string; googleId: string; avatar: string };
  /** Who has sent the pupil an e-mail. */
  admin: TestUser;
  /** Of the pupil's family. */
  other: TestUser;
  at: Date;
}

/** A pupil of whom every table with personal data has a row: a new one needs a line here. */
export async function buildPersonalData(
  database: Database,
  { person, admin, other, at }: People,
): Promise<{ pupil: TestUser; questionId: string }> {
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const pupil = await buildPupil(database, {
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
  const given = { questionId: question.id, revisionId: question.revisionId, ordinal: 1 };

  const attempt = finishedAttempt({ userId, subject, finishedAt: at.toISOString(), score: 100 });
  const answer = { questionId: question.id, revisionId: question.revisionId, topicId };
  await database.attempt.create({
    data: { ...attempt, ...answerColumns(at, [{ ...answer, response: 'A', isCorrect: true }]) },
  });
  await database.attemptPause.create({
    data: { attemptId: attempt.id, userId, id: attempt.id, startedAt: at, endsAt: at },
  });
  await database.pupilTotals.create({ data: { userId, testsFinished: 1 } });
  await database.accessArrangement.create({ data: { userId, extraTimePercent: 25 } });
  await database.topicProgress.create({ data: { userId, topicId, lastAnsweredAt: at } });
  await database.dailyActivity.create({ data: { userId, day: new Date('2026-07-15') } });
  await markSeenBy(database, userId, question.id);
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
      answers: { create: { ...given, chosenLetter: 'A', timeSpentMs: 4321 } },
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
    data: { classId: schoolClass.id, email: person.email, createdAt: at, expiresAt: at },
  });
  const agreed = { state: 'ACTIVE', childAgreedAt: at, parentAgreedAt: at } as const;
  const linked = await database.parentLink.create({
    data: { ...agreed, childId: userId, parentId: other.id },
  });
  await database.parentLink.create({ data: { ...agreed, childId: other.id, parentId: userId } });
  await database.parentLink.create({
    data: { childId: other.id, state: 'INVITED', invitedEmail: person.email, invitationExpiresAt: at },
  });
  await database.parentView.create({ data: { linkId: linked.id, day: at, kind: 'SUMMARY' } });
  await database.parentCode.create({
    data: { childId: userId, madeById: userId, codeHash: new Uint8Array([1]), createdAt: at, expiresAt: at },
  });
  await database.parentReport.create({ data: { parentId: userId, monday: at, isQuiet: false } });
  await database.notification.create({
    data: {
      ...parentCanSee(linked.id, person.name),
      userId: other.id,
    },
  });
  await database.notification.create({
    data: { userId, kind: 'test', title: `Well done, ${person.name}`, body: 'A test', dedupeKey: 'one' },
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
      email: person.email,
      expiresAt: at,
    },
  });
  await buildRegistration(database, { email: person.email, name: person.name });
  await database.linkRequest.create({
    data: { email: person.email, endpoint: 'POST /x', key: 'one', requestedAt: at },
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
      response: { sentTo: person.email.toUpperCase() },
    },
  });
  return { pupil, questionId: question.id };
}
