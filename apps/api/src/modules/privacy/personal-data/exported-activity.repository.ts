import type { Database } from '@markwell/database/connect';
import { isScoreShown } from '#modules/question-bank/embargo.repository.ts';
import type { AttemptStatus } from '@markwell/database/tables';
import type { DataExportDto } from '@markwell/shared/privacy/data-export.schemas';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { expressionBuilder, type Expression, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';

type Activities = Pick<DataExportDto, 'tests' | 'rapidFire' | 'creativeWriting'>;

/**
 * Everything a user answered, oldest first. Each list is one statement, as JSON with its instants as text; Prisma would
 * send thousands of test ids.
 */
export async function exportedActivity(database: Database, userId: string, now: Date): Promise<Activities> {
  const [tests, rapidFire, creativeWriting] = await Promise.all([
    testsOf(database, userId, now),
    quizzesOf(database, userId),
    challengesOf(database, userId),
  ]);
  return { tests, rapidFire, creativeWriting };
}

/** Null for an expired or discarded attempt, which has no result. */
const ofCounted = <Value>(status: Expression<AttemptStatus>, value: Expression<Value>) => {
  const eb = expressionBuilder();
  return eb.case().when(status, '=', 'FINISHED').then(value).end();
};

interface Activity {
  id: string;
  user_id: string;
  started_at: Date;
}

/** What these rows select, for one user, oldest first. */
async function listOf<Item>(
  rows: SelectQueryBuilder<{ activity: Activity }, 'activity', { item: Item }>,
  userId: string,
): Promise<Item[]> {
  const ordered = await rows
    .where('activity.user_id', '=', userId)
    .orderBy('activity.started_at')
    .orderBy('activity.id')
    .execute();
  return ordered.map(({ item }) => item);
}

/** What an assignment does not show yet is null. */
const testsOf = ({ sql }: Database, userId: string, now: Date) =>
  listOf(
    sql
      .selectFrom('attempts as activity')
      .leftJoin('subjects', 'subjects.id', 'activity.subject_id')
      .innerJoin('stages', 'stages.id', 'activity.stage_id')
      .select((eb) => {
        const status = eb.ref('activity.status');
        const columns = {
          id: eb.ref('activity.id'),
          userId: eb.ref('activity.user_id'),
          kind: eb.ref('activity.kind'),
        };
        const ifShown = <Value>(value: Expression<Value>, options?: { solutions: boolean }) =>
          eb
            .case()
            .when(isScoreShown(columns, now, options))
            .then(value)
            .end();
        const answers = eb
          .selectFrom('attempt_answers as answer')
          .innerJoin('topics', 'topics.id', 'answer.topic_id')
          .select(['answer.question_id as questionId', 'topics.name as topic'])
          .select('answer.letter as chosenLetter')
          .select((answer) => ifShown(answer.ref('answer.is_correct'), { solutions: true }).as('isCorrect'))
          .select('answer.answered_at as answeredAt')
          .whereRef('answer.attempt_id', '=', 'activity.id')
          .orderBy('answer.ordinal');
        return jsonBuildObject({
          id: eb.ref('activity.id'),
          kind: eb.ref('activity.kind'),
          status,
          subject: eb.fn.coalesce('subjects.name', eb.val(mixedSubjects.name)),
          stage: eb.ref('stages.name'),
          startedAt: eb.ref('activity.started_at'),
          completedAt: ofCounted(status, eb.ref('activity.finished_at')),
          totalQuestions: eb.ref('activity.total_questions'),
          correctAnswers: ifShown(ofCounted(status, eb.ref('activity.correct_count'))),
          score: ifShown(ofCounted(status, eb.ref('activity.score'))),
          timeTaken: ofCounted(status, eb.ref('activity.time_taken_seconds')),
          extraTimePercent: eb.ref('activity.extra_time_percent'),
          lateAnswers: eb.ref('activity.late_answers'),
          lateAnswersAt: eb.ref('activity.late_answers_at'),
          breaks: jsonArrayFrom(
            eb
              .selectFrom('attempt_pauses as pause')
              .select(['pause.started_at as startedAt', 'pause.ends_at as endedAt'])
              .whereRef('pause.attempt_id', '=', 'activity.id')
              .orderBy('pause.started_at'),
          ),
          answers: jsonArrayFrom(answers),
        }).as('item');
      }),
    userId,
  );

const quizzesOf = ({ sql }: Database, userId: string) =>
  listOf(
    sql
      .selectFrom('rapid_fire_sessions as activity')
      .innerJoin('subjects', 'subjects.id', 'activity.subject_id')
      .select((eb) => {
        const status = eb.ref('activity.status');
        const answers = eb
          .selectFrom('rapid_fire_answers as answer')
          .leftJoin('question_options as chosen', 'chosen.id', 'answer.chosen_option_id')
          .select(['answer.question_id as questionId', 'chosen.letter as chosenLetter'])
          .select(['answer.is_correct as isCorrect', 'answer.time_spent_ms as timeSpentMs'])
          .whereRef('answer.session_id', '=', 'activity.id')
          .orderBy('answer.ordinal');
        return jsonBuildObject({
          id: eb.ref('activity.id'),
          subject: eb.ref('subjects.name'),
          level: eb.ref('activity.level'),
          status,
          startedAt: eb.ref('activity.started_at'),
          completedAt: ofCounted(status, eb.ref('activity.finished_at')),
          totalQuestions: eb.ref('activity.total_questions'),
          correctAnswers: ofCounted(status, eb.ref('activity.correct_count')),
          accuracy: ofCounted(status, eb.ref('activity.accuracy')),
          bestStreak: ofCounted(status, eb.ref('activity.best_streak')),
          timeTaken: ofCounted(status, eb.ref('activity.time_spent_seconds')),
          extraTimePercent: eb.ref('activity.extra_time_percent'),
          answers: jsonArrayFrom(answers),
        }).as('item');
      }),
    userId,
  );

const challengesOf = ({ sql }: Database, userId: string) =>
  listOf(
    sql
      .selectFrom('creative_writing_sessions as activity')
      .innerJoin('subjects', 'subjects.id', 'activity.subject_id')
      .innerJoin('stages', 'stages.id', 'activity.stage_id')
      .select((eb) => {
        const answers = eb
          .selectFrom('creative_writing_answers as answer')
          .select(['answer.question_id as questionId', 'answer.selected_option as selectedOption'])
          .select(['answer.score_awarded as scoreAwarded', 'answer.justification'])
          .select(['answer.time_spent_seconds as timeSpentSeconds', 'answer.answered_at as answeredAt'])
          .whereRef('answer.session_id', '=', 'activity.id')
          .orderBy('answer.ordinal');
        return jsonBuildObject({
          id: eb.ref('activity.id'),
          subject: eb.ref('subjects.name'),
          stage: eb.ref('stages.name'),
          status: eb.ref('activity.status'),
          startedAt: eb.ref('activity.started_at'),
          completedAt: eb.ref('activity.finished_at'),
          totalScore: eb.ref('activity.total_score'),
          maxPossibleScore: eb.ref('activity.max_possible_score'),
          timeTaken: eb.ref('activity.time_spent_seconds'),
          answers: jsonArrayFrom(answers),
        }).as('item');
      }),
    userId,
  );
