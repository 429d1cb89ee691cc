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
    options: await database.questionOption.findMany(byId),
    changes: await database.questionChange.findMany(byId),
    briefs: await database.creativeWritingQuestion.findMany({ ...byId, include: { options: true } }),
    papers: await database.pastPaper.findMany({ ...byId, include: { answers: true } }),
    items: await database.libraryItem.findMany({ orderBy: { sourceId: 'asc' } }),
  };
}

/** Published questions have the positions 0, 1, 2 … of their buckets. */
export async function expectNoGaps(database: Database): Promise<void> {
  const buckets = await database.bucket.findMany({ include: { questions: { select: { position: true } } } });
  for (const { publishedCount, questions } of buckets) {
    const positions = questions.map(({ position }) => Number(position)).toSorted((one, other) => one - other);
    expect(positions).toEqual(Array.from({ length: publishedCount }, (_, index) => index));
  }
}
