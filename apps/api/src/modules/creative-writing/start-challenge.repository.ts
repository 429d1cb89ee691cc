import type { Database, Sql } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { CreativeDifficulty } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { mergedWithStored, storedSubject } from '#modules/curriculum/merged-subjects.repository.ts';
import type { Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { recordRequest } from '#platform/idempotency/idempotency-record.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

/** A difficulty's name in the database. */
export type StoredDifficulty = Uppercase<CreativeDifficulty>;

export interface Named {
  id: string;
  name: string;
}

/** A subject as the pupil sees it, after merging. */
interface ChosenSubject extends Named {
  stage: Named;
  /** The subjects merged into this one, itself included. */
  mergedIds: string[];
}

/** The pupil's choice: stage (on the wire: exam type), subject and difficulty. */
export interface ChallengeChoice {
  userId: string;
  stageId: string;
  subject: Pick<ChosenSubject, 'id' | 'mergedIds'>;
  difficulty: StoredDifficulty;
}

/** Which open challenges a start continues. */
interface Continued {
  /** Numbers of questions. */
  lengths: number[];
  /** Its first question, still without an answer; undefined for any. */
  firstQuestionId: string | undefined;
}

/** A published question, with the time of the pupil's last answer. */
export interface Candidate {
  id: string;
  lastAnsweredAt: Date | null;
}

interface OpenSession {
  id: string;
  difficulty: StoredDifficulty;
  totalQuestions: number;
  answeredQuestions: number;
  startedAt: Date;
}

const newestOpen = (
  client: Sql,
  { userId, stageId, subject, difficulty }: ChallengeChoice,
  which?: Continued,
) =>
  client
    .selectFrom('creative_writing_sessions as challenge')
    .where('challenge.user_id', '=', userId)
    .where('challenge.stage_id', '=', stageId)
    .where((eb) => eb('challenge.subject_id', '=', eb.fn.any(arrayOf('uuid', subject.mergedIds))))
    .where('challenge.difficulty', '=', difficulty)
    .where('challenge.status', '=', 'OPEN')
    .where((eb) => {
      if (!which) return eb.lit(true);
      const hasLength = eb('challenge.total_questions', '=', eb.fn.any(arrayOf('integer', which.lengths)));
      if (which.firstQuestionId === undefined) return hasLength;
      const first = eb
        .selectFrom('creative_writing_answers as answer')
        .select('answer.ordinal')
        .whereRef('answer.session_id', '=', 'challenge.id')
        .whereRef('answer.user_id', '=', 'challenge.user_id')
        .where('answer.ordinal', '=', 1)
        .where('answer.question_id', '=', which.firstQuestionId)
        .where('answer.selected_option', 'is', null);
      return eb.and([hasLength, eb.exists(first)]);
    })
    .orderBy('challenge.started_at', 'desc')
    .limit(1);

/** The merged subject for this one, with its stage; undefined when missing or not visible to the viewer. */
export async function findChallengeSubject(
  db: Database,
  viewer: Viewer,
  subjectId: string,
): Promise<ChosenSubject | undefined> {
  const subject = await db.sql
    .with('stored', storedSubject(viewer, subjectId))
    .with('merged', (query) =>
      query
        .selectFrom('stored')
        .innerJoinLateral(
          (eb) => mergedWithStored(viewer)(eb).select(['subjects.name', 'subjects.order']).as('merged'),
          (join) => join.onTrue(),
        )
        .select(['merged.id', 'merged.name', 'merged.order', 'stored.stage_id']),
    )
    .selectFrom('merged')
    .innerJoin('stages', 'stages.id', 'merged.stage_id')
    .select(['merged.id', 'merged.name', 'stages.id as stageId', 'stages.name as stageName'])
    .select((eb) =>
      eb
        .selectFrom('merged')
        .select((each) => each.fn.agg<string[]>('array_agg', ['merged.id']).as('ids'))
        .$asScalar()
        .$notNull()
        .as('mergedIds'),
    )
    .orderBy('merged.order')
    .orderBy('merged.name')
    .orderBy('merged.id')
    .limit(1)
    .executeTakeFirst();
  if (!subject) return undefined;
  const { stageId, stageName, ...rest } = subject;
  return { ...rest, stage: { id: stageId, name: stageName } };
}

/** The newest open challenge of the choice; any when it is not said which. */
export function findOpenChallenge(
  db: Database,
  choice: ChallengeChoice,
  which?: Continued,
): Promise<OpenSession | undefined> {
  return newestOpen(db.sql, choice, which)
    .select((eb) => [
      'challenge.id',
      'challenge.difficulty',
      'challenge.total_questions as totalQuestions',
      'challenge.started_at as startedAt',
      countOf(
        eb
          .selectFrom('creative_writing_answers as answer')
          .whereRef('answer.session_id', '=', 'challenge.id')
          .whereRef('answer.user_id', '=', 'challenge.user_id')
          .where('answer.selected_option', 'is not', null),
      ).as('answeredQuestions'),
    ])
    .executeTakeFirst();
}

export function findBriefCandidates(
  db: Database,
  { userId, stageId, subject, difficulty }: ChallengeChoice,
): Promise<Candidate[]> {
  return db.sql
    .with('answered', (query) =>
      query
        .selectFrom('creative_writing_sessions as challenge')
        .innerJoin('creative_writing_answers as answer', (join) =>
          join
            .onRef('answer.session_id', '=', 'challenge.id')
            .onRef('answer.user_id', '=', 'challenge.user_id'),
        )
        .select((eb) => ['answer.question_id', eb.fn.max('answer.answered_at').as('last_at')])
        .where('challenge.user_id', '=', userId)
        .groupBy('answer.question_id'),
    )
    .selectFrom('creative_writing_questions as question')
    .leftJoin('answered', 'answered.question_id', 'question.id')
    .select(['question.id', 'answered.last_at as lastAnsweredAt'])
    .where((eb) => eb('question.subject_id', '=', eb.fn.any(arrayOf('uuid', subject.mergedIds))))
    .where('question.stage_id', '=', stageId)
    .where('question.status', '=', 'PUBLISHED')
    .where('question.difficulty', '=', difficulty)
    .orderBy('question.id')
    .execute();
}

/**
 * Starts a challenge with these questions and records the request under its idempotency key, if it has one.
 * When a concurrent request has started one that would be continued, returns that one's id. Throws CONFLICT when the request is
 * already recorded.
 */
export function createChallenge(
  db: Database,
  choice: ChallengeChoice,
  { id, startedAt, questionIds }: { id: string; startedAt: Date; questionIds: readonly string[] },
  continued: Continued,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<string> {
  return inTransaction(db, async (transaction) => {
    // A second request at the same time waits here and then finds the first challenge.
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', choice.userId)
      .forNoKeyUpdate()
      .execute();
    const first = await newestOpen(transaction, choice, continued).select('challenge.id').executeTakeFirst();
    if (first) return first.id;
    await transaction
      .insertInto('creative_writing_sessions')
      .values({
        id,
        user_id: choice.userId,
        stage_id: choice.stageId,
        subject_id: choice.subject.id,
        difficulty: choice.difficulty,
        started_at: startedAt,
        total_questions: questionIds.length,
      })
      .execute();
    const answers = transaction
      .selectFrom(unnest('given', { question_id: arrayOf('uuid', questionIds) }))
      .select([typed('uuid', id).as('session_id'), typed('uuid', choice.userId).as('user_id')])
      .select(['given.question_id', 'given.ordinal']);
    await insertFrom(transaction, 'creative_writing_answers', answers).execute();
    if (idempotentRequest) await recordRequest(transaction, idempotentRequest, { resultId: id });
    return id;
  });
}
