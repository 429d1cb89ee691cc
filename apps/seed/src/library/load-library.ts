import type { InTransaction } from '../in-transaction.ts';
import type { BankQuestion } from './insert-questions.ts';
import type { Library, LibraryScope } from './library.ts';
import { loadBriefs, type BankBrief } from './load-briefs.ts';
import { loadCurriculum, type Curriculum } from './load-curriculum.ts';
import { loadPapers, type PaperStorage } from './load-papers.ts';
import { listRemovedQuestions, loadQuestions, type LoadContext } from './load-questions.ts';
import { createLoadReport, type LoadReport } from './load-report.ts';

export interface LoadOptions {
  /** The part that `library` is; what else the database has is not looked at. */
  scope?: LibraryScope;
  inTransaction: InTransaction;
  /** See {@link LoadContext}. */
  batchSize?: number;
  /** For the PDFs of papers; without it, papers are not loaded. */
  storage?: PaperStorage;
  /** Only reports what a load would do. */
  isDryRun?: boolean;
  /** Withdraws published questions that the library no longer has. */
  withdrawRemoved?: boolean;
  createdAt?: Date;
  log: (line: string) => void;
  /** See {@link LoadContext}. */
  onBatch?: LoadContext['onBatch'];
}

export interface Loaded {
  report: LoadReport;
  curriculum: Curriculum;
  /** What the database has as the library wrote it, new or not. */
  questions: BankQuestion[];
  briefs: BankBrief[];
}

/**
 * Brings the library into a database that has the stages and exam boards, in several transactions: a load that is
 * interrupted is continued by the next one. What is there is found by its source id; what an administrator changed or
 * deleted is left alone.
 */
export async function loadLibrary(
  library: Library,
  {
    scope = {},
    inTransaction,
    batchSize,
    storage,
    isDryRun = false,
    withdrawRemoved = false,
    createdAt = new Date(),
    log,
    onBatch,
  }: LoadOptions,
): Promise<Loaded> {
  const report = createLoadReport();
  const curriculum = await inTransaction((transaction) =>
    loadCurriculum(transaction, library.subjects, { isDryRun }),
  );
  report.curriculum = curriculum.added;
  const context: LoadContext = {
    inTransaction,
    ...(batchSize === undefined ? {} : { batchSize }),
    curriculum,
    isDryRun,
    createdAt,
    report,
    log,
    ...(onBatch ? { onBatch } : {}),
  };
  const { bank: questions, sourceIds } = await loadQuestions(library.questions, context);
  await listRemovedQuestions(sourceIds, scope, { withdraw: withdrawRemoved }, context);
  const briefs = await loadBriefs(library.briefs, context);
  if (storage) await loadPapers(library.papers(), storage, context);
  return { report, curriculum, questions, briefs };
}
