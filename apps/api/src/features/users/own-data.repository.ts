import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { OwnDataDto } from '@markwell/shared/features/users/own-data.schemas';
import { fromDateColumn } from '../../core/days.ts';
import { ownActivities } from './own-activities.repository.ts';

export type OwnData = Omit<OwnDataDto, 'exportedAt'>;

export interface OwnDataRepository {
  collect: (userId: string) => Promise<OwnData | undefined>;
}

const userFields = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  name: true,
  firstName: true,
  lastName: true,
  grade: true,
  schoolName: true,
  role: true,
  currentStage: { select: { name: true } },
  currentExamBoard: { select: { name: true } },
  parentEmail: true,
  parentConfirmedAt: true,
  premiumUntil: true,
  googleId: true,
  createdAt: true,
  lastLoginAt: true,
  lastActiveOn: true,
  deletionRequestedAt: true,
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
  dailyActivity: { orderBy: { day: 'asc' } },
  flags: {
    select: {
      kind: true,
      reason: true,
      status: true,
      questionId: true,
      pastPaperId: true,
      createdAt: true,
    },
    orderBy: { createdAt: 'asc' },
  },
  tokens: {
    select: { kind: true, email: true, createdAt: true, expiresAt: true, usedAt: true },
    orderBy: { createdAt: 'asc' },
  },
  notifications: {
    select: { title: true, body: true, createdAt: true, readAt: true },
    orderBy: { createdAt: 'asc' },
  },
} as const satisfies Prisma.UserSelect;

type UserRecord = Prisma.UserGetPayload<{ select: typeof userFields }>;

const iso = (date: Date) => date.toISOString();
const isoOrNull = (date: Date | null) => date && iso(date);

export function createOwnDataRepository(database: Database): OwnDataRepository {
  return {
    async collect(userId) {
      const user = await database.user.findUnique({ where: { id: userId }, select: userFields });
      if (!user) return undefined;
      const activities = await ownActivities(database, userId);
      return { profile: profileOf(user), ...countersOf(user), ...activities, ...messagesOf(user) };
    },
  };
}

const profileOf = (user: UserRecord): OwnData['profile'] => ({
  id: user.id,
  email: user.email,
  emailVerifiedAt: isoOrNull(user.emailVerifiedAt),
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  grade: user.grade,
  school: user.schoolName,
  role: user.role,
  stage: user.currentStage?.name ?? null,
  examBoard: user.currentExamBoard?.name ?? null,
  parentEmail: user.parentEmail,
  parentConfirmedAt: isoOrNull(user.parentConfirmedAt),
  premiumUntil: isoOrNull(user.premiumUntil),
  signsInWithGoogle: user.googleId !== null,
  createdAt: iso(user.createdAt),
  lastLoginAt: isoOrNull(user.lastLoginAt),
  lastActiveOn: user.lastActiveOn && fromDateColumn(user.lastActiveOn),
  deletionRequestedAt: isoOrNull(user.deletionRequestedAt),
});

const countersOf = ({ totals, topicProgress, dailyActivity }: UserRecord) => ({
  totals: totals && {
    testsFinished: totals.testsFinished,
    questionsAnswered: totals.answeredCount,
    correctAnswers: totals.correctCount,
    studySeconds: totals.studySeconds,
    streakDays: totals.streakDays,
    bestStreak: totals.bestStreak,
  },
  topics: topicProgress.map(({ topic, answeredCount, correctCount, lastAnsweredAt }) => ({
    topic: topic.name,
    subject: topic.subject.name,
    questionsAttempted: answeredCount,
    correctAnswers: correctCount,
    lastAnsweredAt: iso(lastAnsweredAt),
  })),
  days: dailyActivity.map(({ day, finishedCount, answeredCount, studySeconds }) => ({
    day: fromDateColumn(day),
    finished: finishedCount,
    answered: answeredCount,
    studySeconds,
  })),
});

const messagesOf = ({ flags, notifications, tokens }: UserRecord) => ({
  reports: flags.map(({ createdAt, ...flag }) => ({ ...flag, createdAt: iso(createdAt) })),
  notifications: notifications.map(({ createdAt, readAt, ...notification }) => ({
    ...notification,
    createdAt: iso(createdAt),
    readAt: isoOrNull(readAt),
  })),
  links: tokens.map(({ kind, email, createdAt, expiresAt, usedAt }) => ({
    kind,
    email,
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    usedAt: isoOrNull(usedAt),
  })),
});
