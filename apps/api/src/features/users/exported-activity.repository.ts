import type { Database } from '@markwell/database/connect';
import type { AttemptStatus } from '@markwell/database/tables';
import type { DataExportDto } from '@markwell/shared/features/users/data-export.schemas';
import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';

type Activities = Pick<DataExportDto, 'tests' | 'rapidFire' | 'creativeWriting'>;

/**
 * Everything a user answered, oldest first. Each list is one statement, as JSON with its instants as text; Prisma would
 * send thousands of test ids.
 */
export async function exportedActivity(database: Database, userId: string): Promise<Activities> {
  const [tests, rapidFire, creativeWriting] = await Promise.all([
    testsOf(database, userId),
    quizzesOf(database, userId),
    challengesOf(database, userId),
  ]);
  return { tests, rapidFire, creativeWriting };
}

const itemsOf = <Item>(rows: readonly { item: Item }[]) => rows.map(({ item }) => item);

/** Null for an expired attempt, which has no result. */
const ofCounted = <Value>(status: Expression<AttemptStatus>, value: Expression<Value>) => {
  const eb = expressionBuilder();
  return eb.case().when(status, '<>', 'EXPIRED').then(value).end();
};

const testsOf = async ({ sql }: Database, userId: string) =>
  itemsOf(
    await sql
      .selectFrom('attempts')
      .innerJoin('subjects', 'subjects.id', 'attempts.subject_id')
      .innerJoin('stages', 'stages.id', 'attempts.stage_id')
      .select((eb) => {
        const status = eb.ref('attempts.status');
        const answers = eb
          .selectFrom('attempt_questions as answer')
          .innerJoin('topics', 'topics.id', 'answer.topic_id')
          .leftJoin('question_options as chosen', 'chosen.id', 'answer.chosen_option_id')
          .select([
            'answer.question_id as questionId',
            'topics.name as topic',
            'chosen.letter as chosenLetter',
          ])
          .select(['answer.is_correct as isCorrect', 'answer.answered_at as answeredAt'])
          .whereRef('answer.attempt_id', '=', 'attempts.id')
          .orderBy('answer.ordinal');
        return jsonBuildObject({
          id: eb.ref('attempts.id'),
          kind: eb.ref('attempts.kind'),
          status,
          subject: eb.ref('subjects.name'),
          stage: eb.ref('stages.name'),
          startedAt: eb.ref('attempts.started_at'),
          completedAt: ofCounted(status, eb.ref('attempts.finished_at')),
          totalQuestions: eb.ref('attempts.total_questions'),
          correctAnswers: ofCounted(status, eb.ref('attempts.correct_count')),
          score: ofCounted(status, eb.ref('attempts.score')),
          timeTaken: ofCounted(status, eb.ref('attempts.time_taken_seconds')),
          answers: jsonArrayFrom(answers),
        }).as('item');
      })
      .where('attempts.user_id', '=', userId)
      .orderBy('attempts.started_at')
      .orderBy('attempts.id')
      .execute(),
  );

const quizzesOf = async ({ sql }: Database, userId: string) =>
  itemsOf(
    await sql
      .selectFrom('rapid_fire_sessions as quiz')
      .innerJoin('subjects', 'subjects.id', 'quiz.subject_id')
      .select((eb) => {
        const status = eb.ref('quiz.status');
        const answers = eb
          .selectFrom('rapid_fire_answers as answer')
          .leftJoin('question_options as chosen', 'chosen.id', 'answer.chosen_option_id')
          .select(['answer.question_id as questionId', 'chosen.letter as chosenLetter'])
          .select(['answer.is_correct as isCorrect', 'answer.time_spent_ms as timeSpentMs'])
          .whereRef('answer.session_id', '=', 'quiz.id')
          .orderBy('answer.ordinal');
        return jsonBuildObject({
          id: eb.ref('quiz.id'),
          subject: eb.ref('subjects.name'),
          level: eb.ref('quiz.level'),
          status,
          startedAt: eb.ref('quiz.started_at'),
          completedAt: ofCounted(status, eb.ref('quiz.finished_at')),
          totalQuestions: eb.ref('quiz.total_questions'),
          correctAnswers: ofCounted(status, eb.ref('quiz.correct_count')),
          accuracy: ofCounted(status, eb.ref('quiz.accuracy')),
          bestStreak: ofCounted(status, eb.ref('quiz.best_streak')),
          timeTaken: ofCounted(status, eb.ref('quiz.time_spent_seconds')),
          answers: jsonArrayFrom(answers),
        }).as('item');
      })
      .where('quiz.user_id', '=', userId)
      .orderBy('quiz.started_at')
      .orderBy('quiz.id')
      .execute(),
  );

const challengesOf = async ({ sql }: Database, userId: string) =>
  itemsOf(
    await sql
      .selectFrom('creative_writing_sessions as challenge')
      .innerJoin('subjects', 'subjects.id', 'challenge.subject_id')
      .innerJoin('stages', 'stages.id', 'challenge.stage_id')
      .select((eb) => {
        const answers = eb
          .selectFrom('creative_writing_answers as answer')
          .select(['answer.question_id as questionId', 'answer.selected_option as selectedOption'])
          .select(['answer.score_awarded as scoreAwarded', 'answer.justification'])
          .select(['answer.time_spent_seconds as timeSpentSeconds', 'answer.answered_at as answeredAt'])
          .whereRef('answer.session_id', '=', 'challenge.id')
          .orderBy('answer.ordinal');
        return jsonBuildObject({
          id: eb.ref('challenge.id'),
          subject: eb.ref('subjects.name'),
          stage: eb.ref('stages.name'),
          status: eb.ref('challenge.status'),
          startedAt: eb.ref('challenge.started_at'),
          completedAt: eb.ref('challenge.finished_at'),
          totalScore: eb.ref('challenge.total_score'),
          maxPossibleScore: eb.ref('challenge.max_possible_score'),
          timeTaken: eb.ref('challenge.time_spent_seconds'),
          answers: jsonArrayFrom(answers),
        }).as('item');
      })
      .where('challenge.user_id', '=', userId)
      .orderBy('challenge.started_at')
      .orderBy('challenge.id')
      .execute(),
  );
