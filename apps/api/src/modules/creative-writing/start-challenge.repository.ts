import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { arrayOf } from '@markwell/database/sql/values';
import type { CreativeDifficulty } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { mergedWithStored, storedSubject } from '#modules/curriculum/merged-subjects.repository.ts';
import type { Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { recordRequest } from '#platform/idempotency/idempotency-record.repository.ts';

/** A difficulty's name in the database. */
export type StoredDifficulty = Uppercase<CreativeDifficulty>;

export interface Named {
  id: string;
  name: string;
}

/** A subject as the pupil sees it, after merging. */
export interface ChosenSubject extends Named {
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
export interface Continued {
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

export interface OpenSession {
  id: string;
  difficulty: StoredDifficulty;
  totalQuestions: number;
  answeredQuestions: number;
  startedAt: Date;
}

function newestOpen({ userId, stageId, subject, difficulty }: ChallengeChoice, which?: Continued) {
  return {
    where: {
      userId,
      stageId,
      subjectId: { in: subject.mergedIds },
      difficulty,
      status: 'OPEN',
      ...(which && { totalQuestions: { in: which.lengths } }),
      ...(which?.firstQuestionId !== undefined && {
        answers: { some: { ordinal: 1, questionId: which.firstQuestionId, selectedOption: null } },
      }),
    },
    orderBy: { startedAt: 'desc' },
  } as const;
}

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
export async function findOpenChallenge(
  db: Database,
  choice: ChallengeChoice,
  which?: Continued,
): Promise<OpenSession | undefined> {
  const session = await db.creativeWritingSession.findFirst({
    ...newestOpen(choice, which),
    select: {
      id: true,
      difficulty: true,
      totalQuestions: true,
      startedAt: true,
      _count: { select: { answers: { where: { selectedOption: { not: null } } } } },
    },
  });
  if (!session) return undefined;
  const { _count, ...rest } = session;
  return { ...rest, answeredQuestions: _count.answers };
}

export function findBriefCandidates(
  db: Database,
  { userId, stageId, subject, difficulty }: ChallengeChoice,
): Promise<Candidate[]> {
  return db.sql
    .with('answered', (query) =>
      query
        .selectFrom('creative_writing_sessions as challenge')
        .innerJoin('creative_writing_answers as answer', 'answer.session_id', 'challenge.id')
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
  return db.$transaction(async (transaction) => {
    // A second request at the same time waits here and then finds the first challenge.
    await sqlOf(transaction)
      .selectFrom('users')
      .select('id')
      .where('id', '=', choice.userId)
      .forNoKeyUpdate()
      .execute();
    const first = await transaction.creativeWritingSession.findFirst({
      ...newestOpen(choice, continued),
      select: { id: true },
    });
    if (first) return first.id;
    await transaction.creativeWritingSession.create({
      data: {
        id,
        userId: choice.userId,
        stageId: choice.stageId,
        subjectId: choice.subject.id,
        difficulty: choice.difficulty,
        startedAt,
        totalQuestions: questionIds.length,
      },
    });
    await transaction.creativeWritingAnswer.createMany({
      data: questionIds.map((questionId, index) => ({ sessionId: id, questionId, ordinal: index + 1 })),
    });
    if (idempotentRequest) await recordRequest(transaction, idempotentRequest, { resultId: id });
    return id;
  });
}
