import { countMarks, isTest, scorePercentOf } from '@markwell/database/sql-expressions/marks';
import type { ValueOf } from '@markwell/database/sql/prepared-statement';
import { partOf } from '@markwell/database/sql/statement-part';
import { typed } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { withheldColumns } from './count-shown-work.repository.ts';
import { isOverdue } from './attempt-times.repository.ts';

/*
 * The parts of the statement that finishes a test which read and write the test itself: it is locked, its questions are
 * marked, and it ends with its score.
 */

export interface MarkValues {
  attemptId: string;
  userId: string;
  now: Date;
  /** The server closes overdue tests, and only these; a pupil submits only tests that are not overdue. */
  isByServer: boolean;
  /** A test whose deadline is before this instant, with all breaks, is overdue. */
  overdueBefore: Date;
  /** The server's closing and the submission by the browser's timer end the test at its deadline. */
  isTimeUp: boolean;
  /** With `isTimeUp`, a test ends only if its deadline is not after this instant. */
  timeUpUntil: Date;
  /** As measured by the browser; limited to the time that passed on the server's clock. */
  timeTakenSeconds: number;
}

interface ReadByLock {
  invalid: { count: number };
  existing_cards: { count: number };
}

/** Whether work on an assignment ends after its deadline: what is submitted with it is late. */
const isLate = (eb: ExpressionBuilder<Tables, 'attempts'>, value: ValueOf<MarkValues>) =>
  eb
    .and([
      eb('kind', '=', 'ASSIGNMENT'),
      eb('deadline_at', '<', typed('timestamptz', value('overdueBefore'))),
    ])
    .$castTo<boolean>();

/** The part `attempt`: the open attempt, locked until the statement ends, so that it is not finished twice. */
export const lockOpenAttempt = (value: ValueOf<MarkValues>, lock: 'wait' | 'skip locked') =>
  partOf<ReadByLock>()((query) =>
    query
      .selectFrom('attempts')
      .select(['id', 'user_id', 'started_at', 'deadline_at'])
      .select((eb) => isLate(eb, value).as('is_late'))
      .select((eb) =>
        eb
          .or([isLate(eb, value), typed('boolean', value('isTimeUp'))])
          .$castTo<boolean>()
          .as('is_time_up'),
      )
      .where('id', '=', value('attemptId'))
      .where('user_id', '=', value('userId'))
      .where('status', '=', 'OPEN')
      .where((eb) =>
        eb(
          eb.parens(isOverdue(eb, typed('timestamptz', value('overdueBefore')))),
          '=',
          typed('boolean', value('isByServer')),
        ),
      )
      .where((eb) =>
        eb.or([
          eb(typed('boolean', value('isTimeUp')), '=', false),
          eb('deadline_at', '<=', typed('timestamptz', value('timeUpUntil'))),
        ]),
      )
      .where((eb) => eb(eb.selectFrom('invalid').select('invalid.count'), '=', 0))
      .where((eb) => eb(eb.selectFrom('existing_cards').select('existing_cards.count'), '=', 0))
      .forUpdate()
      .$if(lock === 'skip locked', (attempt) => attempt.skipLocked()),
  );

interface ReadByMark {
  attempt: { id: string; deadline_at: Date };
  submitted: {
    ordinal: number | null;
    option_id: string | null;
    sequence: number | null;
  };
}

/**
 * The part `marked`: the questions of the attempt with their final answers and marks. A submitted answer replaces the
 * saved one unless its sequence is lower; it is compared with the row at the time of the update.
 */
export const markQuestions = (value: ValueOf<MarkValues>) =>
  partOf<ReadByMark>()((query) =>
    query
      .updateTable('attempt_questions')
      .from('attempt')
      .innerJoin('attempt_questions as displayed', 'displayed.attempt_id', 'attempt.id')
      .leftJoin('submitted', 'submitted.ordinal', 'displayed.ordinal')
      .leftJoin('question_options as correct_option', (join) =>
        join
          .onRef('correct_option.revision_id', '=', 'displayed.revision_id')
          .on((eb) => eb.ref('correct_option.is_correct').$notNull()),
      )
      .set((eb) => {
        const isReplaced = eb.and([
          eb('submitted.ordinal', 'is not', null),
          eb.fn.coalesce(eb('submitted.sequence', '>=', eb.ref('attempt_questions.sequence')), eb.lit(true)),
        ]);
        const chosen = eb
          .case()
          .when(isReplaced)
          .then(eb.ref('submitted.option_id'))
          .else(eb.ref('attempt_questions.chosen_option_id'))
          .end();
        return {
          chosen_option_id: chosen,
          sequence: eb
            .case()
            .when(isReplaced)
            .then(eb.fn.coalesce('submitted.sequence', 'attempt_questions.sequence'))
            .else(eb.ref('attempt_questions.sequence'))
            .end(),
          answered_at: eb
            .case()
            .when(
              eb.and([
                isReplaced,
                eb('submitted.option_id', 'is distinct from', eb.ref('attempt_questions.chosen_option_id')),
              ]),
            )
            .then(eb.fn<Date>('least', [typed('timestamptz', value('now')), 'attempt.deadline_at']))
            .else(eb.ref('attempt_questions.answered_at'))
            .end(),
          is_correct: eb.fn
            .coalesce(eb(chosen, '=', eb.ref('correct_option.id')), eb.lit(false))
            .$castTo<boolean>(),
        };
      })
      .whereRef('attempt_questions.attempt_id', '=', 'displayed.attempt_id')
      .whereRef('attempt_questions.ordinal', '=', 'displayed.ordinal')
      .returning((eb) => [
        'attempt_questions.ordinal',
        'attempt_questions.question_id',
        'attempt_questions.topic_id',
        'attempt_questions.chosen_option_id',
        eb('attempt_questions.chosen_option_id', 'is not', null).$castTo<boolean>().as('is_answered'),
        eb.ref('attempt_questions.is_correct').$notNull().as('is_correct'),
        'attempt_questions.is_void',
        'correct_option.letter as correct_letter',
        eb('attempt_questions.chosen_option_id', 'is distinct from', eb.ref('displayed.chosen_option_id'))
          .$castTo<boolean>()
          .as('is_new'),
      ]),
  );

