import type { Database } from '@markwell/database/connect';

const answersInOrder = {
  orderBy: { ordinal: 'asc' },
  include: { chosenOption: true, question: { include: { topic: true } } },
} as const;

/** Every test, with its questions. */
export async function loadAttempts(database: Database) {
  return database.attempt.findMany({
    orderBy: { startedAt: 'asc' },
    include: {
      user: { select: { email: true } },
      questions: answersInOrder,
    },
  });
}

/** Every rapid-fire quiz, with its answers. */
export async function loadQuizzes(database: Database) {
  return database.rapidFireSession.findMany({
    orderBy: { startedAt: 'asc' },
    include: {
      subject: true,
      answers: answersInOrder,
    },
  });
}

/** Every creative writing challenge, with its answers. */
export async function loadChallenges(database: Database) {
  return database.creativeWritingSession.findMany({
    orderBy: { startedAt: 'asc' },
    include: {
      user: { select: { email: true } },
      answers: { orderBy: { ordinal: 'asc' }, include: { question: { include: { options: true } } } },
    },
  });
}
