import type { Database } from '@markwell/database/connect';

const answersInOrder = {
  orderBy: { ordinal: 'asc' },
  include: { chosenOption: true, question: { include: { topic: true } } },
} as const;

/** Every test, with its questions. */
export async function loadAttempts(database: Database) {
  const attempts = await database.attempt.findMany({
    orderBy: { startedAt: 'asc' },
    include: { user: { select: { email: true } } },
  });
  const answers = await database.attemptAnswer.findMany({ orderBy: { ordinal: 'asc' } });
  const answersOf = Map.groupBy(answers, ({ attemptId }) => attemptId);
  const revisions = await database.questionRevision.findMany({
    where: { id: { in: [...new Set(answers.map(({ revisionId }) => revisionId))] } },
    include: { options: true, question: { include: { topic: true } } },
  });
  const revisionOf = new Map(revisions.map((revision) => [revision.id, revision]));
  return attempts.map((attempt) => ({
    ...attempt,
    questions: (answersOf.get(attempt.id) ?? []).flatMap((answer) => {
      const revision = revisionOf.get(answer.revisionId);
      if (!revision) return [];
      const key = revision.options.find(({ isCorrect }) => isCorrect)?.letter;
      return [{ ...answer, key, question: revision.question }];
    }),
  }));
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
