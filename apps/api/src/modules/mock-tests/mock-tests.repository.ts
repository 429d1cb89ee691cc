import { hasShown } from '@markwell/database/sql-expressions/attempts';
import { arrayOf } from '@markwell/database/sql/values';
import { waysOfMode, type AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { Database } from '@markwell/database/connect';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { sql, type Expression } from 'kysely';
import { attemptColumns, isEmbargoedFor, isScoreShown } from '#modules/question-bank/embargo.repository.ts';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import { difficultyOfTest } from '#modules/question-bank/display/displayed-question.repository.ts';
import { lastShownTo } from '#modules/question-bank/draw/seen-numbers.repository.ts';
import { readSolution, type Solution } from '#modules/question-bank/display/solution.repository.ts';
import type { Context } from '#context.ts';

interface QuestionClassification {
  subjectId: string;
  topicId: string;
  difficulty: number;
  /** Null: for both. */
  tier: Tier | null;
}

/** The family in a source id: `MATHS/ROUNDING/to-the-nearest/3-17` without its last part. Null without a source id. */
const familyOf = (sourceId: Expression<string | null>) =>
  sql<string | null>`regexp_replace(${sourceId}, '/[^/]*$', '')`;

/** The classification of a published or archived question; undefined when the viewer may not see it. */
export function findQuestionClassification(
  db: Database,
  viewer: Viewer,
  questionId: string,
): Promise<QuestionClassification | undefined> {
  return classifiedQuestions(db.sql)
    .select(['topics.subject_id as subjectId', 'questions.topic_id as topicId', 'questions.tier'])
    .select((eb) => difficultyOfTest(eb).as('difficulty'))
    .where('questions.id', '=', questionId)
    .where('questions.status', '<>', 'DRAFT')
    .where(isVisibleTo(viewer))
    .executeTakeFirst();
}

/** How the pupil was last asked a question; as multiple choice when they were not. */
export async function findModeOfQuestion(
  db: Database,
  userId: string,
  questionId: string,
): Promise<AnswerMode> {
  const attempt = await db.sql
    .selectFrom('attempts')
    .select('answer_mode')
    .where('user_id', '=', userId)
    .where((eb) => hasShown(eb, questionId))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return attempt?.answer_mode ?? 'MULTIPLE_CHOICE';
}

/** Whether the pupil had one of these questions in a test whose answers are typed where they can be. */
export async function wasAskedToType(
  db: Database,
  userId: string,
  questionIds: readonly string[],
): Promise<boolean> {
  const attempt = await db.sql
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('answer_mode', '<>', 'MULTIPLE_CHOICE')
    .where((eb) => eb('question_ids', '&&', arrayOf('uuid', questionIds)))
    .limit(1)
    .executeTakeFirst();
  return attempt !== undefined;
}

/**
 * Another published question of the same family, which asks for the same with other numbers and names: an unseen one
 * first, then the nearest difficulty, then the one seen longest ago. Undefined without a family or another question.
 * The salt orders equals at random.
 */
export async function findQuestionsOfFamily(
  context: Context,
  userId: string,
  questionId: string,
  answerMode: AnswerMode,
  salt: number,
): Promise<string | undefined> {
  const found = await context.db.sql
    .selectFrom('questions as original')
    .innerJoin('questions as other', (join) =>
      join
        .onRef('other.topic_id', '=', 'original.topic_id')
        .onRef('other.id', '<>', 'original.id')
        .on((eb) => eb(familyOf(eb.ref('other.source_id')), '=', familyOf(eb.ref('original.source_id')))),
    )
    .leftJoin(lastShownTo(context.db.sql, userId).as('shown'), 'shown.question_id', 'other.id')
    .select('other.id')
    .where('original.id', '=', questionId)
    .where('other.kind', '=', 'REGULAR')
    .where('other.status', '=', 'PUBLISHED')
    .where('other.answer_ways', 'in', [...waysOfMode[answerMode]])
    // A pupil of the other tier may have been given a question for both.
    .where((eb) => eb.or([eb('other.tier', 'is', null), eb('other.tier', '=', eb.ref('original.tier'))]))
    // Questions on one passage ask different things about it.
    .where('other.passage_id', 'is', null)
    .where((eb) => eb.not(isEmbargoedFor({ userId, now: context.clock() }, eb.ref('other.id'))))
    .orderBy((eb) => eb('shown.shown_at', 'is not', null))
    .orderBy((eb) => eb.fn('abs', [eb('other.difficulty', '-', eb.ref('original.difficulty'))]))
    .orderBy('shown.shown_at')
    .orderBy((eb) => eb.fn('md5', [eb(eb.cast<string>('other.id', 'text'), '||', String(salt))]))
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/**
 * The solution of the revision last shown to the pupil; for administrators, of the current one. None while a running
 * test that withholds its answer key has the question, even if an earlier test had it too, or an assignment whose
 * solutions are not released; for a reserved question, none before an assignment has shown its solutions.
 */
export function findPracticeSolution(
  context: Context,
  userId: string,
  isAdmin: boolean,
  questionId: string,
): Promise<Solution | undefined> {
  const lastShownRevisionId = context.db.sql
    .selectFrom('attempts')
    .innerJoin('attempt_answers', (join) =>
      join
        .onRef('attempt_answers.attempt_id', '=', 'attempts.id')
        .onRef('attempt_answers.user_id', '=', 'attempts.user_id'),
    )
    .innerJoin('questions', 'questions.id', 'attempt_answers.question_id')
    .select('attempt_answers.revision_id')
    .where('attempts.user_id', '=', userId)
    .where('attempt_answers.question_id', '=', questionId)
    .where((attempt) =>
      attempt.not(
        attempt.exists(
          attempt
            .selectFrom('attempts as withholding')
            .innerJoin('attempt_answers as withheld', (join) =>
              join
                .onRef('withheld.attempt_id', '=', 'withholding.id')
                .onRef('withheld.user_id', '=', 'withholding.user_id'),
            )
            .select('withheld.question_id')
            .where('withholding.user_id', '=', userId)
            .where('withholding.status', '=', 'OPEN')
            .where('withholding.answer_key_on_client', '=', false)
            .where('withheld.question_id', '=', questionId),
        ),
      ),
    )
    .where((attempt) =>
      attempt.not(
        isEmbargoedFor({ userId, now: context.clock() }, attempt.ref('attempt_answers.question_id')),
      ),
    )
    // Elsewhere the pupil could not have met a reserved question.
    .where((attempt) =>
      attempt.or([
        attempt('questions.status', '<>', 'RESERVED'),
        isScoreShown(attemptColumns(attempt), context.clock(), { solutions: true }),
      ]),
    )
    .orderBy('attempts.started_at', 'desc')
    .limit(1)
    .$asScalar();
  return readSolution(context.db.sql, { questionId, kind: 'REGULAR', lastShownRevisionId, isAdmin });
}
