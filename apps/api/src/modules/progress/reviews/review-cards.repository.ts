import type { Selectable } from 'kysely';
import type { DB as Tables } from '@markwell/database/tables';
import { isCountedAnswer } from '@markwell/database/sql-expressions/marks';
import { firstMistake, scheduleAfter, type ReviewSchedule } from './review-schedule.rules.ts';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { insertJsonRows } from '@markwell/database/sql/insert-json-rows';
import type { Sql } from '@markwell/database/connect';
import { partOf } from '@markwell/database/sql/statement-part';
import { arrayOf } from '@markwell/database/sql/values';

/**
 * Recomputes pupils' review cards from their answers; with questionIds, only those of these questions. A card is the
 * result of replaying its answers in the order of time, so that a repeat, a late answer and a corrected answer key lead
 * to the same card. Call it in a transaction that has locked the pupils' totals.
 */
export async function rebuildReviewCards(
  client: Sql,
  userIds: readonly string[],
  questionIds?: readonly string[],
): Promise<void> {
  const histories = await historiesOf(client, userIds, questionIds);
  await client
    .deleteFrom('review_cards')
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .$if(questionIds !== undefined, (cards) =>
      cards.where((eb) => eb('question_id', '=', eb.fn.any(arrayOf('uuid', questionIds ?? [])))),
    )
    .execute();
  const cards = histories.flatMap(({ user_id, question_id, times, marks }) => {
    const schedule = scheduleAfter(times.map((at, index) => ({ at, isCorrect: marks[index] === true })));
    return schedule ? [{ user_id, question_id, ...toColumns(schedule) }] : [];
  });
  if (cards.length > 0) await insertCards(client, cards);
}

/**
 * Reads the questions that were ever answered wrong, with all their answers. Skipped and void ones are ignored, and those
 * in work whose solutions are withheld.
 */
function historiesOf(client: Sql, userIds: readonly string[], questionIds?: readonly string[]) {
  const query = client;
  const inTests = query
    .selectFrom('attempts')
    .innerJoin('attempt_answers as answer', (join) =>
      join.onRef('answer.attempt_id', '=', 'attempts.id').onRef('answer.user_id', '=', 'attempts.user_id'),
    )
    .select(['attempts.id', 'attempts.user_id', 'attempts.finished_at'])
    .select(['answer.question_id', 'answer.is_correct'])
    .where((eb) => eb('attempts.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.are_solutions_withheld', '=', false)
    .where(isCountedAnswer);
  const inQuizzes = query
    .selectFrom('rapid_fire_sessions as quiz')
    .innerJoin('rapid_fire_answers as answer', (join) =>
      join.onRef('answer.session_id', '=', 'quiz.id').onRef('answer.user_id', '=', 'quiz.user_id'),
    )
    .select(['quiz.id', 'quiz.user_id', 'quiz.finished_at'])
    .select(['answer.question_id', 'answer.is_correct'])
    .where((eb) => eb('quiz.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('quiz.status', '=', 'FINISHED')
    .where('answer.chosen_letter', 'is not', null);
  return query
    .selectFrom(inTests.unionAll(inQuizzes).as('answers'))
    .select((eb) => [
      'answers.user_id',
      'answers.question_id',
      eb.fn
        .agg<Date[]>('array_agg', ['answers.finished_at'])
        .orderBy('answers.finished_at')
        .orderBy('answers.id')
        .as('times'),
      eb.fn
        .agg<boolean[]>('array_agg', ['answers.is_correct'])
        .orderBy('answers.finished_at')
        .orderBy('answers.id')
        .as('marks'),
    ])
    .$if(questionIds !== undefined, (answers) =>
      answers.where((eb) => eb('answers.question_id', '=', eb.fn.any(arrayOf('uuid', questionIds ?? [])))),
    )
    .groupBy(['answers.user_id', 'answers.question_id'])
    .having((eb) => eb.not(eb.fn<boolean>('bool_and', ['answers.is_correct'])))
    .execute();
}

type Card = Selectable<Tables['review_cards']>;

const toColumns = (schedule: ReviewSchedule) => ({
  due_at: schedule.dueAt,
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  elapsed_days: schedule.elapsedDays,
  scheduled_days: schedule.scheduledDays,
  learning_steps: schedule.learningSteps,
  repetitions: schedule.repetitions,
  lapses: schedule.lapses,
  state: schedule.state,
  last_review_at: schedule.lastReviewAt,
});

/** One parameter for any number of cards: a corrected answer key rebuilds thousands. */
async function insertCards(client: Sql, cards: readonly Card[]): Promise<void> {
  const columns = {
    user_id: 'uuid',
    question_id: 'uuid',
    due_at: 'timestamptz',
    stability: 'float8',
    difficulty: 'float8',
    elapsed_days: 'integer',
    scheduled_days: 'integer',
    learning_steps: 'integer',
    repetitions: 'integer',
    lapses: 'integer',
    state: 'smallint',
    last_review_at: 'timestamptz',
  } as const;
  const query = client;
  await insertJsonRows(query, 'review_cards', columns, cards).execute();
}

interface Mistakes {
  mistakes: { user_id: string; question_id: string; finished_at: Date };
}

/**
 * The part `cards` of a statement that finishes a test: inserts the cards of the first mistakes in `mistakes`, which
 * differ only in the time. A question that has a card keeps it, and is not among the returned ones.
 */
export const addFirstMistakes = partOf<Mistakes>()((query) =>
  insertFrom(
    query,
    'review_cards',
    query
      .selectFrom('mistakes')
      .select((eb) => [
        'mistakes.user_id',
        'mistakes.question_id',
        'mistakes.finished_at as due_at',
        eb.lit(firstMistake.stability).as('stability'),
        eb.lit(firstMistake.difficulty).as('difficulty'),
        eb.lit(firstMistake.elapsedDays).as('elapsed_days'),
        eb.lit(firstMistake.scheduledDays).as('scheduled_days'),
        eb.lit(firstMistake.learningSteps).as('learning_steps'),
        eb.lit(firstMistake.repetitions).as('repetitions'),
        eb.lit(firstMistake.lapses).as('lapses'),
        eb.lit(firstMistake.state).as('state'),
        'mistakes.finished_at as last_review_at',
      ])
      .orderBy('mistakes.question_id'),
  )
    .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doNothing())
    .returning('question_id'),
);
