import type { Database, Sql } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder, SqlBool } from 'kysely';
import { hasShown } from '@markwell/database/sql-expressions/attempts';
import type { MarkedRevision } from './corrections.rules.ts';

export interface PastCorrection {
  id: string;
  action: 'VOID' | 'REMARK' | 'RESTORE';
  fromNumber: number;
  toNumber: number;
  affectedAttempts: number;
  correctedBy: string | null;
  createdAt: Date;
}

/** The letter of the correct option now; undefined when the question does not exist. */
export async function findAnswerKey(db: Database, questionId: string): Promise<string | null | undefined> {
  const question = await db.sql
    .selectFrom('questions')
    .leftJoin('question_options as option', (join) =>
      join
        .onRef('option.revision_id', '=', 'questions.current_revision_id')
        .on((eb) => eb.ref('option.is_correct').$notNull()),
    )
    .select('option.letter as key')
    .where('questions.id', '=', questionId)
    .executeTakeFirst();
  return question?.key;
}

/** All revisions, the newest first; none without a current answer key. */
export function findRevisions(db: Database, questionId: string): Promise<MarkedRevision[]> {
  return readMarkedRevisions(db.sql, questionId);
}

export function findPastCorrections(db: Database, questionId: string): Promise<PastCorrection[]> {
  return db.sql
    .selectFrom('question_corrections as correction')
    .innerJoin('question_revisions as from', 'from.id', 'correction.from_revision_id')
    .innerJoin('question_revisions as to', 'to.id', 'correction.to_revision_id')
    .leftJoin('users', 'users.id', 'correction.corrected_by_id')
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
    .orderBy('correction.created_at', 'desc')
    .orderBy('correction.id', 'desc')
    .execute();
}

/** The revisions of a question with the marks of their answers compared with the current answer key. */
export const readMarkedRevisions = (client: Sql, questionId: string): Promise<MarkedRevision[]> =>
  client
    .with('revisions', (query) =>
      query
        .selectFrom('question_revisions')
        .leftJoin('question_options as option', 'option.revision_id', 'question_revisions.id')
        .select((eb) => [
          'question_revisions.id',
          'question_revisions.number',
          eb.fn
            .max('option.letter')
            .filterWhere(eb.ref('option.is_correct').$notNull())
            .$castTo<string | null>()
            .as('key'),
          eb
            .cast<string>(
              eb.fn
                .agg('json_agg', [
                  eb.fn('json_build_array', ['option.letter', 'option.text', 'option.image_id']),
                ])
                .orderBy('option.letter'),
              'text',
            )
            .as('options'),
        ])
        .where('question_revisions.question_id', '=', questionId)
        .groupBy('question_revisions.id'),
    )
    .with('current', (query) =>
      query
        .selectFrom('revisions')
        .innerJoin('questions', 'questions.current_revision_id', 'revisions.id')
        .select(['revisions.options', 'revisions.key'])
        .where('revisions.key', 'is not', null)
        .$narrowType<{ key: string }>(),
    )
    .selectFrom('revisions')
    .innerJoin('current', (join) => join.onTrue())
    .crossJoinLateral((eb) =>
      eb
        .selectFrom(answersTo(eb, questionId).as('answer'))
        .select((each) => [
          each.fn.countAll<number>().filterWhere('answer.is_quiz', '=', false).as('attempts'),
          each.fn.countAll<number>().filterWhere('answer.is_quiz', '=', true).as('quizAnswers'),
          each.fn.count<number>('answer.user_id').distinct().as('pupils'),
          each.fn
            .countAll<number>()
            .filterWhere('answer.is_correct', '=', false)
            .filterWhereRef('answer.letter', '=', 'current.key')
            .as('marksUp'),
          each.fn
            .countAll<number>()
            .filterWhere('answer.is_correct', '=', true)
            .filterWhereRef('answer.letter', '<>', 'current.key')
            .as('marksDown'),
        ])
        .as('marks'),
    )
    .select([
      'revisions.id as revisionId',
      'revisions.number',
      'revisions.key',
      'current.key as currentKey',
      'marks.attempts',
      'marks.quizAnswers',
      'marks.pupils',
      'marks.marksUp',
      'marks.marksDown',
    ])
    .select((eb) => [
      eb('revisions.options', '<>', eb.ref('current.options')).$castTo<boolean>().as('optionsChanged'),
      eb
        .exists(
          eb
            .selectFrom('question_corrections as correction')
            .innerJoin('revisions as target', 'target.id', 'correction.to_revision_id')
            .select('correction.id')
            .whereRef('correction.from_revision_id', '=', 'revisions.id')
            .where('correction.action', '=', 'REMARK')
            .whereRef('target.key', '=', 'current.key'),
        )
        .$castTo<boolean>()
        .as('isRemarked'),
      countOf(
        eb
          .selectFrom('attempt_answers as voided')
          .innerJoin('attempts', 'attempts.id', 'voided.attempt_id')
          .whereRef('voided.revision_id', '=', 'revisions.id')
          .where('attempts.status', '=', 'FINISHED')
          .where((each) => hasShown(each, questionId))
          .where((each) => each.ref('voided.is_void').$castTo<SqlBool>()),
      ).as('voidAttempts'),
    ])
    .orderBy('revisions.number', 'desc')
    .execute();

type OfRevision = ExpressionBuilder<Tables & { revisions: { id: string } }, 'revisions'>;

/** The marked answers to a revision in finished tests and quizzes. */
const answersTo = (eb: OfRevision, questionId: string) =>
  eb
    .selectFrom('attempt_answers as answer')
    .innerJoin('attempts', 'attempts.id', 'answer.attempt_id')
    .select((each) => [
      'attempts.user_id',
      each.lit(false).$castTo<boolean>().as('is_quiz'),
      'answer.is_correct',
      'answer.letter',
    ])
    .whereRef('answer.revision_id', '=', 'revisions.id')
    .where('attempts.status', '=', 'FINISHED')
    .where((each) => hasShown(each, questionId))
    .where((each) => each.not(each.ref('answer.is_void')))
    .unionAll(
      eb
        .selectFrom('rapid_fire_answers as answer')
        .innerJoin('rapid_fire_sessions as quiz', 'quiz.id', 'answer.session_id')
        .select((each) => [
          'quiz.user_id',
          each.lit(true).$castTo<boolean>().as('is_quiz'),
          'answer.is_correct',
          'answer.chosen_letter as letter',
        ])
        .whereRef('answer.revision_id', '=', 'revisions.id')
        .where('quiz.status', '=', 'FINISHED')
        .where('answer.chosen_letter', 'is not', null),
    );
