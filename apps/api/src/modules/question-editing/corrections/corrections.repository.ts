import type { Database, Sql } from '@markwell/database/connect';
import type { Transaction } from '#platform/transaction.repository.ts';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type { DB as Tables } from '@markwell/database/tables';
import { haveSameKeys } from '@markwell/shared/answers/part-keys';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { ExpressionBuilder, SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { markResponse, type Response } from '#modules/attempts/answers.rules.ts';
import { showTheSame } from '#modules/question-bank/display/show-the-same.ts';
import { answerInWords } from '../edit-question.rules.ts';
import { hasShown } from '@markwell/database/sql-expressions/attempts';
import { canBeMarkedBy, type MarkedRevision, type QuestionToCorrect } from './corrections.rules.ts';

export interface PastCorrection {
  id: string;
  action: 'VOID' | 'REMARK' | 'RESTORE';
  fromNumber: number;
  toNumber: number;
  affectedAttempts: number;
  correctedBy: string | null;
  createdAt: Date;
}

/** Those that are done, the newest first. */
export function findPastCorrections(db: Database, questionId: string): Promise<PastCorrection[]> {
  return db.sql
    .selectFrom('question_corrections as correction')
    .innerJoin('question_revisions as from', 'from.id', 'correction.from_revision_id')
    .innerJoin('question_revisions as to', 'to.id', 'correction.to_revision_id')
    .leftJoin('users', 'users.id', 'correction.corrected_by_id')
    .leftJoin('correction_runs as run', 'run.id', 'correction.run_id')
    .select([
      'correction.id',
      'correction.action',
      'from.number as fromNumber',
      'to.number as toNumber',
      'correction.affected_attempts as affectedAttempts',
      'users.name as correctedBy',
      'correction.created_at as createdAt',
    ])
    .where('correction.question_id', '=', questionId)
    .where((eb) => eb.or([eb('correction.run_id', 'is', null), eb('run.finished_at', 'is not', null)]))
    .orderBy('correction.created_at', 'desc')
    .orderBy('correction.id', 'desc')
    .execute();
}

/** Locks the question against other corrections and edits. Pupils can still get and answer it. */
export async function lockQuestion(
  transaction: Transaction,
  questionId: string,
  revisionId: string,
): Promise<QuestionToCorrect | undefined> {
  const question = await transaction
    .selectFrom('questions')
    .select('current_revision_id as currentRevisionId')
    .where('id', '=', questionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!question) return undefined;
  const revision = await transaction
    .selectFrom('question_revisions')
    .select('id')
    .where('id', '=', revisionId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  const revisions = await readMarkedRevisions(transaction, questionId);
  return { ...question, hasRevision: revision !== undefined, revisions };
}

/**
 * The revisions of a question, the newest first, with the marks of their answers compared with the current answer key, or
 * that of other parts; none without one.
 */
export async function readMarkedRevisions(
  client: Sql,
  questionId: string,
  parts?: QuestionPart[],
): Promise<MarkedRevision[]> {
  const current = parts ? { parts } : await readCurrent(client, questionId);
  const currentKey = current && answerInWords(current.parts);
  if (current === undefined || currentKey == null) return [];
  const rows = await readRevisions(client, questionId);
  return rows.map(({ parts, remarkedTo, answers, ...revision }) => {
    const isMarkable = canBeMarkedBy(parts, current.parts);
    const changes = (isMarkable ? answers : []).map(({ response, earned, count }) => ({
      change: markResponse(current.parts, response).earned - earned,
      count,
    }));
    const sumOf = (counted: typeof changes) => counted.reduce((total, { count }) => total + count, 0);
    return {
      ...revision,
      key: answerInWords(parts),
      currentKey,
      hasOtherKey: !haveSameKeys(parts, current.parts),
      isMarkable,
      optionsChanged: !showTheSame(parts, current.parts),
      isRemarked: remarkedTo.some((target) => haveSameKeys(target.parts, current.parts)),
      marksUp: sumOf(changes.filter(({ change }) => change > 0)),
      marksDown: sumOf(changes.filter(({ change }) => change < 0)),
    };
  });
}

/** What the question asks now; undefined when it does not exist. */
export const readCurrent = (client: Sql, questionId: string) =>
  client
    .selectFrom('questions')
    .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .select((eb) => eb.ref('question_revisions.parts').$castTo<QuestionPart[]>().as('parts'))
    .where('questions.id', '=', questionId)
    .executeTakeFirst();

const readRevisions = (client: Sql, questionId: string) =>
  client
    .selectFrom('question_revisions as revisions')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom(answersTo(eb, questionId).as('answer'))
        .select((each) => [
          each.fn.countAll<number>().filterWhere('answer.is_quiz', '=', false).as('attempts'),
          each.fn.countAll<number>().filterWhere('answer.is_quiz', '=', true).as('quizAnswers'),
          each.fn.count<number>('answer.user_id').distinct().as('pupils'),
        ])
        .as('marks'),
    )
    .select([
      'revisions.id as revisionId',
      'revisions.number',
      'marks.attempts',
      'marks.quizAnswers',
      'marks.pupils',
    ])
    .select((eb) => [
      // Equal answers are marked once.
      jsonArrayFrom(
        eb
          .selectFrom(answersTo(eb, questionId).as('answer'))
          .select((each) => [
            each.ref('answer.response').$castTo<Response | null>().as('response'),
            'answer.earned',
            each.fn.countAll<number>().as('count'),
          ])
          .groupBy(['answer.response', 'answer.earned']),
      ).as('answers'),
      eb.ref('revisions.parts').$castTo<QuestionPart[]>().as('parts'),
      jsonArrayFrom(
        eb
          .selectFrom('question_corrections as correction')
          .innerJoin('question_revisions as target', 'target.id', 'correction.to_revision_id')
          .select((each) => each.ref('target.parts').$castTo<QuestionPart[]>().as('parts'))
          .whereRef('correction.from_revision_id', '=', 'revisions.id')
          .where('correction.action', '=', 'REMARK'),
      ).as('remarkedTo'),
      countOf(
        eb
          .selectFrom('attempt_answers as voided')
          .innerJoin('attempts', (join) =>
            join
              .onRef('attempts.id', '=', 'voided.attempt_id')
              .onRef('attempts.user_id', '=', 'voided.user_id'),
          )
          .whereRef('voided.revision_id', '=', 'revisions.id')
          .where('attempts.status', '=', 'FINISHED')
          .where((each) => hasShown(each, questionId))
          .where((each) => each.ref('voided.is_void').$castTo<SqlBool>()),
      ).as('voidAttempts'),
    ])
    .where('revisions.question_id', '=', questionId)
    .orderBy('revisions.number', 'desc')
    .execute();

type OfRevision = ExpressionBuilder<Tables & { revisions: { id: string } }, 'revisions'>;

/** The marked answers to a revision in finished tests and quizzes. */
const answersTo = (eb: OfRevision, questionId: string) =>
  eb
    .selectFrom('attempt_answers as answer')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.id', '=', 'answer.attempt_id').onRef('attempts.user_id', '=', 'answer.user_id'),
    )
    .select((each) => [
      'attempts.user_id',
      each.lit(false).$castTo<boolean>().as('is_quiz'),
      'answer.response',
      each.fn.coalesce('answer.earned', each.lit(0)).as('earned'),
    ])
    .whereRef('answer.revision_id', '=', 'revisions.id')
    .where('attempts.status', '=', 'FINISHED')
    .where((each) => hasShown(each, questionId))
    .where((each) => each.not(each.ref('answer.is_void')))
    .unionAll(
      eb
        .selectFrom('rapid_fire_answers as answer')
        .innerJoin('rapid_fire_sessions as quiz', (join) =>
          join.onRef('quiz.id', '=', 'answer.session_id').onRef('quiz.user_id', '=', 'answer.user_id'),
        )
        .select((each) => [
          'quiz.user_id',
          each.lit(true).$castTo<boolean>().as('is_quiz'),
          each.fn<unknown>('to_jsonb', ['answer.chosen_letter']).as('response'),
          each.cast<number>(each.cast('answer.is_correct', 'integer'), 'real').as('earned'),
        ])
        .whereRef('answer.revision_id', '=', 'revisions.id')
        .where('quiz.status', '=', 'FINISHED')
        .where('answer.chosen_letter', 'is not', null),
    );
