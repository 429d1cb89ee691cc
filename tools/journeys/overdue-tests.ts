import { randomUUID } from 'node:crypto';
import { connectDatabase } from '@markwell/database/connect';
import { journeyPupil, runCount } from '../../apps/web/e2e/support/journey-pupils.ts';
import { answerColumns } from '../../apps/api/src/modules/attempts/answer-columns.ts';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';

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
        currentRevision: { select: { parts: true } },
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
          ...answerColumns(
            new Date(began),
            questions.map(({ id, topicId, currentRevisionId, currentRevision }, index) => ({
              questionId: id,
              topicId,
              revisionId: currentRevisionId ?? '',
              response: index === 0 ? rightLetter(currentRevision?.parts) : null,
              answeredAt: new Date(began + 60_000),
              isCorrect: false,
            })),
          ),
          // Not marked yet.
          earned: [],
          possible: [],
        },
      });
    }
  } finally {
    await database.$disconnect();
  }
}

const rightLetter = (parts: unknown) =>
  fromParts({ parts: parts as QuestionPart[] })?.find(({ isCorrect }) => isCorrect)?.optionLetter ?? null;
