import { londonDay } from '@markwell/database/sql-expressions/days';
import { isCountedAnswer } from '@markwell/database/sql-expressions/marks';
import { partOf } from '@markwell/database/sql/statement-part';
import type { AnswerRow } from '../progress/add-progress.repository.ts';

/* The parts of the statement that finishes a test which say what it adds to the pupil's counters. */

interface EndedRow {
  user_id: string;
  status: string;
  finished_at: Date;
  time_taken_seconds: number;
  correct_count: number;
  score: number;
  answered: number;
  is_test: number;
}

/** The part `finished`: what the attempt adds to the pupil's counters; no row for one that expired. */
export const finishedAttempt = partOf<{ ended: EndedRow }>()((query) =>
  query
    .selectFrom('ended')
    .select((eb) => [
      'ended.user_id',
      londonDay(eb.ref('ended.finished_at')).as('day'),
      'ended.is_test as finished_count',
      'ended.is_test as tests_finished',
      eb('ended.is_test', '*', eb.ref('ended.score')).as('score_sum'),
      'ended.answered as answered_count',
      'ended.correct_count',
      'ended.time_taken_seconds as study_seconds',
      'ended.finished_at',
    ])
    .where('ended.status', '=', 'FINISHED'),
);

interface MarkedRow {
  question_id: string;
  topic_id: string;
  chosen_option_id: string | null;
  is_correct: boolean;
  is_void: boolean;
}

/** The part `answers`: the answers that count towards the pupil's progress. */
export const countedAnswers = partOf<{
  marked: MarkedRow;
  finished: { user_id: string; finished_at: Date };
}>()((query) =>
  query
    .selectFrom(['marked as answer', 'finished'])
    .select([
      'finished.user_id',
      'answer.question_id',
      'answer.topic_id',
      'answer.is_correct',
      'finished.finished_at',
    ])
    .where(isCountedAnswer),
);

interface ReadByMistakes {
  answers: AnswerRow;
  after_totals: { rows: number };
}

/** The part `mistakes`: the answers that are wrong. */
export const wrongAnswers = partOf<ReadByMistakes>()((query) =>
  query
    .selectFrom(['answers', 'after_totals'])
    .select(['answers.user_id', 'answers.question_id', 'answers.finished_at'])
    .where((eb) => eb.not(eb.ref('answers.is_correct')))
    .where('after_totals.rows', '>=', 0),
);
