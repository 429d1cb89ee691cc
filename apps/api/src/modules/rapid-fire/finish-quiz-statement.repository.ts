import { countOf } from '@markwell/database/sql-expressions/counts';
import { londonDay } from '@markwell/database/sql-expressions/days';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import {
  addToDay,
  addToStatistics,
  addToTotals,
  afterTotals,
} from '#modules/progress/add-progress.repository.ts';

/** The result of a finished quiz. */
export interface QuizOutcome {
  /** False when the time ran out without an answer. */
  isCounted: boolean;
  finishedAt: Date;
  correctCount: number;
  /** Percent. */
  accuracy: number;
  bestStreak: number;
  timeSpentSeconds: number;
  levelCompleted: boolean;
  nextLevelUnlocked: boolean;
}

interface FinishValues extends Omit<QuizOutcome, 'isCounted'> {
  id: string;
  userId: string;
  status: 'FINISHED' | 'EXPIRED';
  /** The pupil's unlocked level from now on. */
  unlockedLevel: number;
  questionIds: readonly string[];
  /** Of the chosen options. */
  letters: readonly (string | null)[];
  marks: readonly boolean[];
  /** Milliseconds. */
  times: readonly number[];
}

/**
 * Finishing a quiz is one statement: the first call locks the open quiz and updates every counter; a second call waits,
 * finds it finished and does nothing. A quiz without an answer expires and changes no counter. Returns the number of
 * answers. Rows are locked in the same order as when a test is finished: see add-progress.repository.ts.
 */
export const finishQuiz = prepareStatement<FinishValues>()((sql, value) =>
  sql
    .with('quiz', (query) =>
      query
        .selectFrom('rapid_fire_sessions')
        .select('id')
        .where('id', '=', value('id'))
        .where('user_id', '=', value('userId'))
        .where('status', '=', 'OPEN')
        .forUpdate(),
    )
    .with('marked', (query) =>
      query
        .updateTable('rapid_fire_answers')
        .from([
          'quiz',
          unnest('given', {
            question_id: arrayOf('uuid', value('questionIds')),
            letter: arrayOf('text', value('letters')),
            is_correct: arrayOf('boolean', value('marks')),
            time_spent_ms: arrayOf('integer', value('times')),
          }),
        ])
        .set((eb) => ({
          chosen_letter: eb.ref('given.letter'),
          is_correct: eb.ref('given.is_correct'),
          time_spent_ms: eb.ref('given.time_spent_ms'),
        }))
        .where('rapid_fire_answers.user_id', '=', value('userId'))
        .whereRef('rapid_fire_answers.session_id', '=', 'quiz.id')
        .whereRef('rapid_fire_answers.question_id', '=', 'given.question_id')
        .returning(['given.question_id', 'given.letter', 'given.is_correct']),
    )
    .with('answers', (query) =>
      query
        .selectFrom('marked')
        .select(['marked.question_id', 'marked.is_correct'])
        .where('marked.letter', 'is not', null),
    )
    .with('ended', (query) =>
      query
        .updateTable('rapid_fire_sessions')
        .from('quiz')
        .set({
          status: typed('attempt_status', value('status')),
          finished_at: typed('timestamptz', value('finishedAt')),
          correct_count: value('correctCount'),
          accuracy: value('accuracy'),
          best_streak: value('bestStreak'),
          time_spent_seconds: value('timeSpentSeconds'),
          level_completed: value('levelCompleted'),
          next_level_unlocked: value('nextLevelUnlocked'),
        })
        .where('rapid_fire_sessions.user_id', '=', value('userId'))
        .whereRef('rapid_fire_sessions.id', '=', 'quiz.id')
        .returning((eb) => [
          'rapid_fire_sessions.user_id',
          'rapid_fire_sessions.subject_id',
          'rapid_fire_sessions.status',
          eb.ref('rapid_fire_sessions.finished_at').$notNull().as('finished_at'),
          eb.ref('rapid_fire_sessions.correct_count').$notNull().as('correct_count'),
          eb.ref('rapid_fire_sessions.accuracy').$notNull().as('accuracy'),
          eb.ref('rapid_fire_sessions.time_spent_seconds').$notNull().as('time_spent_seconds'),
        ]),
    )
    .with('finished', (query) =>
      query
        .selectFrom('ended')
        .select((eb) => [
          'ended.user_id',
          londonDay(eb.ref('ended.finished_at')).as('day'),
          eb.lit(1).as('finished_count'),
          eb.lit(0).as('tests_finished'),
          eb.lit(0).as('score_sum'),
          countOf(eb.selectFrom('answers')).as('answered_count'),
          'ended.correct_count',
          'ended.time_spent_seconds as study_seconds',
        ])
        .where('ended.status', '=', 'FINISHED'),
    )
    .with('totals', addToTotals)
    .with('after_totals', afterTotals)
    .with('days', addToDay)
    .with('levels', (query) => {
      const played = query
        .selectFrom(['ended', 'after_totals'])
        .select((eb) => [
          'ended.user_id',
          'ended.subject_id',
          typed('smallint', value('unlockedLevel')).as('current_level'),
          eb.lit(1).as('total_sessions'),
          'ended.accuracy as best_accuracy',
          'ended.finished_at as last_played_at',
        ])
        .where('ended.status', '=', 'FINISHED')
        .where('after_totals.rows', '>=', 0);
      return insertFrom(query, 'rapid_fire_progress', played)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'subject_id']).doUpdateSet((eb) => ({
            current_level: eb.fn('greatest', ['rapid_fire_progress.current_level', 'excluded.current_level']),
            total_sessions: eb('rapid_fire_progress.total_sessions', '+', eb.ref('excluded.total_sessions')),
            best_accuracy: eb.fn('greatest', ['rapid_fire_progress.best_accuracy', 'excluded.best_accuracy']),
            last_played_at: eb.fn('greatest', [
              'rapid_fire_progress.last_played_at',
              'excluded.last_played_at',
            ]),
          })),
        )
        .returning('user_id');
    })
    .with('after_pupil_rows', (query) =>
      query
        .selectFrom((eb) =>
          eb
            .selectFrom('days')
            .select('days.user_id')
            .unionAll(eb.selectFrom('levels').select('levels.user_id'))
            .as('written'),
        )
        .select((eb) => eb.fn.countAll<number>().as('rows')),
    )
    .with('statistics', addToStatistics)
    .selectFrom('answers')
    .select((eb) => eb.fn.countAll<number>().as('count')),
);
