import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import {
  difficultyInTest,
  displayedQuestionColumns,
  displayedQuestionJoins,
  type DisplayedQuestion,
} from '../question-bank/question-content.repository.ts';
import { stageOfSubject, type TestSubject } from '../question-bank/draw-scope.repository.ts';
import type { AttemptKind } from './create-attempt.repository.ts';

export interface Attempt {
  id: string;
  kind: AttemptKind;
  status: 'OPEN' | 'FINISHED' | 'EXPIRED';
  subject: TestSubject;
  requestedQuestions: number;
  durationSeconds: number;
  startedAt: Date;
  deadlineAt: Date;
}

/** A question of an attempt with the answer given so far. */
export interface QuestionWithAnswer extends DisplayedQuestion {
  chosenOptionId: string | null;
  sequence: number;
  /** Null while the attempt is open. */
  isCorrect: boolean | null;
}

export interface ReadAttemptRepository {
  /** One of the pupil's own attempts; undefined when they have none with this id. */
  find: (userId: string, attemptId: string) => Promise<Attempt | undefined>;
  /** The newest test that is open and has time left. */
  findRunning: (userId: string, now: Date) => Promise<Attempt | undefined>;
  questionsOf: (attemptId: string) => Promise<QuestionWithAnswer[]>;
}

const attempts = Prisma.sql`
  select a.id, a.kind::text, a.status::text, a.requested_questions as "requestedQuestions", a.duration_seconds as "durationSeconds",
    a.started_at as "startedAt", a.deadline_at as "deadlineAt",
    json_build_object('id', s.id, 'name', s.name, 'color', s.color, 'stage', ${stageOfSubject}) as subject
  from attempts a join subjects s on s.id = a.subject_id join stages st on st.id = a.stage_id`;

export function createReadAttemptRepository(database: Database): ReadAttemptRepository {
  return {
    async find(userId, attemptId) {
      const [attempt] = await database.$queryRaw<Attempt[]>`
        ${attempts} where a.id = ${attemptId}::uuid and a.user_id = ${userId}::uuid`;
      return attempt;
    },

    async findRunning(userId, now) {
      const [attempt] = await database.$queryRaw<Attempt[]>`
        ${attempts} where a.user_id = ${userId}::uuid and a.status = 'OPEN' and a.kind <> 'SIMILAR_QUESTION'
          and a.deadline_at > ${now}::timestamptz
        order by a.started_at desc, a.id desc limit 1`;
      return attempt;
    },

    questionsOf: (attemptId) => database.$queryRaw<QuestionWithAnswer[]>`
      select ${displayedQuestionColumns}, shown.chosen_option_id as "chosenOptionId", shown.sequence::float8, shown.is_correct as "isCorrect"
      from (
        select k.*, ${difficultyInTest} as grade from attempt_questions k join questions q on q.id = k.question_id
        where k.attempt_id = ${attemptId}::uuid
      ) shown ${displayedQuestionJoins}
      order by shown.ordinal`,
  };
}
