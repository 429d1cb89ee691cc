import type { Database } from '@markwell/database/connect';
import { materialized } from '@markwell/database/sql/statement-part';
import { typed } from '@markwell/database/sql/values';
import { sql } from 'kysely';

interface GivenAnswer {
  userId: string;
  sessionId: string;
  questionId: string;
  letter: string;
  timeSpentSeconds: number;
  justification: string | undefined;
  now: Date;
}

/** The state of a challenge and of its answer to one question. */
interface AnswerState {
  isOpen: boolean;
  isPartOfSession: boolean;
  /** Null when not answered. */
  scoreAwarded: number | null;
}

/** Saves a question's first answer in an open challenge. Returns its points; undefined if not saved. */
export async function storeChallengeAnswer(
  db: Database,
  { userId, sessionId, questionId, letter, timeSpentSeconds, justification, now }: GivenAnswer,
): Promise<number | undefined> {
  const answer = await db.sql
    .with(materialized('challenge'), (query) =>
      query
        .selectFrom('creative_writing_sessions')
        .select(['id', 'started_at'])
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .where('status', '=', 'OPEN')
        .forShare(),
    )
    .updateTable('creative_writing_answers')
    .from(['challenge', 'creative_writing_options as option'])
    .set((eb) => {
      const at = typed('timestamptz', now);
      const secondsSinceStart = sql<number>`
            cast(extract(epoch from ${at} - ${eb.ref('challenge.started_at')}) as integer)`;
      const timeSpent = eb.fn<number>('least', [typed('integer', timeSpentSeconds), secondsSinceStart]);
      return {
        selected_option: eb.ref('option.letter'),
        score_awarded: eb.ref('option.score'),
        justification: justification ?? null,
        answered_at: at,
        time_spent_seconds: eb.fn<number>('greatest', [eb.lit(0), timeSpent]),
      };
    })
    .whereRef('creative_writing_answers.session_id', '=', 'challenge.id')
    .where('creative_writing_answers.user_id', '=', userId)
    .where('creative_writing_answers.question_id', '=', questionId)
    .where('creative_writing_answers.selected_option', 'is', null)
    .whereRef('option.question_id', '=', 'creative_writing_answers.question_id')
    .where('option.letter', '=', letter)
    .returning('option.score')
    .executeTakeFirst();
  return answer?.score;
}

/** Undefined when the pupil has no such challenge. */
export async function findChallengeAnswer(
  db: Database,
  userId: string,
  sessionId: string,
  questionId: string,
): Promise<AnswerState | undefined> {
  const state = await db.sql
    .selectFrom('creative_writing_sessions as session')
    .leftJoin('creative_writing_answers as answer', (join) =>
      join
        .onRef('answer.session_id', '=', 'session.id')
        .onRef('answer.user_id', '=', 'session.user_id')
        .on('answer.question_id', '=', questionId),
    )
    .select([
      'session.status',
      'answer.session_id as answeredSessionId',
      'answer.score_awarded as scoreAwarded',
    ])
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .executeTakeFirst();
  return (
    state && {
      isOpen: state.status === 'OPEN',
      isPartOfSession: state.answeredSessionId !== null,
      scoreAwarded: state.scoreAwarded,
    }
  );
}
