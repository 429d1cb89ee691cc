import type { Database, Sql } from '@markwell/database/connect';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { isCountedAnswer, isTest } from '@markwell/database/sql-expressions/marks';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { TestSubject } from '#modules/question-bank/draw/draw-scope.repository.ts';
import {
  displayedQuestion,
  toDisplayedQuestion,
  difficultyOfTest,
  type DisplayedQuestion,
} from '#modules/question-bank/display/displayed-question.repository.ts';
import { attemptTimes, type AttemptTimes } from './attempt-times.repository.ts';
import type { Response } from './answers.rules.ts';
import type { AttemptKind } from './create-attempt.repository.ts';

export interface Attempt extends AttemptTimes {
  id: string;
  kind: AttemptKind;
  /** Null for what is not an assignment. */
  assignmentTitle: string | null;
  status: 'OPEN' | 'FINISHED' | 'EXPIRED' | 'DISCARDED';
  subject: TestSubject;
  /** As the pupil chose it; null: both. */
  tier: Tier | null;
  answerMode: AnswerMode;
  requestedQuestions: number;
  startedAt: Date;
  /** Whether the answer key is sent while the attempt is open. */
  answerKeyOnClient: boolean;
}

/** A question of an attempt with the answer given so far. */
export interface QuestionWithAnswer extends DisplayedQuestion {
  response: Response | null;
  sequence: number;
  answeredAt: Date | null;
  /** Null while the attempt is open. */
  isCorrect: boolean | null;
}

/** An open test with how many of its questions are answered. */
export interface RunningTest extends Attempt {
  totalQuestions: number;
  answeredQuestions: number;
}

const attemptsWithSubject = (sql: Sql) =>
  sql
    .selectFrom('attempts')
    .leftJoin('subjects', 'subjects.id', 'attempts.subject_id')
    .innerJoin('stages', 'stages.id', 'attempts.stage_id')
    .select((eb) => [
      jsonBuildObject({
        id: eb.fn.coalesce('subjects.id', eb.val(mixedSubjects.id)),
        name: eb.fn.coalesce('subjects.name', eb.val(mixedSubjects.name)),
        color: eb.fn.coalesce('subjects.color', eb.val(mixedSubjects.color)),
        stage: jsonBuildObject({
          id: eb.ref('stages.id'),
          name: eb.ref('stages.name'),
          displayName: eb.ref('stages.display_name'),
        }),
      }).as('subject'),
      'attempts.id',
      'attempts.kind',
      'attempts.status',
      'attempts.tier',
      'attempts.answer_mode as answerMode',
      'attempts.requested_questions as requestedQuestions',
      'attempts.started_at as startedAt',
      'attempts.answer_key_on_client as answerKeyOnClient',
      eb
        .case()
        .when('attempts.kind', '=', 'ASSIGNMENT')
        .then(
          eb
            .selectFrom('assignment_work as work')
            .innerJoin('assignments', 'assignments.id', 'work.assignment_id')
            .whereRef('work.attempt_id', '=', 'attempts.id')
            .whereRef('work.user_id', '=', 'attempts.user_id')
            .select('assignments.title'),
        )
        .end()
        .as('assignmentTitle'),
    ])
    .select(attemptTimes);

/** The pupil's tests that are open and have time left, the newest first. */
const runningTests = (sql: Sql, userId: string, now: Date) =>
  attemptsWithSubject(sql)
    .where('attempts.user_id', '=', userId)
    .where('attempts.status', '=', 'OPEN')
    .where(isTest)
    .where('attempts.deadline_at', '>', now)
    .orderBy('attempts.started_at', 'desc')
    .orderBy('attempts.id', 'desc');

/** One of the pupil's own attempts; undefined when they have none with this id. */
export function findAttempt(db: Database, userId: string, attemptId: string): Promise<Attempt | undefined> {
  return attemptsWithSubject(db.sql)
    .where('attempts.id', '=', attemptId)
    .where('attempts.user_id', '=', userId)
    .executeTakeFirst();
}

/** The newest test, or the one with this id, that is open and has time left. */
export function findRunningAttempt(
  db: Database,
  userId: string,
  now: Date,
  attemptId?: string,
): Promise<Attempt | undefined> {
  const tests = runningTests(db.sql, userId, now).limit(1);
  const named = attemptId === undefined ? tests : tests.where('attempts.id', '=', attemptId);
  return named.executeTakeFirst();
}

/** All tests that are open and have time left, the newest first. */
export function findRunningAttempts(db: Database, userId: string, now: Date): Promise<RunningTest[]> {
  return runningTests(db.sql, userId, now)
    .select('attempts.total_questions as totalQuestions')
    .select((eb) =>
      eb
        .selectFrom('attempt_answers as answer')
        .select((answers) => answers.fn.countAll<number>().as('count'))
        .whereRef('answer.attempt_id', '=', 'attempts.id')
        .whereRef('answer.user_id', '=', 'attempts.user_id')
        .where(isCountedAnswer)
        .$asScalar()
        .$notNull()
        .as('answeredQuestions'),
    )
    .execute();
}

export async function questionsOfAttempt(
  db: Database,
  userId: string,
  attemptId: string,
): Promise<QuestionWithAnswer[]> {
  const rows = await db.sql
    .with('displayed', (query) =>
      query
        .selectFrom('attempt_answers')
        .innerJoin('questions', 'questions.id', 'attempt_answers.question_id')
        .select([
          'attempt_answers.ordinal',
          'attempt_answers.question_id',
          'attempt_answers.revision_id',
          'attempt_answers.topic_id',
          'attempt_answers.response',
          'attempt_answers.sequence',
          'attempt_answers.answered_at',
          'attempt_answers.is_correct',
        ])
        .select((eb) => difficultyOfTest(eb).as('difficulty'))
        .where('attempt_answers.attempt_id', '=', attemptId)
        .where('attempt_answers.user_id', '=', userId),
    )
    .selectFrom('displayed')
    .select(displayedQuestion)
    .select((eb) => [
      eb.ref('displayed.response').$castTo<Response | null>().as('response'),
      'displayed.sequence',
      'displayed.answered_at as answeredAt',
      'displayed.is_correct as isCorrect',
    ])
    .orderBy('displayed.ordinal')
    .execute();
  return rows.map(({ response, sequence, answeredAt, isCorrect, ...question }) => ({
    ...toDisplayedQuestion(question),
    response,
    sequence,
    answeredAt,
    isCorrect,
  }));
}
