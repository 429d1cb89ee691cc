import { londonDay } from '@markwell/database/sql-expressions/days';
import { partOf } from '@markwell/database/sql/statement-part';
import type { Expression } from 'kysely';
import type { AnswerRow } from '#modules/progress/add-progress.repository.ts';

/* The parts of the statement that finishes a test which say what it adds to the pupil's counters. */

interface EndedRow {
  user_id: string;
  status: string;
  finished_at: Date;
  time_taken_seconds: number;
  correct_count: number;
  score: number | null;
  answered: number;
  is_test: number;
  is_score_withheld: boolean;
  are_solutions_withheld: boolean;
}

/**
 * The part `finished`: what the attempt adds to the pupil's counters; no row for one that expired. Of one whose score is
 * withheld, its day and its time: countShownWork adds the rest. One without a score is in no average.
 */
export const finishedAttempt = partOf<{ ended: EndedRow }>()((query) =>
  query
    .selectFrom('ended')
    .select((eb) => {
      const ifShown = (value: Expression<number>) =>
        eb.case().when('ended.is_score_withheld', '=', true).then(0).else(value).end();
      return [
        'ended.user_id',
        londonDay(eb.ref('ended.finished_at')).as('day'),
        'ended.is_test as finished_count',
        ifShown(eb.case().when('ended.score', 'is', null).then(0).else(eb.ref('ended.is_test')).end()).as(
          'tests_finished',
        ),
        ifShown(eb('ended.is_test', '*', eb.fn.coalesce('ended.score', eb.lit(0)))).as('score_sum'),
        ifShown(eb.ref('ended.answered')).as('answered_count'),
        ifShown(eb.ref('ended.correct_count')).as('correct_count'),
        'ended.time_taken_seconds as study_seconds',
        'ended.finished_at',
        'ended.are_solutions_withheld',
      ];
    })
    .where('ended.status', '=', 'FINISHED'),
);

/** The part `answers_shown`: those that count towards the pupil's topics and review cards now. */
export const answersShown = partOf<{ answers: AnswerRow & { are_solutions_withheld: boolean } }>()((query) =>
  query.selectFrom('answers').selectAll().where('answers.are_solutions_withheld', '=', false),
);

interface ReadByMistakes {
  answers_shown: AnswerRow;
  after_totals: { rows: number };
}

/** The part `mistakes`: the answers that are wrong. */
export const wrongAnswers = partOf<ReadByMistakes>()((query) =>
  query
    .selectFrom(['answers_shown as answer', 'after_totals'])
    .select(['answer.user_id', 'answer.question_id', 'answer.finished_at'])
    .where((eb) => eb.not(eb.ref('answer.is_correct')))
    .where('after_totals.rows', '>=', 0),
);
