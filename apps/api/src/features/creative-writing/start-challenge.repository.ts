import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { CreativeDifficulty } from '@markwell/shared/vocabulary/creative-writing';
import { mergedWith, orderOfMerged } from '../../domain/curriculum/merged-subjects.repository.ts';
import { visibleSubjectsSql, type Viewer } from '../../domain/curriculum/visible-subjects.repository.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import { recordRequest } from '../../domain/idempotency/idempotency-record.repository.ts';

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

/** A published question, with the time of the pupil's last answer. */
export interface Candidate {
  id: string;
  lastSeenAt: Date | null;
}

export interface OpenSession {
  id: string;
  difficulty: StoredDifficulty;
  totalQuestions: number;
  answeredQuestions: number;
  startedAt: Date;
}

export interface StartChallengeRepository {
  /** The merged subject for this one, with its stage; undefined when missing or not visible to the viewer. */
  findSubject: (viewer: Viewer, subjectId: string) => Promise<ChosenSubject | undefined>;
  findOpen: (choice: ChallengeChoice) => Promise<OpenSession | undefined>;
  candidates: (choice: ChallengeChoice) => Promise<Candidate[]>;
  /**
   * Starts a challenge with these questions and records the request under its idempotency key, if it has one.
   * When a concurrent request has started one, returns that one's id. Throws CONFLICT when the request is
   * already recorded.
   */
  open: (
    choice: ChallengeChoice,
    session: { id: string; startedAt: Date; questionIds: readonly string[] },
    call: IdempotentRequest | undefined,
  ) => Promise<string>;
}

export function createStartChallengeRepository(database: Database): StartChallengeRepository {
  const newestOpen = ({ userId, stageId, subject, difficulty }: ChallengeChoice) =>
    ({
      where: { userId, stageId, subjectId: { in: subject.mergedIds }, difficulty, status: 'OPEN' },
      orderBy: { startedAt: 'desc' },
    }) as const;

  return {
    async findSubject(viewer, subjectId) {
      // Plain SQL, because Prisma cannot compare two rows of one table.
      const [subject] = await database.$queryRaw<ChosenSubject[]>`
        select shown.id, shown.name, shown.ids as "mergedIds", json_build_object('id', st.id, 'name', st.name) as stage
        from subjects chosen join stages st on st.id = chosen.stage_id
        cross join lateral (
          select subjects.id, subjects.name,
            array_agg(subjects.id) over (rows between unbounded preceding and unbounded following) as ids
          ${mergedWith(viewer, Prisma.sql`chosen`)} order by ${orderOfMerged} limit 1
        ) shown
        where chosen.id = ${subjectId}::uuid and ${visibleSubjectsSql(viewer, Prisma.sql`chosen`)}`;
      return subject;
    },

    async findOpen(choice) {
      const session = await database.creativeWritingSession.findFirst({
        ...newestOpen(choice),
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
    },

    // Plain SQL, to read the last answer to each question in the same round trip.
    candidates: ({ userId, stageId, subject, difficulty }) =>
      database.$queryRaw<Candidate[]>`
        select question.id, met.last_seen_at as "lastSeenAt"
        from creative_writing_questions question
        left join (
          select answer.question_id, max(answer.answered_at) as last_seen_at
          from creative_writing_sessions session
          join creative_writing_answers answer on answer.session_id = session.id
          where session.user_id = ${userId}::uuid group by answer.question_id
        ) met on met.question_id = question.id
        where question.subject_id = any(${subject.mergedIds}::uuid[]) and question.stage_id = ${stageId}::uuid
          and question.status = 'PUBLISHED' and question.difficulty = ${difficulty}::creative_difficulty
        order by question.id`,

    open: (choice, { id, startedAt, questionIds }, call) =>
      database.$transaction(async (transaction) => {
        // A second request at the same time waits here and then finds the first challenge.
        await transaction.$queryRaw`
          select id from users where id = ${choice.userId}::uuid for no key update`;
        const first = await transaction.creativeWritingSession.findFirst({
          ...newestOpen(choice),
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
        if (call) await recordRequest(transaction, call, { resultId: id });
        return id;
      }),
  };
}