interface MarkedRow {
  is_answered: boolean;
  is_correct: boolean;
  is_void: boolean;
  is_new: boolean;
}

/** The part `score`: the counts of the marked questions, in one row. */
export const countMarked = partOf<{ marked: MarkedRow }>()((query) =>
  query
    .selectFrom('marked as answer')
    .select(countMarks)
    .select((eb) => eb.fn.countAll<number>().filterWhere('answer.is_new', '=', true).as('new_answers')),
);

interface ReadByEnd {
  attempt: { id: string; is_time_up: boolean; is_late: boolean };
  score: { total: number; correct: number; answered: number; with_answer: number; new_answers: number };
}

/** The part `ended`: the attempt with its result. It expires when the time is up and no answer was given. */
export const endAttempt = (value: ValueOf<MarkValues>) =>
  partOf<ReadByEnd>()((query) =>
    query
      .updateTable('attempts')
      .from(['attempt', 'score'])
      .set((eb) => {
        const now = typed('timestamptz', value('now'));
        const isTimeUp = eb.ref('attempt.is_time_up');
        const hasLateAnswers = eb.and([eb.ref('attempt.is_late'), eb('score.new_answers', '>', 0)]);
        const ifLate = <Value>(
          late: Expression<Value>,
          column: 'attempts.late_answers' | 'attempts.late_answers_at',
        ) => eb.case().when(hasLateAnswers).then(late).else(eb.ref(column).$castTo<Value>()).end();
        const hasExpired = eb.and([isTimeUp, eb('score.with_answer', '=', 0)]);
        const secondsSinceStart = sql<number>`
          cast(floor(extract(epoch from ${now} - ${eb.ref('attempts.started_at')})) as integer)`;
        const secondsWorked = eb(secondsSinceStart, '-', eb.ref('attempts.paused_seconds'));
        const timeTaken = eb.fn<number>('least', [
          typed('integer', value('timeTakenSeconds')),
          'attempts.duration_seconds',
          secondsWorked,
        ]);
        return {
          status: eb
            .case()
            .when(hasExpired)
            .then(typed('attempt_status', 'EXPIRED'))
            .else(typed('attempt_status', 'FINISHED'))
            .end(),
          finished_by: eb
            .case()
            .when(isTimeUp)
            .then(typed('finished_by', 'DEADLINE'))
            .else(typed('finished_by', 'PUPIL'))
            .end(),
          finished_at: eb
            .case()
            .when(isTimeUp)
            .then(eb.fn<Date>('least', [now, 'attempts.deadline_at']))
            .else(now)
            .end(),
          time_taken_seconds: eb
            .case()
            .when(isTimeUp)
            .then(eb.ref('attempts.duration_seconds'))
            .else(eb.fn<number>('greatest', [eb.lit(0), timeTaken]))
            .end(),
          correct_count: eb.ref('score.correct'),
          score: scorePercentOf(eb.ref('score.correct'), eb.ref('score.total')),
          ...withheldColumns(eb, now),
          late_answers: ifLate(
            eb('attempts.late_answers', '+', eb.ref('score.new_answers')),
            'attempts.late_answers',
          ),
          late_answers_at: ifLate(now, 'attempts.late_answers_at'),
        };
      })
      .whereRef('attempts.id', '=', 'attempt.id')
      .returning((eb) => [
        'attempts.id',
        'attempts.user_id',
        'attempts.kind',
        'attempts.status',
        'attempts.total_questions',
        eb.ref('attempts.finished_at').$notNull().as('finished_at'),
        eb.ref('attempts.finished_by').$notNull().as('finished_by'),
        eb.ref('attempts.time_taken_seconds').$notNull().as('time_taken_seconds'),
        eb.ref('attempts.correct_count').$notNull().as('correct_count'),
        eb.ref('attempts.score').$notNull().as('score'),
        'attempts.is_score_withheld',
        'attempts.are_solutions_withheld',
        'score.answered',
        eb.cast<number>(isTest(eb), 'integer').as('is_test'),
      ]),
  );
