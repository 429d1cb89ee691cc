import { randomUUID } from 'node:crypto';
import { connectDatabase } from '@markwell/database/connect';
import { journeyPupil, runCount } from '../../apps/web/e2e/support/journey-pupils.ts';

/** The pupils with these numbers in each run. */
const pupilNumbers = [17, 103];
const questionCount = 5;

/**
 * A journey cannot wait for a deadline. So some pupils started a test of 11+ mathematics an hour ago, answered the first
 * question correctly and left; the server finds the test open and overdue.
 */
export async function addOverdueTests(databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    const emails = Array.from({ length: runCount }, (_, run) =>
      pupilNumbers.map((number) => journeyPupil(run, number)),
    ).flat();
    const users = await database.user.findMany({ where: { email: { in: emails } }, select: { id: true } });
    const subject = await database.subject.findFirstOrThrow({
      where: { name: 'Mathematics', stage: { code: 'ELEVEN_PLUS' } },
      select: { id: true, stageId: true },
    });
    const questions = await database.question.findMany({
      where: { status: 'PUBLISHED', kind: 'REGULAR', topic: { subjectId: subject.id } },
      orderBy: { id: 'asc' },
      take: questionCount,
      select: {
        id: true,
        topicId: true,
        currentRevisionId: true,
        currentRevision: { select: { options: { where: { isCorrect: true }, select: { id: true } } } },
      },
    });
    const began = Date.now() - 60 * 60_000;
    for (const { id: userId } of users) {
      await database.attempt.create({
        data: {
          id: randomUUID(),
          userId,
          stageId: subject.stageId,
          subjectId: subject.id,
          kind: 'MOCK_TEST',
          difficulties: [1, 2, 3],
          topicIds: [],
          requestedQuestions: questionCount,
          totalQuestions: questionCount,
          durationSeconds: 900,
          startedAt: new Date(began),
          deadlineAt: new Date(began + 900_000),
          questions: {
            create: questions.map(({ id, topicId, currentRevisionId, currentRevision }, index) => ({
              ordinal: index + 1,
              questionId: id,
              topicId,
              revisionId: currentRevisionId ?? '',
              ...(index === 0 && {
                chosenOptionId: currentRevision?.options[0]?.id ?? null,
                sequence: 1,
                answeredAt: new Date(began + 60_000),
              }),
            })),
          },
        },
      });
    }
  } finally {
    await database.$disconnect();
  }
}
