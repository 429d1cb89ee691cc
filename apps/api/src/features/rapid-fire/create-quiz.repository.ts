import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import {
  assertFirstRequest,
  recordRequestWhere,
} from '../../domain/idempotency/idempotency-record.repository.ts';
import { markSeenStatement } from '../../domain/question-bank/mark-seen.repository.ts';
import { quizColumns, quizJoins, type QuizQuestion } from './quiz-questions.repository.ts';

export interface NewQuiz {
  id: string;
  userId: string;
  subjectId: string;
  level: number;
  startedAt: Date;
  deadlineAt: Date;
}

export interface CreatedQuiz extends NewQuiz {
  subject: { id: string; name: string };
}

export interface CreateQuizRepository {
  /**
   * Creates a quiz with these questions in this order, marks them as seen and returns their content. Records
   * the request under its idempotency key, if it has one. Returns undefined, and changes nothing, when a
   * question was withdrawn since it was drawn. Throws CONFLICT, and changes nothing, when the request is
   * already recorded.
   */
  open: (
    quiz: NewQuiz,
    questionIds: readonly string[],
    call: IdempotentRequest | undefined,
  ) => Promise<QuizQuestion[] | undefined>;
  /** A quiz of the pupil as it was started; undefined when the pupil has no such quiz. */
  findOpened: (userId: string, sessionId: string) => Promise<CreatedQuiz | undefined>;
}

export function createQuizRepository(database: Database): CreateQuizRepository {
  return {
    // One statement creates the whole quiz or nothing. The questions stay locked until it ends, because the
    // seen count belongs to their bucket.
    async open(quiz, questionIds, call) {
      const questions = await database.$queryRaw<QuizQuestion[]>`
        with locked as (
          select id, bucket_id, topic_id, grade, time_limit, current_revision_id from questions
          where id = any(${questionIds}::uuid[]) and status = 'PUBLISHED' and kind = 'RAPID_FIRE' order by id for key share
        ), shown as (
          select l.id as question_id, l.bucket_id, l.topic_id, l.grade, l.time_limit, l.current_revision_id as revision_id,
            place.ordinal
          from unnest(${questionIds}::uuid[]) with ordinality as place (question_id, ordinal)
          join locked l on l.id = place.question_id
        ), recorded as (
          ${recordRequestWhere(call, quiz.id, Prisma.sql`(select count(*) from shown) = cardinality(${questionIds}::uuid[])`)}
        ), opened as (
          insert into rapid_fire_sessions (id, user_id, subject_id, level, total_questions, started_at, deadline_at)
          select ${quiz.id}::uuid, ${quiz.userId}::uuid, ${quiz.subjectId}::uuid, ${quiz.level}::smallint,
            ${questionIds.length}::smallint, ${quiz.startedAt}::timestamptz, ${quiz.deadlineAt}::timestamptz
          from recorded
          returning id, user_id, started_at
        ), dealt as (
          insert into rapid_fire_answers (session_id, ordinal, question_id, revision_id)
          select opened.id, ordinal, question_id, revision_id from shown cross join opened order by question_id
        ), ${markSeenStatement}
        select ${quizColumns} from opened cross join shown ${quizJoins} order by shown.ordinal`;
      if (questions.length > 0) return questions;
      if (call) await assertFirstRequest(database, call);
      return undefined;
    },

    async findOpened(userId, sessionId) {
      const quiz = await database.rapidFireSession.findUnique({
        where: { id: sessionId, userId },
        select: {
          id: true,
          userId: true,
          subjectId: true,
          level: true,
          startedAt: true,
          deadlineAt: true,
          subject: { select: { id: true, name: true } },
        },
      });
      return quiz ?? undefined;
    },
  };
}
