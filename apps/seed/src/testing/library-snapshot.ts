import { expect } from 'vitest';
import type { Database } from '@markwell/database/connect';

/** Every row that a load may write. */
export async function snapshot(database: Database) {
  const byId = { orderBy: { id: 'asc' } } as const;
  return {
    subjects: await database.subject.findMany(byId),
    topics: await database.topic.findMany(byId),
    files: await database.mediaFile.findMany({ ...byId, include: { drawing: true } }),
    passages: await database.passage.findMany(byId),
    buckets: await database.bucket.findMany(byId),
    questions: await database.question.findMany(byId),
    revisions: await database.questionRevision.findMany(byId),
    changes: await database.questionChange.findMany(byId),
    briefs: await database.creativeWritingQuestion.findMany({ ...byId, include: { options: true } }),
    papers: await database.pastPaper.findMany({ ...byId, include: { answers: true } }),
    items: await database.libraryItem.findMany({ orderBy: { sourceId: 'asc' } }),
  };
}

/** Every bucket counts its questions. */
export async function expectRightCounts(database: Database): Promise<void> {
  const buckets = await database.bucket.findMany({ include: { _count: { select: { questions: true } } } });
  for (const { publishedCount, _count } of buckets) expect(_count.questions).toBe(publishedCount);
}
