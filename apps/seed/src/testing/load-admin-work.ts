import type { Database } from '@markwell/database/connect';

const oldestFirst = { orderBy: { createdAt: 'asc' } } as const;

/** What the administrators of the demo data have done, oldest first. */
export async function loadAdminWork(database: Database) {
  const uploads = await database.uploadBatch.findMany({ ...oldestFirst, include: { questions: true } });
  const changes = await database.bulkChange.findMany(oldestFirst);
  const runs = await database.generationRun.findMany({ orderBy: { startedAt: 'asc' } });
  const statistics = await database.itemStatistics.findMany();
  const audited = await database.auditEntry.findMany();
  const times = [...uploads, ...changes, ...audited].map(({ createdAt }) => createdAt.getTime());
  return {
    uploads: uploads.map(({ takenBackAt, questions }) => ({
      isTakenBack: takenBackAt !== null,
      questions: questions.map(({ status }) => status),
    })),
    changes: changes.map(({ status }) => status),
    runs: runs.map(({ status }) => status),
    suspicions: statistics.flatMap((row) => row.suspicions),
    actions: new Set(audited.map(({ action }) => action)),
    newest: new Date(Math.max(...times)),
  };
}
