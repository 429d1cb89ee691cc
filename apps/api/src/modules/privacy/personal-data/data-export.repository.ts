import type { Prisma } from '@markwell/database/client';
import type { DataExportDto } from '@markwell/shared/privacy/data-export.schemas';
import { toConfirmedArrangement, toOwnArrangement } from '#modules/accounts/access-arrangement.mapper.ts';
import { fromDateColumn } from '#platform/date-column.ts';
import { exportedClasses } from './exported-classes.repository.ts';
import { exportedParents } from './exported-parents.repository.ts';
import { exportedActivity } from './exported-activity.repository.ts';
import type { Context } from '#context.ts';

type ExportedData = Omit<DataExportDto, 'exportedAt'>;

const userFields = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  name: true,
  firstName: true,
  lastName: true,
  avatar: true,
  schoolYear: true,
  schoolName: true,
  school: { select: { name: true } },
  role: true,
  currentStage: { select: { name: true } },
  currentExamBoard: { select: { name: true } },
  isExamBoardUnknown: true,
  firstDayEndedAt: true,
  parentEmail: true,
  parentConfirmedAt: true,
  consentWithdrawnAt: true,
  consentEndsOn: true,
  needsAge: true,
  inactivityWarnedAt: true,
  premiumUntil: true,
  googleId: true,
  createdAt: true,
  lastLoginAt: true,
  lastActiveOn: true,
  deletionRequestedAt: true,
  emailNotifications: true,
  weeklyReports: true,
  weeklyReportFor: true,
  accessArrangement: { include: { confirmedBy: { select: { name: true } } } },
  birthMonth: true,
  parentReports: true,
  totals: true,
  topicProgress: {
    select: {
      answeredCount: true,
      correctCount: true,
      lastAnsweredAt: true,
      topic: { select: { name: true, subject: { select: { name: true } } } },
    },
    orderBy: { lastAnsweredAt: 'desc' },
  },
  reviewCards: {
    select: {
      questionId: true,
      dueAt: true,
      lastReviewAt: true,
      repetitions: true,
      lapses: true,
      stability: true,
      difficulty: true,
      question: { select: { topic: { select: { name: true, subject: { select: { name: true } } } } } },
    },
    orderBy: [{ dueAt: 'asc' }, { questionId: 'asc' }],
  },
  dailyActivity: { orderBy: { day: 'asc' } },
  seenQuestions: {
    select: { questionId: true, seenAt: true },
    orderBy: [{ seenAt: 'asc' }, { questionId: 'asc' }],
  },
  bucketsSeen: {
    select: {
      seenCount: true,
      bucket: { select: { kind: true, difficulty: true, tier: true, topic: { select: { name: true } } } },
    },
    orderBy: { bucketId: 'asc' },
  },
  rapidFireProgress: {
    select: {
      currentLevel: true,
      totalSessions: true,
      bestAccuracy: true,
      lastPlayedAt: true,
      subject: { select: { name: true } },
    },
    orderBy: { lastPlayedAt: 'asc' },
  },
  creativeWritingProgress: {
    select: {
      totalSessions: true,
      scoreSum: true,
      bestSessionScore: true,
      recentScores: true,
      lastPlayedAt: true,
      subject: { select: { name: true } },
      stage: { select: { name: true } },
    },
    orderBy: { lastPlayedAt: 'asc' },
  },
  reports: {
    select: {
      kind: true,
      reason: true,
      status: true,
      questionId: true,
      pastPaperId: true,
      pastPaperNumber: true,
      notes: true,
      resolvedAt: true,
      createdAt: true,
    },
    orderBy: { createdAt: 'asc' },
  },
  tokens: {
    select: { kind: true, email: true, createdAt: true, expiresAt: true, usedAt: true },
    orderBy: { createdAt: 'asc' },
  },
  sessions: {
    select: { device: true, createdAt: true, lastSeenAt: true, expiresAt: true, confirmedAt: true },
    orderBy: { createdAt: 'asc' },
  },
  notifications: {
    select: { title: true, body: true, createdAt: true, readAt: true, emailedAt: true },
    orderBy: { createdAt: 'asc' },
  },
} as const satisfies Prisma.UserSelect;

type UserRecord = Prisma.UserGetPayload<{ select: typeof userFields }>;

const iso = (date: Date) => date.toISOString();
const isoOrNull = (date: Date | null) => date && iso(date);

export async function collectPersonalData(
  context: Context,
  userId: string,
): Promise<ExportedData | undefined> {
  const user = await context.db.user.findUnique({ where: { id: userId }, select: userFields });
  if (!user) return undefined;
  const activities = await exportedActivity(context.db, userId, context.clock());
  return {
    profile: profileOf(user),
    ...countersOf(user),
    ...activities,
    ...messagesOf(user),
    ...(await exportedClasses(context.db, user)),
    ...(await exportedParents(context.db, user)),
  };
}

