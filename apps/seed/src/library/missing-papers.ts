import { inTransaction as runInTransaction } from '@markwell/api/platform/transaction.repository';
import type { InTransaction } from '../in-transaction.ts';
import { subjects } from '@markwell/questions/curriculum';
import { paperPlans } from '@markwell/questions/papers/paper-plans';
import type { Database } from '@markwell/database/connect';
import { readLibraryItems } from './library-items.repository.ts';
import { loadCurriculum } from './load-curriculum.ts';
import type { PaperStorage } from './load-papers.ts';
import { createLoadReport } from './load-report.ts';

/**
 * Adds the missing papers of this release, and returns how many. Typesetting takes seconds, so `pnpm dev` does it after its
 * start. The next run continues an interrupted one.
 */
export async function addMissingPapers(database: Database, storage: PaperStorage): Promise<number> {
  const missing = new Set(await findMissingPapers(database));
  if (missing.size === 0) return 0;
  // Imported here because a start with all papers would load all content for nothing.
  const [{ papers }, { loadPapers }] = await Promise.all([
    import('@markwell/questions/papers/papers'),
    import('./load-papers.ts'),
  ]);
  const inTransaction: InTransaction = (work) => runInTransaction(database, work);
  const all = papers().filter(({ sourceId }) => missing.has(sourceId));
  const chosen = subjects.filter(({ code }) => all.some(({ subjectCode }) => subjectCode === code));
  const curriculum = await inTransaction((transaction) =>
    loadCurriculum(transaction, chosen, { isDryRun: true }),
  );
  const context = {
    inTransaction,
    curriculum,
    createdAt: new Date(),
    report: createLoadReport(),
    log: () => undefined,
  };
  const added = await loadPapers(all, storage, { ...context, isDryRun: false });
  return added.length;
}

/** The source ids of the papers that the database does not have, of the subjects that it has. */
export async function findMissingPapers(database: Database): Promise<string[]> {
  const sourceIds = paperPlans.map(({ sourceId }) => sourceId);
  const [written, stored, open] = await Promise.all([
    readLibraryItems(database.sql, 'PAPER', sourceIds),
    database.pastPaper.findMany({ where: { sourceId: { in: sourceIds } }, select: { sourceId: true } }),
    database.subject.findMany({ where: { archivedAt: null }, select: { code: true } }),
  ]);
  const known = new Set([...written.keys(), ...stored.map(({ sourceId }) => sourceId)]);
  const codes = new Set(open.map(({ code }) => code));
  return paperPlans
    .filter(({ sourceId, subjectCode }) => !known.has(sourceId) && codes.has(subjectCode))
    .map(({ sourceId }) => sourceId);
}
