import type { Database } from '@markwell/database/connect';

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
export interface AnswerState {
  isOpen: boolean;
  isPartOfSession: boolean;
  /** Null when not answered. */
  scoreAwarded: number | null;
}

export interface SaveAnswerRepository {
  /** Saves a question's first answer in an open challenge. Returns its points; undefined if not saved. */
  answer: (given: GivenAnswer) => Promise<number | undefined>;
  /** Undefined when the pupil has no such challenge. */
  find: (userId: string, sessionId: string, questionId: string) => Promise<AnswerState | undefined>;
}

export function createSaveAnswerRepository(database: Database): SaveAnswerRepository {
  return {
    // One statement: it locks the challenge, so that it cannot finish meanwhile, and saves only a first
    // answer.
    async answer({ userId, sessionId, questionId, letter, timeSpentSeconds, justification = null, now }) {
      const [answer] = await database.$queryRaw<{ score: number }[]>`
        with session as materialized (
          select id, started_at from creative_writing_sessions
          where id = ${sessionId}::uuid and user_id = ${userId}::uuid and status = 'OPEN' for share
        )
        update creative_writing_answers answer
        set selected_option = option.letter, score_awarded = option.score, justification = ${justification}, answered_at = ${now}::timestamptz,
          time_spent_seconds = greatest(0, least(${timeSpentSeconds}::int,
            extract(epoch from ${now}::timestamptz - session.started_at)::int))
        from session, creative_writing_options option
        where answer.session_id = session.id and answer.question_id = ${questionId}::uuid and answer.selected_option is null
          and option.question_id = answer.question_id and option.letter = ${letter}
        returning answer.score_awarded as score`;
      return answer?.score;
    },

    async find(userId, sessionId, questionId) {
      const session = await database.creativeWritingSession.findFirst({
        where: { id: sessionId, userId },
        select: { status: true, answers: { where: { questionId }, select: { scoreAwarded: true } } },
      });
      if (!session) return undefined;
      const [answer] = session.answers;
      return {
        isOpen: session.status === 'OPEN',
        isPartOfSession: answer !== undefined,
        scoreAwarded: answer?.scoreAwarded ?? null,
      };
    },
  };
}
