import type { Database } from '@markwell/database/connect';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import {
  assertFirstRequest,
  recordWhenComplete,
  type RecordValues,
} from '#platform/idempotency/idempotency-record.repository.ts';
import { toDisplayedQuestion } from '#modules/question-bank/display/displayed-question.repository.ts';
import { markSeen } from '#modules/question-bank/draw/seen-numbers.repository.ts';
import { quizQuestion, type QuizQuestion } from './quiz-questions.repository.ts';

export interface NewQuiz {
  id: string;
  userId: string;
  subjectId: string;
  level: number;
  startedAt: Date;
  deadlineAt: Date;
  /** For the length of the quiz and for each question. */
  extraTimePercent: number;
}

interface CreatedQuiz extends NewQuiz {
  subject: { id: string; name: string };
}

type StatementValues = NewQuiz & RecordValues & { questionIds: readonly string[] };

/**
 * One statement creates the whole quiz or nothing. The questions stay locked until it ends, so that none
 * is deleted.
 */
const createStatement = (isRecorded: boolean) =>
  prepareStatement<StatementValues>()((sql, value) =>
    sql
      .with('locked', (query) =>
        query
          .selectFrom('questions')
          .select(['id', 'draw_number', 'topic_id', 'difficulty', 'time_limit', 'current_revision_id'])
          .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', value('questionIds')))))
          .where('status', '=', 'PUBLISHED')
          .where('kind', '=', 'RAPID_FIRE')
          .orderBy('id')
          .forKeyShare(),
      )
      .with('displayed', (query) =>
        query
          .selectFrom(unnest('drawn', { question_id: arrayOf('uuid', value('questionIds')) }))
          .innerJoin('locked', 'locked.id', 'drawn.question_id')
          .innerJoin('question_revisions', 'question_revisions.id', 'locked.current_revision_id')
          .select([
            'locked.id as question_id',
            'locked.draw_number',
            'locked.topic_id',
            'locked.difficulty',
            'locked.time_limit',
            'question_revisions.id as revision_id',
            'drawn.ordinal',
          ]),
      )
      .with('recorded', recordWhenComplete(isRecorded, value))
      .with('created', (query) =>
        insertFrom(
          query,
          'rapid_fire_sessions',
          query
            .selectFrom('recorded')
            .select([
              typed('uuid', value('id')).as('id'),
              typed('uuid', value('userId')).as('user_id'),
              typed('uuid', value('subjectId')).as('subject_id'),
              typed('smallint', value('level')).as('level'),
              typed('smallint', value('questionCount')).as('total_questions'),
              typed('timestamptz', value('startedAt')).as('started_at'),
              typed('timestamptz', value('deadlineAt')).as('deadline_at'),
              typed('smallint', value('extraTimePercent')).as('extra_time_percent'),
            ]),
        ).returning(['id', 'user_id', 'started_at']),
      )
      .with('questions_of_quiz', (query) => {
        const questions = query
          .selectFrom(['displayed', 'created'])
          .select([
            'created.id as session_id',
            'created.user_id',
            'displayed.ordinal',
            'displayed.question_id',
            'displayed.revision_id',
          ])
          .orderBy('displayed.question_id');
        return insertFrom(query, 'rapid_fire_answers', questions);
      })
      .with('seen', markSeen)
      .selectFrom(['created', 'displayed'])
      .select(quizQuestion)
      .orderBy('displayed.ordinal'),
  );
const createQuiz = createStatement(false);
const createRecordedQuiz = createStatement(true);

/**
 * Creates a quiz with these questions in this order, marks them as seen and returns their content. Records
 * the request under its idempotency key, if it has one. Returns undefined, and changes nothing, when a
 * question was withdrawn since it was drawn. Throws RequestAlreadyRecorded, and changes nothing, when the
 * request is already recorded.
 */
export async function storeQuiz(
  db: Database,
  quiz: NewQuiz,
  questionIds: readonly string[],
  idempotentRequest: IdempotentRequest | undefined,
): Promise<QuizQuestion[] | undefined> {
  const values = {
    ...quiz,
    ...idempotentRequest,
    resultId: quiz.id,
    questionIds,
    questionCount: questionIds.length,
  };
  const rows = await (idempotentRequest ? createRecordedQuiz : createQuiz)(db.sql, values);
  if (rows.length > 0)
    return rows.map(({ timeLimit, explanation, ...question }) => ({
      ...toDisplayedQuestion(question),
      timeLimit,
      explanation,
    }));
  if (idempotentRequest) await assertFirstRequest(db.sql, idempotentRequest);
  return undefined;
}

/** A quiz of the pupil as it was started; undefined when the pupil has no such quiz. */
export function findStartedQuiz(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<CreatedQuiz | undefined> {
  return db.sql
    .selectFrom('rapid_fire_sessions as session')
    .innerJoin('subjects', 'subjects.id', 'session.subject_id')
    .select([
      'session.id',
      'session.user_id as userId',
      'session.subject_id as subjectId',
      'session.level',
      'session.started_at as startedAt',
      'session.deadline_at as deadlineAt',
      'session.extra_time_percent as extraTimePercent',
    ])
    .select((eb) =>
      jsonBuildObject({ id: eb.ref('subjects.id'), name: eb.ref('subjects.name') }).as('subject'),
    )
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .executeTakeFirst();
}