const profileOf = (user: UserRecord): ExportedData['profile'] => ({
  id: user.id,
  email: user.email,
  emailVerifiedAt: isoOrNull(user.emailVerifiedAt),
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  avatar: user.avatar,
  grade: user.schoolYear,
  school: user.schoolName,
  memberOfSchool: user.school?.name ?? null,
  role: user.role,
  stage: user.currentStage?.name ?? null,
  examBoard: user.currentExamBoard?.name ?? null,
  isExamBoardUnknown: user.isExamBoardUnknown,
  firstDayEndedAt: isoOrNull(user.firstDayEndedAt),
  parentEmail: user.parentEmail,
  parentConfirmedAt: isoOrNull(user.parentConfirmedAt),
  consentWithdrawnAt: isoOrNull(user.consentWithdrawnAt),
  consentEndsOn: user.consentEndsOn && fromDateColumn(user.consentEndsOn),
  needsAge: user.needsAge,
  inactivityWarnedAt: isoOrNull(user.inactivityWarnedAt),
  premiumUntil: isoOrNull(user.premiumUntil),
  signsInWithGoogle: user.googleId !== null,
  googleId: user.googleId,
  createdAt: iso(user.createdAt),
  lastLoginAt: isoOrNull(user.lastLoginAt),
  lastActiveOn: user.lastActiveOn && fromDateColumn(user.lastActiveOn),
  deletionRequestedAt: isoOrNull(user.deletionRequestedAt),
  emailNotifications: user.emailNotifications,
  weeklyReports: user.weeklyReports,
  weeklyReportFor: user.weeklyReportFor && fromDateColumn(user.weeklyReportFor),
  birthMonth: user.birthMonth && fromDateColumn(user.birthMonth).slice(0, 7),
  parentReports: user.parentReports,
});

const countersOf = ({
  accessArrangement,
  totals,
  topicProgress,
  reviewCards,
  dailyActivity,
  ...user
}: UserRecord) => ({
  accessArrangement: accessArrangement && {
    ...toOwnArrangement(accessArrangement),
    forAssignments: toConfirmedArrangement(accessArrangement),
    updatedAt: iso(accessArrangement.updatedAt),
  },
  totals: totals && {
    testsFinished: totals.testsFinished,
    questionsAnswered: totals.answeredCount,
    correctAnswers: totals.correctCount,
    studySeconds: totals.studySeconds,
    streakDays: totals.streakDays,
    bestStreak: totals.bestStreak,
    lastRestDayOn: totals.lastRestDayOn && fromDateColumn(totals.lastRestDayOn),
  },
  topics: topicProgress.map(({ topic, answeredCount, correctCount, lastAnsweredAt }) => ({
    topic: topic.name,
    subject: topic.subject.name,
    questionsAttempted: answeredCount,
    correctAnswers: correctCount,
    lastAnsweredAt: iso(lastAnsweredAt),
  })),
  reviews: reviewCards.map(({ question, dueAt, lastReviewAt, ...card }) => ({
    ...card,
    topic: question.topic.name,
    subject: question.topic.subject.name,
    dueAt: iso(dueAt),
    lastReviewAt: isoOrNull(lastReviewAt),
  })),
  days: dailyActivity.map(({ day, finishedCount, answeredCount, correctCount, studySeconds }) => ({
    day: fromDateColumn(day),
    finished: finishedCount,
    answered: answeredCount,
    correctAnswers: correctCount,
    studySeconds,
  })),
  seenQuestions: user.seenQuestions.map(({ questionId, seenAt }) => ({ questionId, seenAt: iso(seenAt) })),
  seenCounts: user.bucketsSeen.map(({ bucket, seenCount }) => ({
    topic: bucket.topic.name,
    kind: bucket.kind,
    difficulty: bucket.difficulty,
    tier: bucket.tier,
    seen: seenCount,
  })),
  rapidFireProgress: user.rapidFireProgress.map(({ subject, lastPlayedAt, ...progress }) => ({
    ...progress,
    subject: subject.name,
    lastPlayedAt: iso(lastPlayedAt),
  })),
  creativeWritingProgress: user.creativeWritingProgress.map(
    ({ subject, stage, lastPlayedAt, ...progress }) => ({
      ...progress,
      subject: subject.name,
      stage: stage.name,
      lastPlayedAt: iso(lastPlayedAt),
    }),
  ),
});

const messagesOf = ({ reports, notifications, tokens, sessions }: UserRecord) => ({
  sessions: sessions.map(({ device, ...times }) => ({
    device,
    createdAt: iso(times.createdAt),
    lastSeenAt: iso(times.lastSeenAt),
    expiresAt: iso(times.expiresAt),
    confirmedAt: iso(times.confirmedAt),
  })),
  reports: reports.map(({ createdAt, resolvedAt, ...report }) => ({
    ...report,
    createdAt: iso(createdAt),
    resolvedAt: isoOrNull(resolvedAt),
  })),
  notifications: notifications.map(({ createdAt, readAt, emailedAt, ...notification }) => ({
    ...notification,
    createdAt: iso(createdAt),
    readAt: isoOrNull(readAt),
    emailedAt: isoOrNull(emailedAt),
  })),
  links: tokens.map(({ kind, email, createdAt, expiresAt, usedAt }) => ({
    kind,
    email,
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    usedAt: isoOrNull(usedAt),
  })),
});
