import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import { recordRequest } from '../../domain/idempotency/idempotency-record.repository.ts';
import { conflict, notFound, ruleViolated } from '../../domain/domain-error.ts';
import { difficultyNames, type StoredDifficulty } from '../../domain/past-papers/past-paper.mapper.ts';
import { removePapers } from '../../domain/past-papers/remove-papers.repository.ts';

type Transaction = Prisma.TransactionClient;

/** The stored fields of a paper, without its files. */
export interface PaperValues {
  title: string;
  stageId: string;
  subjectId: string;
  year: number;
  paperNumber: number | null;
  schoolName: string | null;
  duration: number | null;
  maxMarks: number | null;
  totalQuestions: number | null;
  difficulty: StoredDifficulty;
  isFree: boolean;
  isPremium: boolean;
}

export interface EditPapersRepository {
  /** Returns the id. Throws RULE_BROKEN for a subject of another stage, CONFLICT for a title in use. */
  create: (values: PaperValues, actorId: string, call: IdempotentRequest | undefined) => Promise<string>;
  /** Throws as `create`, and NOT_FOUND. */
  update: (id: string, values: PaperValues, actorId: string) => Promise<void>;
  /** Returns the storage keys of its files, which the caller must now remove. Throws NOT_FOUND. */
  remove: (id: string, actorId: string) => Promise<string[]>;
}

const noPaper = () => notFound('This paper does not exist');

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
async function claimTitle(
  transaction: Transaction,
  { title, stageId, subjectId }: PaperValues,
  ownId: string | null,
): Promise<void> {
  const [subject] = await transaction.$queryRaw<{ name: string; stageName: string }[]>`
    select s.name, g.display_name as "stageName" from subjects s join stages g on g.id = s.stage_id
    where s.id = ${subjectId}::uuid and s.stage_id = ${stageId}::uuid and s.archived_at is null for no key update of s`;
  if (!subject) {
    const message = 'Please select a subject';
    throw ruleViolated(message, { issues: [{ path: 'body.subjectId', message }] });
  }
  const [other] = await transaction.$queryRaw<{ year: number }[]>`
    select year::int from past_papers where stage_id = ${stageId}::uuid and subject_id = ${subjectId}::uuid
      and lower(title) = lower(${title}) and (${ownId}::uuid is null or id <> ${ownId}::uuid) limit 1`;
  if (!other) return;
  throw conflict(
    `A past paper called "${title}" (${String(other.year)}) already exists in ${subject.stageName}, ${subject.name}`,
    { suggestion: 'Please use a different title or exam type/subject combination' },
  );
}

/** Only the fields that differ, for the audit log. */
function changes(before: PaperValues, after: PaperValues) {
  const names = Object.keys(fields) as (keyof PaperValues)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const only = (values: PaperValues) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return changed.length === 0 ? undefined : { before: only(before), after: only(after) };
}

export function createEditPapersRepository(database: Database): EditPapersRepository {
  return {
    create: (values, actorId, call) =>
      database.$transaction(async (transaction) => {
        await claimTitle(transaction, values, null);
        const { id } = await transaction.pastPaper.create({ data: values, select: { id: true } });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.created',
          subjectKind: 'paper',
          subjectId: id,
          before: null,
          after: { ...values },
        });
        if (call) await recordRequest(transaction, call, { resultId: id });
        return id;
      }),

    update: (id, values, actorId) =>
      database.$transaction(async (transaction) => {
        await claimTitle(transaction, values, id);
        await transaction.$queryRaw`select id from past_papers where id = ${id}::uuid for no key update`;
        const before = await transaction.pastPaper.findUnique({ where: { id }, select: fields });
        if (!before) throw noPaper();
        const changed = changes(before, values);
        if (!changed) return;
        await transaction.pastPaper.update({ where: { id }, data: values, select: { id: true } });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.edited',
          subjectKind: 'paper',
          subjectId: id,
          ...changed,
        });
      }),

    remove: (id, actorId) =>
      database.$transaction(async (transaction) => {
        await transaction.$queryRaw`select id from past_papers where id = ${id}::uuid for update`;
        const paper = await transaction.pastPaper.findUnique({
          where: { id },
          select: {
            title: true,
            year: true,
            difficulty: true,
            _count: { select: { answers: true, flags: true } },
          },
        });
        if (!paper) throw noPaper();
        const storageKeys = await removePapers(transaction, { id });
        const { title, year, difficulty, _count } = paper;
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.deleted',
          subjectKind: 'paper',
          subjectId: id,
          before: {
            title,
            year,
            difficulty: difficultyNames[difficulty],
            files: storageKeys.length,
            reports: _count.flags,
          },
          after: null,
        });
        return storageKeys;
      }),
  };
}
