import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { typed } from '@markwell/database/sql/values';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import { recordRequest } from '../../domain/idempotency/idempotency-record.repository.ts';
import { difficultyNames } from '../../domain/past-papers/past-paper.mapper.ts';
import { removePapers } from '../../domain/past-papers/remove-papers.repository.ts';
import { changedFields, type PaperClassification, type PaperValues } from './past-papers.rules.ts';

type Transaction = Prisma.TransactionClient;

/** Throws when a paper may not be saved at this place; nothing is changed then. */
type AssertClassification = (classification: PaperClassification) => void;

export interface EditPapersRepository {
  /** Returns the id. */
  create: (
    values: PaperValues,
    assertClassification: AssertClassification,
    actorId: string,
    call: IdempotentRequest | undefined,
  ) => Promise<string>;
  /** False when the paper does not exist. */
  update: (
    id: string,
    values: PaperValues,
    assertClassification: AssertClassification,
    actorId: string,
  ) => Promise<boolean>;
  /** Returns the storage keys of its files, which the caller must now remove; undefined when it does not exist. */
  remove: (id: string, actorId: string) => Promise<string[] | undefined>;
}

const fields = {
  title: true,
  stageId: true,
  subjectId: true,
  year: true,
  paperNumber: true,
  schoolName: true,
  duration: true,
  maxMarks: true,
  totalQuestions: true,
  difficulty: true,
  isFree: true,
  isPremium: true,
} as const;

/** Titles are unique in a subject: locks the subject, so that two papers cannot get the same title. */
async function lockClassification(
  transaction: Transaction,
  { title, stageId, subjectId }: PaperValues,
  ownId: string | null,
): Promise<PaperClassification> {
  const sql = sqlOf(transaction);
  const subject = await sql
    .selectFrom('subjects')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .select(['subjects.name', 'stages.display_name as stageName'])
    .where('subjects.id', '=', subjectId)
    .where('subjects.stage_id', '=', stageId)
    .where('subjects.archived_at', 'is', null)
    .forNoKeyUpdate('subjects')
    .executeTakeFirst();
  if (!subject) return { subject, sameTitle: undefined };
  const sameTitle = await sql
    .selectFrom('past_papers')
    .select('year')
    .where('stage_id', '=', stageId)
    .where('subject_id', '=', subjectId)
    // Prisma's insensitive `equals` is an ILIKE, in which \\, % and _ in the title would be wildcards.
    .where((eb) => eb(eb.fn<string>('lower', ['title']), '=', eb.fn<string>('lower', [typed('text', title)])))
    .$if(ownId !== null, (query) => query.where('id', '<>', ownId))
    .limit(1)
    .executeTakeFirst();
  return { subject, sameTitle };
}

export function createEditPapersRepository(database: Database): EditPapersRepository {
  return {
    create: (values, assertClassification, actorId, call) =>
      database.$transaction(async (transaction) => {
        assertClassification(await lockClassification(transaction, values, null));
        const { id } = await transaction.pastPaper.create({ data: values, select: { id: true } });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.created',
          targetKind: 'paper',
          targetId: id,
          before: null,
          after: { ...values },
        });
        if (call) await recordRequest(transaction, call, { resultId: id });
        return id;
      }),

    update: (id, values, assertClassification, actorId) =>
      database.$transaction(async (transaction) => {
        assertClassification(await lockClassification(transaction, values, id));
        const paper = sqlOf(transaction).selectFrom('past_papers').select('id').where('id', '=', id);
        await paper.forNoKeyUpdate().execute();
        const before = await transaction.pastPaper.findUnique({ where: { id }, select: fields });
        if (!before) return false;
        const changed = changedFields(before, values);
        if (!changed) return true;
        await transaction.pastPaper.update({ where: { id }, data: values, select: { id: true } });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.edited',
          targetKind: 'paper',
          targetId: id,
          ...changed,
        });
        return true;
      }),

    remove: (id, actorId) =>
      database.$transaction(async (transaction) => {
        const locked = sqlOf(transaction).selectFrom('past_papers').select('id').where('id', '=', id);
        await locked.forUpdate().execute();
        const paper = await transaction.pastPaper.findUnique({
          where: { id },
          select: {
            title: true,
            year: true,
            difficulty: true,
            _count: { select: { answers: true, reports: true } },
          },
        });
        if (!paper) return undefined;
        const storageKeys = await removePapers(transaction, { id });
        const { title, year, difficulty, _count } = paper;
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.deleted',
          targetKind: 'paper',
          targetId: id,
          before: {
            title,
            year,
            difficulty: difficultyNames[difficulty],
            files: storageKeys.length,
            reports: _count.reports,
          },
          after: null,
        });
        return storageKeys;
      }),
  };
}
