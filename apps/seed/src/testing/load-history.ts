import { markResponse, type Response } from '@markwell/api/modules/attempts/answers.rules';
import type { Database } from '@markwell/database/connect';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';

const answersInOrder = {
  orderBy: { ordinal: 'asc' },
  include: { revision: true, question: { include: { topic: true } } },
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
    include: { question: { include: { topic: true } } },
  });
  const revisionOf = new Map(revisions.map((revision) => [revision.id, revision]));
  return attempts.map((attempt) => ({
    ...attempt,
    questions: (answersOf.get(attempt.id) ?? []).flatMap((answer) => {
      const revision = revisionOf.get(answer.revisionId);
      if (!revision) return [];
      const marking = markResponse(
        revision.parts as unknown as QuestionPart[],
        answer.response as Response | null,
      );
      return [{ ...answer, marking, question: revision.question }];
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
