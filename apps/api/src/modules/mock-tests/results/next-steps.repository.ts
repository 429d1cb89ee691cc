import type { Database } from '@markwell/database/connect';
import { countMarks } from '@markwell/database/sql-expressions/marks';
import { minQuestionsForBest } from '@markwell/shared/progress/personal-bests';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { AttemptKind } from '#modules/attempts/create-attempt.repository.ts';
import { earlierTests } from '#modules/attempts/earlier-tests.repository.ts';
import { attemptColumns, isEmbargoedFor, isScoreShown } from '#modules/question-bank/embargo.repository.ts';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { Context } from '#context.ts';

export interface FinishedTest {
  /** Null for a test of mixed subjects. */
  subjectId: string | null;
  stageId: string;
  kind: AttemptKind;
  /** As the pupil chose them. */
  difficulties: number[];
  topicIds: string[];
  tier: Tier | null;
  answerMode: AnswerMode;
  requestedQuestions: number;
  /** Without extra time, as the pupil chose it. */
  baseSeconds: number;
  /** The pupil's last test of this subject before this one that is long enough to compare, without void questions. */
  previous: { correctAnswers: number; totalQuestions: number; score: number } | null;
  /** Percent: the best earlier score of this subject in such tests. */
  bestScoreBefore: number | null;
}

/** A finished test of the pupil, and their earlier tests of its subject; undefined when there is none. */
export function findFinishedTest(
  db: Database,
  userId: string,
  attemptId: string,
): Promise<FinishedTest | undefined> {
  return db.sql
    .selectFrom('attempts as attempt')
    .select([
      'attempt.subject_id as subjectId',
      'attempt.stage_id as stageId',
      'attempt.kind',
      'attempt.difficulties',
      'attempt.topic_ids as topicIds',
      'attempt.tier',
      'attempt.answer_mode as answerMode',
      'attempt.requested_questions as requestedQuestions',
    ])
    .select((eb) =>
      eb('attempt.duration_seconds', '-', eb.ref('attempt.extra_time_seconds')).as('baseSeconds'),
    )
    .select((eb) => {
      const earlier = earlierTests(eb)
        .whereRef('attempts.subject_id', '=', 'attempt.subject_id')
        .where('attempts.total_questions', '>=', minQuestionsForBest)
        .where('attempts.kind', '<>', 'ASSIGNMENT');
      return [
        jsonObjectFrom(
          earlier
            .innerJoinLateral(
              (each) =>
                each
                  .selectFrom('attempt_answers as answer')
                  .select(countMarks)
                  .whereRef('answer.attempt_id', '=', 'attempts.id')
                  .whereRef('answer.user_id', '=', 'attempts.user_id')
                  .as('marks'),
              (join) => join.onTrue(),
            )
            .select((each) => [
              'marks.correct as correctAnswers',
              'marks.total as totalQuestions',
              each.ref('attempts.score').$notNull().as('score'),
            ])
            .orderBy('attempts.finished_at', 'desc')
            .orderBy('attempts.id', 'desc')
            .limit(1),
        ).as('previous'),
        earlier
          .select((each) => each.fn.max('attempts.score').as('best'))
          .$asScalar()
          .as('bestScoreBefore'),
      ];
    })
    .where('attempt.id', '=', attemptId)
    .where('attempt.user_id', '=', userId)
    .where('attempt.status', '=', 'FINISHED')
    .executeTakeFirst();
}

/**
 * The ids of the wrong and skipped questions of the pupil's finished attempt that the viewer can still be given, in
 * their order. Void, withdrawn, hidden and embargoed questions are not among them, and none of work on an assignment
 * that does not show its solutions.
 */
export async function findMissedQuestions(
  context: Context,
  { id, ...viewer }: Viewer & { id: string },
  attemptId: string,
): Promise<string[]> {
  const missed = await classifiedQuestions(context.db.sql)
    .innerJoin('attempt_answers', 'attempt_answers.question_id', 'questions.id')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.id', '=', 'attempt_answers.attempt_id')
        .onRef('attempts.user_id', '=', 'attempt_answers.user_id'),
    )
    .select('questions.id')
    .where('attempts.id', '=', attemptId)
    .where('attempts.user_id', '=', id)
    .where('attempts.status', '=', 'FINISHED')
    .where((eb) => isScoreShown(attemptColumns(eb), context.clock(), { solutions: true }))
    .where('attempt_answers.is_correct', '=', false)
    .where('attempt_answers.possible', '>', 0)
    .where('attempt_answers.is_void', '=', false)
    .where('questions.status', '=', 'PUBLISHED')
    .where('topics.archived_at', 'is', null)
    .where(isVisibleTo(viewer))
    .where((eb) => eb.not(isEmbargoedFor({ userId: id, now: context.clock() }, eb.ref('questions.id'))))
    .orderBy('attempt_answers.ordinal')
    .execute();
  return missed.map((question) => question.id);
}
