import { partOf } from '@markwell/database/sql/statement-part';
import { sql, type Expression } from 'kysely';
import { hasShown } from '@markwell/database/sql-expressions/attempts';

interface Present {
  present: { question_id: string; last_other: number };
}

/**
 * The answers in finished tests to the questions of `present`, shown with a revision after `last_other`: the chosen
 * letter, the share of the marks that it earned, how many other questions of the test count and how many were answered
 * correctly, and the seconds since the answer before, or the start of the test.
 */
export const testAnswers = partOf<Present>()((query) =>
  query
    .selectFrom('present')
    .innerJoin('attempts', (join) => join.on((eb) => hasShown(eb, eb.ref('present.question_id'))))
    .innerJoin('attempt_answers as answer', (join) =>
      join
        .onRef('answer.attempt_id', '=', 'attempts.id')
        .onRef('answer.question_id', '=', 'present.question_id'),
    )
    .innerJoin('question_revisions as revision', 'revision.id', 'answer.revision_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('attempt_answers as other')
          .select((each) => [
            each.fn
              .countAll<number>()
              .filterWhere('other.is_void', '=', false)
              .filterWhere('other.possible', '>', 0)
              .as('count'),
            each.fn
              .countAll<number>()
              .filterWhere('other.is_void', '=', false)
              .filterWhere('other.is_correct', '=', true)
              .as('correct'),
            each.fn
              .max('other.answered_at')
              .filterWhereRef('other.answered_at', '<', 'answer.answered_at')
              .as('answered_before'),
          ])
          .whereRef('other.attempt_id', '=', 'answer.attempt_id')
          .whereRef('other.user_id', '=', 'answer.user_id')
          .whereRef('other.ordinal', '<>', 'answer.ordinal')
          .as('others'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'present.question_id',
      'answer.attempt_id as test_id',
      'answer.letter',
      'answer.is_answered',
      eb.fn.coalesce('answer.is_correct', eb.lit(false)).as('is_correct'),
      shareOf(eb.ref('answer.earned'), eb.ref('answer.possible')).as('share'),
      'others.count as others',
      'others.correct as others_correct',
      eb
        .case()
        // With extra time or breaks, the time says nothing about the question.
        .when(
          eb.and([
            eb.ref('answer.is_answered'),
            eb('attempts.extra_time_seconds', '=', 0),
            eb('attempts.paused_seconds', '=', 0),
          ]),
        )
        .then(
          secondsBetween(
            eb.fn.coalesce('others.answered_before', 'attempts.started_at'),
            eb.ref('answer.answered_at'),
          ),
        )
        .end()
        .as('seconds'),
    ])
    .where('attempts.status', '=', 'FINISHED')
    .where('answer.is_void', '=', false)
    .whereRef('revision.number', '>', 'present.last_other'),
);

/** The same of rapid-fire quizzes, which record the time of each answer. */
export const quizAnswers = partOf<Present>()((query) =>
  query
    .selectFrom('present')
    .innerJoin('rapid_fire_answers as answer', 'answer.question_id', 'present.question_id')
    .innerJoin('question_revisions as revision', 'revision.id', 'answer.revision_id')
    .innerJoin('rapid_fire_sessions as quiz', (join) =>
      join.onRef('quiz.id', '=', 'answer.session_id').onRef('quiz.user_id', '=', 'answer.user_id'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('rapid_fire_answers as other')
          .select((each) => [
            each.fn.countAll<number>().as('count'),
            each.fn.countAll<number>().filterWhere('other.is_correct', '=', true).as('correct'),
          ])
          .whereRef('other.session_id', '=', 'answer.session_id')
          .whereRef('other.user_id', '=', 'answer.user_id')
          .whereRef('other.ordinal', '<>', 'answer.ordinal')
          .as('others'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'present.question_id',
      'answer.session_id as test_id',
      'answer.chosen_letter as letter',
      eb('answer.chosen_letter', 'is not', null).$castTo<boolean>().as('is_answered'),
      eb.fn.coalesce('answer.is_correct', eb.lit(false)).as('is_correct'),
      sql<number>`case when ${eb.ref('answer.is_correct')} then 1.0::float8 else 0 end`.as('share'),
      'others.count as others',
      'others.correct as others_correct',
      eb
        .case()
        .when('answer.chosen_letter', 'is not', null)
        .then(sql<number | null>`cast(${eb.ref('answer.time_spent_ms')} as float8) / 1000`)
        .end()
        .as('seconds'),
    ])
    .where('quiz.status', '=', 'FINISHED')
    .whereRef('revision.number', '>', 'present.last_other'),
);

/** 0 where nothing can be earned. */
const shareOf = (earned: Expression<number | null>, possible: Expression<number | null>) =>
  sql<number>`coalesce(cast(${earned} as float8) / nullif(${possible}, 0), 0)`;

/** Null when one of them is null. */
const secondsBetween = (start: Expression<Date>, end: Expression<Date | null>) =>
  sql<number | null>`cast(extract(epoch from ${end} - ${start}) as float8)`;
