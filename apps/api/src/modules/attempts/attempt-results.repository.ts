import type { Database } from '@markwell/database/connect';
import { averageScoreOf } from '@markwell/database/sql-expressions/marks';
import { typed } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder, NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { earlierTests, type OfAttempt } from './earlier-tests.repository.ts';
import type { FinishedAttempt } from './finish-attempt.repository.ts';

/** The result of the pupil's closed attempt; undefined when there is none. */
export function findAttemptResult(
  db: Database,
  userId: string,
  attemptId: string,
): Promise<FinishedAttempt | undefined> {
  return (
    db.sql
      .selectFrom('attempts as attempt')
      .select([
        'attempt.id',
        'attempt.kind',
        'attempt.finished_at as finishedAt',
        'attempt.finished_by as finishedBy',
        'attempt.total_questions as totalQuestions',
        'attempt.correct_count as correctCount',
        'attempt.score',
        'attempt.time_taken_seconds as timeTakenSeconds',
      ])
      .select((eb) => [
        eb('attempt.status', '=', 'FINISHED').$castTo<boolean>().as('isCounted'),
        averageBefore(eb).as('averageBefore'),
        jsonArrayFrom(markedQuestions(eb)).as('questions'),
        jsonArrayFrom(topicPerformance(eb)).as('topics'),
      ])
      .where('attempt.id', '=', attemptId)
      .where('attempt.user_id', '=', userId)
      .where('attempt.status', 'in', ['FINISHED', 'EXPIRED'])
      // Such an attempt has a result: see the constraint attempts_closed_has_result.
      .$narrowType<ClosedColumns>()
      .executeTakeFirst()
  );
}

interface ClosedColumns {
  finishedAt: NotNull;
  finishedBy: NotNull;
  correctCount: NotNull;
  score: NotNull;
  timeTakenSeconds: NotNull;
}

/** Null for an attempt that did not count, and for the first test. */
const averageBefore = (eb: OfAttempt) =>
  earlierTests(eb)
    .select((each) =>
      averageScoreOf(each.fn.sum<number>('attempts.score'), each.fn.countAll<number>()).as('average'),
    )
    .where('attempt.status', '=', 'FINISHED')
    .$asScalar();

const markedQuestions = (eb: OfAttempt) =>
  eb
    .selectFrom('attempt_answers as answer')
    .leftJoin('question_options as correct_option', (join) =>
      join
        .onRef('correct_option.revision_id', '=', 'answer.revision_id')
        .on((each) => each.ref('correct_option.is_correct').$notNull()),
    )
    .leftJoinLateral(
      (each) => latestCorrection(each).as('corrected'),
      (join) => join.onTrue(),
    )
    .select((each) => [
      'answer.question_id as questionId',
      'answer.letter as chosenLetter',
      // Never contradicts the mark: a test that ended after the correction was marked with the answer key of the
      // revision it showed.
      each
        .case()
        .when('answer.is_void', '=', true)
        .then(each.fn.coalesce('corrected.letter', 'correct_option.letter'))
        .when('answer.is_correct', '=', true)
        .then(each.ref('answer.letter'))
        .else(
          each.fn.coalesce(
            each.fn<string | null>('nullif', ['corrected.letter', 'answer.letter']),
            'correct_option.letter',
          ),
        )
        .end()
        .as('correctLetter'),
      each.ref('answer.is_correct').$notNull().as('isCorrect'),
      'answer.is_void as isVoid',
    ])
    .whereRef('answer.attempt_id', '=', 'attempt.id')
    .orderBy('answer.ordinal');

/** The correct letter of the latest correction of the revision that was shown, if there is one. */
const latestCorrection = (eb: ExpressionBuilder<Tables & { answer: Tables['attempt_answers'] }, 'answer'>) =>
  eb
    .selectFrom('question_corrections as correction')
    .innerJoin('question_options as option', (join) =>
      join
        .onRef('option.revision_id', '=', 'correction.to_revision_id')
        .on((each) => each.ref('option.is_correct')),
    )
    .select('option.letter')
    .whereRef('correction.from_revision_id', '=', 'answer.revision_id')
    .where((each) =>
      each(
        'correction.action',
        '=',
        each
          .case()
          .when('answer.is_void', '=', true)
          .then(typed('correction_action', 'VOID'))
          .else(typed('correction_action', 'REMARK'))
          .end(),
      ),
    )
    .orderBy('correction.created_at', 'desc')
    .orderBy('correction.id', 'desc')
    .limit(1);

const topicPerformance = (eb: OfAttempt) =>
  eb
    .selectFrom('topics')
    .leftJoin('topic_progress as progress', (join) =>
      join.onRef('progress.topic_id', '=', 'topics.id').onRef('progress.user_id', '=', 'attempt.user_id'),
    )
    .select((each) => [
      'topics.name',
      each.fn.coalesce('progress.answered_count', each.lit(0)).as('answeredCount'),
      each.fn.coalesce('progress.correct_count', each.lit(0)).as('correctCount'),
    ])
    .where('topics.id', 'in', (each) =>
      each
        .selectFrom('attempt_answers')
        .select('attempt_answers.topic_id')
        .whereRef('attempt_answers.attempt_id', '=', 'attempt.id'),
    )
    .orderBy('topics.name');
