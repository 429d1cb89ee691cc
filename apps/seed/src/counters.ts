import { lastRapidFireLevel } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import type { NotNull } from 'kysely';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { Sql } from '@markwell/database/connect';
import { countShownWork } from '@markwell/api/modules/attempts/count-shown-work.repository';
import {
  givenQuestions,
  seenBlockSize,
} from '@markwell/api/modules/question-bank/draw/seen-numbers.repository';
import { recountPupils } from '@markwell/api/modules/progress/recount.repository';
import { insertFrom } from '@markwell/database/sql/insert-from';

/** Writes all counters of the demo data that has just been inserted. */
export async function writeCounters(transaction: Transaction, userIds: readonly string[]): Promise<void> {
  await countShownWork(transaction, new Date());
  await recountPupils(transaction, userIds);
  await countAnswers(transaction);
  await markSeen(transaction);
  await unlockLevels(transaction);
}

async function countAnswers(sql: Sql): Promise<void> {
  const answers = sql
    .selectFrom('attempt_answers')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.id', '=', 'attempt_answers.attempt_id')
        .onRef('attempts.user_id', '=', 'attempt_answers.user_id'),
    )
    .select(['attempt_answers.question_id', 'attempt_answers.is_correct'])
    .where('attempts.status', '=', 'FINISHED')
    .where('attempt_answers.is_answered', '=', true)
    .where('attempt_answers.is_void', '=', false)
    .unionAll(
      sql
        .selectFrom('rapid_fire_answers')
        .innerJoin('rapid_fire_sessions', (join) =>
          join
            .onRef('rapid_fire_sessions.id', '=', 'rapid_fire_answers.session_id')
            .onRef('rapid_fire_sessions.user_id', '=', 'rapid_fire_answers.user_id'),
        )
        .select(['rapid_fire_answers.question_id', 'rapid_fire_answers.is_correct'])
        .where('rapid_fire_sessions.status', '=', 'FINISHED')
        .where('rapid_fire_answers.chosen_letter', 'is not', null),
    );
  const counts = sql
    .selectFrom(answers.as('answer'))
    .select((eb) => [
      'answer.question_id',
      eb.fn.countAll<number>().as('answered_count'),
      eb.fn.countAll<number>().filterWhere('answer.is_correct', '=', true).as('correct_count'),
    ])
    .groupBy('answer.question_id');
  await insertFrom(sql, 'question_statistics', counts).execute();
}

async function markSeen(sql: Sql): Promise<void> {
  const numbers = sql
    .selectFrom(givenQuestions(sql).as('given'))
    .innerJoin('questions', 'questions.id', 'given.question_id')
    .select('given.user_id')
    .select((eb) => [
      eb('questions.draw_number', '/', eb.lit(seenBlockSize)).as('block'),
      eb.fn
        .agg<number[]>('array_agg', ['questions.draw_number'])
        .orderBy('given.started_at')
        .orderBy('questions.draw_number')
        .as('numbers'),
    ])
    .groupBy(['given.user_id', 'block']);
  await insertFrom(sql, 'seen_numbers', numbers).execute();
}

/** The level above a completed one is unlocked, and so is every level that was played. */
async function unlockLevels(sql: Sql): Promise<void> {
  const progress = sql
    .selectFrom('rapid_fire_sessions as quiz')
    .select((eb) => {
      const unlocked = eb('quiz.level', '+', eb.cast<number>('quiz.level_completed', 'integer'));
      return [
        'quiz.user_id',
        'quiz.subject_id',
        eb.fn<number>('least', [eb.fn.max(unlocked), eb.lit(lastRapidFireLevel)]).as('current_level'),
        eb.fn.countAll<number>().as('total_sessions'),
        eb.fn.max('quiz.accuracy').as('best_accuracy'),
        eb.fn.max('quiz.finished_at').as('last_played_at'),
      ];
    })
    .where('quiz.status', '=', 'FINISHED')
    .groupBy(['quiz.user_id', 'quiz.subject_id'])
    // A finished quiz has both.
    .$narrowType<{ best_accuracy: NotNull; last_played_at: NotNull }>();
  await insertFrom(sql, 'rapid_fire_progress', progress).execute();
}
