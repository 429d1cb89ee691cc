import type { Database } from '@markwell/database/connect';
import { buildCreativeQuestions } from '../../apps/api/src/testing/builders/build-creative-writing.ts';
import { buildPupil, buildSchool } from '../../apps/api/src/testing/builders/build-user.ts';

interface Given {
  stageId: string;
  subjectId: string;
  questionIds: readonly string[];
}

/** Adds some of what administrators work on, and returns its ids by the names that paths and bodies give them. */
export async function addKnownRows(database: Database, { stageId, subjectId, questionIds }: Given) {
  const few = [0, 1, 2, 3, 4, 5];
  const users = await Promise.all(few.map(() => buildPupil(database, { currentStageId: stageId })));
  const userId = users[0]?.id ?? null;
  const ofPaper = { stageId, subjectId, year: 2025 } as const;
  const names = few.map((number) => `Fuzz ${number}`);
  const creative = await buildCreativeQuestions(database, few.length, { id: subjectId, stageId });
  return {
    users: users.map(({ id }) => id),
    schoolIds: [(await buildSchool(database)).id],
    pastPapers: await database.pastPaper.createManyAndReturn({
      data: names.map((title) => ({ ...ofPaper, title })),
      select: { id: true },
    }),
    passageIds: await database.passage.createManyAndReturn({
      data: names.map((title) => ({ subjectId, title, body: title })),
      select: { id: true },
    }),
    batchIds: await database.uploadBatch.createManyAndReturn({
      data: names.map((topicName) => ({ kind: 'REGULAR' as const, subjectId, topicName, questionCount: 1 })),
      select: { id: true },
    }),
    bulkChanges: await database.bulkChange.createManyAndReturn({
      data: few.map(() => ({
        kind: 'PUBLISH' as const,
        status: 'FINISHED' as const,
        finishedAt: new Date(),
      })),
      select: { id: true },
    }),
    flagIds: await database.report.createManyAndReturn({
      data: questionIds.slice(0, few.length).map((questionId) => ({
        userId,
        kind: 'MOCK_TEST' as const,
        questionId,
        reason: 'WRONG_ANSWER' as const,
      })),
      select: { id: true },
    }),
    questions: creative.map(({ id }) => id),
  };
}
