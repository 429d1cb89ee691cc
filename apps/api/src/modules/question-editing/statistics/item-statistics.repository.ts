import type { Database } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import {
  type Suspicion,
  minAnswersToJudge,
} from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { sql, type ExpressionBuilder } from 'kysely';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { shownStage, shownSubject, shownTopic } from '#modules/curriculum/shown-classification.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { askedStatuses, type Kind } from '#modules/question-bank/change/question-bank.rules.ts';
import { countAnswers, type AnswerCounts } from './count-answers.repository.ts';
import type { OptionCounts } from './question-statistics.rules.ts';

/** The statistics of a question as the job stores them. */
export interface StoredStatistics extends Omit<AnswerCounts, 'restScores'> {
  discrimination: number | null;
  suspicions: Suspicion[];
}

interface SuspiciousQuestion extends Omit<
  StoredStatistics,
  'questionId' | 'revision' | 'countedAnswers' | 'countedCorrect'
> {
  id: string;
  kind: Kind;
  text: string | null;
  stage: { id: string; name: string };
  subject: { id: string; name: string; color: string };
  topic: { id: string; name: string };
}

interface ReportFilter {
  stageId: string | undefined;
  subjectId: string | undefined;
  kind: Kind | undefined;
  suspicion: Suspicion | undefined;
}

export function countAnswersOfQuestions(db: Database, ids: readonly string[]): Promise<AnswerCounts[]> {
  return countAnswers(db.sql, ids);
}

/** Published and reserved questions with enough answers whose counts or current revision differ from the stored row. */
export async function findOutdatedStatistics(db: Database, limit: number): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('question_statistics as counted')
    .innerJoin('questions', 'questions.id', 'counted.question_id')
    .innerJoin('question_revisions as revision', 'revision.id', 'questions.current_revision_id')
    .leftJoin('item_statistics as stored', 'stored.question_id', 'counted.question_id')
    .select('counted.question_id as id')
    .where('counted.answered_count', '>=', minAnswersToJudge)
    .where('questions.status', 'in', askedStatuses)
    .where((eb) =>
      eb.or([
        eb('stored.question_id', 'is', null),
        eb('stored.share_sum', 'is', null),
        eb('stored.counted_answers', '<>', eb.ref('counted.answered_count')),
        eb('stored.counted_correct', '<>', eb.ref('counted.correct_count')),
        eb('stored.revision', '<>', eb.ref('revision.number')),
      ]),
    )
    .orderBy('counted.question_id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces the rows of these questions. */
export async function storeStatistics(
  db: Database,
  rows: readonly StoredStatistics[],
  countedAt: Date,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const query = transaction;
    const ids = rows.map(({ questionId }) => questionId);
    await query
      .deleteFrom('item_statistics')
      .where((eb) => eb('question_id', '=', eb.fn.any(arrayOf('uuid', ids))))
      .execute();
    if (rows.length === 0) return;
    await query
      .insertInto('item_statistics')
      .values(
        rows.map((row) => ({
          question_id: row.questionId,
          revision: row.revision,
          counted_answers: row.countedAnswers,
          counted_correct: row.countedCorrect,
          shown_count: row.shown,
          answered_count: row.answered,
          correct_count: row.correct,
          share_sum: row.shareSum,
          discrimination: row.discrimination,
          median_seconds: row.medianSeconds,
          options: JSON.stringify(row.options),
          suspicions: row.suspicions,
          changed_at: row.changedAt,
          counted_at: countedAt,
        })),
      )
      // Another process may have counted the same questions.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function findSuspiciousQuestions(
  db: Database,
  filter: ReportFilter,
  { skip, take, textLength }: { skip: number; take: number; textLength: number },
): Promise<SuspiciousQuestion[]> {
  const rows = await judged(db, filter)
    .select((eb) => [
      'questions.id',
      'questions.kind',
      eb.fn<string | null>('left', ['revision.body', sql.lit(textLength)]).as('text'),
      shownStage(eb).as('stage'),
      shownSubject(eb).as('subject'),
      shownTopic(eb).as('topic'),
      'statistics.shown_count as shown',
      'statistics.answered_count as answered',
      'statistics.correct_count as correct',
      eb.fn.coalesce('statistics.share_sum', 'statistics.correct_count').as('shareSum'),
      'statistics.discrimination',
      'statistics.median_seconds as medianSeconds',
      'statistics.options',
      'statistics.suspicions',
      'statistics.changed_at as changedAt',
    ])
    .where(isSuspicious(filter.suspicion))
    .orderBy((eb) => eb.fn<number>('cardinality', ['statistics.suspicions']), 'desc')
    .orderBy('statistics.discrimination', (order) => order.asc().nullsLast())
    .orderBy('questions.id')
    .offset(skip)
    .limit(take)
    .execute();
  return rows.map((row) => ({
    ...row,
    options: row.options as OptionCounts[],
    suspicions: row.suspicions as Suspicion[],
  }));
}

/** Without `suspicion`, `judged` counts the questions with enough answers. */
export function countJudgedQuestions(
  db: Database,
  filter: ReportFilter,
): Promise<{ judged: number; total: number; countedAt: Date | null }> {
  return judged(db, filter)
    .select((eb) => [
      eb.fn.countAll<number>().as('judged'),
      eb.fn.countAll<number>().filterWhere(isSuspicious(filter.suspicion)).as('total'),
      eb.fn.max('statistics.counted_at').$castTo<Date | null>().as('countedAt'),
    ])
    .executeTakeFirstOrThrow();
}

const isSuspicious =
  (suspicion: Suspicion | undefined) =>
  (eb: ExpressionBuilder<{ statistics: Tables['item_statistics'] }, 'statistics'>) =>
    suspicion === undefined
      ? eb(eb.fn<number>('cardinality', ['statistics.suspicions']), '>', 0)
      : eb(eb.val<string>(suspicion), '=', eb.fn.any('statistics.suspicions'));

/** The published and reserved questions with enough answers since their last change. A row of an earlier revision is omitted. */
const judged = ({ sql: query }: Database, { stageId, subjectId, kind }: ReportFilter) =>
  classifiedQuestions(query)
    .innerJoin('item_statistics as statistics', 'statistics.question_id', 'questions.id')
    .innerJoin('question_revisions as revision', (join) =>
      join
        .onRef('revision.id', '=', 'questions.current_revision_id')
        .onRef('revision.number', '=', 'statistics.revision'),
    )
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .where('statistics.answered_count', '>=', minAnswersToJudge)
    .where('questions.status', 'in', askedStatuses)
    .$if(stageId !== undefined, (rows) => rows.where('stages.id', '=', stageId ?? ''))
    .$if(subjectId !== undefined, (rows) => rows.where('subjects.id', '=', subjectId ?? ''))
    .$if(kind !== undefined, (rows) => rows.where('questions.kind', '=', kind ?? 'REGULAR'));
