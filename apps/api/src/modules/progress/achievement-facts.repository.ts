import type { Database, Sql } from '@markwell/database/connect';
import { isCountedAnswer, scorePercentOf } from '@markwell/database/sql-expressions/marks';
import { highestTarget, mastery } from '@markwell/shared/progress/achievement-definitions';
import { sql as sqlText } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** What achievements and personal bests depend on besides the tests' scores. Lists are oldest first; times are ISO text. */
export interface AchievementFacts {
  /** Days (YYYY-MM-DD) with a finished test, quiz, challenge or similar question. */
  days: { day: string; finished: number; answered: number; correct: number }[];
  /** The finished quizzes, grouped: when the first one of each level, result and answer streak was finished. */
  quizzes: { finishedAt: string; level: number; levelCompleted: boolean; bestStreak: number }[];
  /** When challenges were finished, at most as many as an achievement needs. */
  challenges: { at: string }[];
  /** When topics were mastered for the first time, at most as many as an achievement needs. */
  masteredTopics: { at: string }[];
  /** When questions were first answered correctly after a wrong answer, at most as many as an achievement needs. */
  correctedMistakes: { at: string }[];
}

export function findAchievementFacts(db: Database, userId: string): Promise<AchievementFacts> {
  return db.sql
    .with('answers', () => answersOf(db.sql, userId))
    .with('topics', (query) =>
      query
        .selectFrom('answers')
        .select((eb) => [
          'answers.topic_id',
          'answers.finished_at',
          // The answers of the topic up to and including those finished at this time.
          eb.fn
            .countAll<number>()
            .over((over) => over.partitionBy('answers.topic_id').orderBy('answers.finished_at'))
            .as('answered'),
          eb.fn
            .countAll<number>()
            .filterWhere('answers.is_correct', '=', true)
            .over((over) => over.partitionBy('answers.topic_id').orderBy('answers.finished_at'))
            .as('correct'),
        ])
        .where('answers.topic_id', 'is not', null),
    )
    .with('mistakes', (query) =>
      query.selectFrom('answers').select((eb) => [
        'answers.question_id',
        'answers.finished_at',
        'answers.is_correct',
        eb.fn
          .min('answers.finished_at')
          .filterWhere('answers.is_correct', '=', false)
          .over((over) => over.partitionBy('answers.question_id'))
          .as('first_wrong_at'),
      ]),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('daily_activity')
          .select(['day', 'finished_count as finished', 'answered_count as answered'])
          .select('correct_count as correct')
          .where('user_id', '=', userId)
          .orderBy('day'),
      ).as('days'),
      jsonArrayFrom(
        eb
          .selectFrom('rapid_fire_sessions')
          .select(['level', 'level_completed as levelCompleted', 'best_streak as bestStreak'])
          .select((each) => each.fn.min('finished_at').as('finishedAt'))
          .where('user_id', '=', userId)
          .where('status', '=', 'FINISHED')
          .groupBy(['level', 'level_completed', 'best_streak'])
          .orderBy('finishedAt')
          // A finished quiz has all of them.
          .$narrowType<{ levelCompleted: boolean; bestStreak: number; finishedAt: Date }>(),
      ).as('quizzes'),
      jsonArrayFrom(
        eb
          .selectFrom('creative_writing_sessions')
          .select('finished_at as at')
          .where('user_id', '=', userId)
          .where('status', '=', 'FINISHED')
          .orderBy('finished_at')
          .limit(highestTarget('CHALLENGES'))
          .$narrowType<{ at: Date }>(),
      ).as('challenges'),
      jsonArrayFrom(
        eb
          .selectFrom('topics')
          .select((each) => each.fn.min('topics.finished_at').$notNull().as('at'))
          .where('topics.answered', '>=', mastery.answers)
          .where((each) =>
            each(
              scorePercentOf(each.ref('topics.correct'), each.ref('topics.answered')),
              '>=',
              mastery.accuracy,
            ),
          )
          .groupBy('topics.topic_id')
          .orderBy('at')
          .limit(highestTarget('TOPICS')),
      ).as('masteredTopics'),
      jsonArrayFrom(
        eb
          .selectFrom('mistakes')
          .select((each) => each.fn.min('mistakes.finished_at').$notNull().as('at'))
          .where('mistakes.is_correct', '=', true)
          .whereRef('mistakes.finished_at', '>', 'mistakes.first_wrong_at')
          .groupBy('mistakes.question_id')
          .orderBy('at')
          .limit(highestTarget('MISTAKES_CORRECTED')),
      ).as('correctedMistakes'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The answers that count, in tests whose solutions the pupil may see, similar questions and quizzes. They are read only for
 * a pupil who has enough answers in a topic to have mastered one, or has made a mistake.
 */
function answersOf(sql: Sql, userId: string) {
  const hasFacts = sql
    .selectFrom('topic_progress')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('answered_count', '>=', mastery.answers)
    .unionAll(sql.selectFrom('review_cards').select('user_id').where('user_id', '=', userId));
  return sql
    .selectFrom('attempts')
    .innerJoin('attempt_answers as answer', (join) =>
      join.onRef('answer.attempt_id', '=', 'attempts.id').onRef('answer.user_id', '=', 'attempts.user_id'),
    )
    .select((eb) => [
      'answer.question_id',
      eb.ref('answer.topic_id').$castTo<string | null>().as('topic_id'),
      'answer.is_correct',
      'attempts.finished_at',
    ])
    .where('attempts.user_id', '=', userId)
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.are_solutions_withheld', '=', false)
    .where(isCountedAnswer)
    .where((eb) => eb.exists(hasFacts))
    .unionAll(
      sql
        .selectFrom('rapid_fire_sessions as quiz')
        .innerJoin('rapid_fire_answers as answer', (join) =>
          join.onRef('answer.session_id', '=', 'quiz.id').onRef('answer.user_id', '=', 'quiz.user_id'),
        )
        .select([
          'answer.question_id',
          // Answers in quizzes do not count for topics.
          sqlText<string | null>`cast(null as uuid)`.as('topic_id'),
          'answer.is_correct',
          'quiz.finished_at',
        ])
        .where('quiz.user_id', '=', userId)
        .where('quiz.status', '=', 'FINISHED')
        .where('answer.chosen_letter', 'is not', null)
        .where((eb) => eb.exists(hasFacts)),
    );
}
