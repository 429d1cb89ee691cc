import type { Database } from '@markwell/database/connect';
import type { CreativeDifficulty } from '@markwell/shared/vocabulary/creative-writing';
import type { KeyedCall } from '../../core/idempotency/keyed-call.ts';
import { recordCall } from '../../core/idempotency/record-call.repository.ts';
import { visibleSubjects, type Viewer } from '../../core/curriculum/visible-subjects.repository.ts';

/** A difficulty as the database names it. */
export type StoredDifficulty = Uppercase<CreativeDifficulty>;

export interface Named {
  id: string;
  name: string;
}

/** What a pupil chose: the stage (on the wire the exam type), the subject and the difficulty. */
export interface Choice {
  userId: string;
  stageId: string;
  subjectId: string;
  difficulty: StoredDifficulty;
}

/** A published question, and when the pupil last answered it. */
export interface Candidate {
  id: string;
  lastMetAt: Date | null;
}

export interface OpenSession {
  id: string;
  difficulty: StoredDifficulty;
  totalQuestions: number;
  answeredQuestions: number;
  startedAt: Date;
}

export interface SessionsRepository {
  /** The subject with its stage; undefined when it does not exist or is not the viewer's to see. */
  findSubject: (viewer: Viewer, subjectId: string) => Promise<(Named & { stage: Named }) | undefined>;
  findOpen: (choice: Choice) => Promise<OpenSession | undefined>;
  candidates: (choice: Choice) => Promise<Candidate[]>;
  /**
   * Opens a session of these questions and records the call, if it has a key; or finds the one that was opened meanwhile.
   * Returns its id. Throws CONFLICT when the call is on record.
   */
  open: (
    choice: Choice,
    session: { id: string; startedAt: Date; questionIds: readonly string[] },
    call: KeyedCall | undefined,
  ) => Promise<string>;
}

export function createSessionsRepository(database: Database): SessionsRepository {
  const newestOpen = ({ userId, stageId, subjectId, difficulty }: Choice) =>
    ({
      where: { userId, stageId, subjectId, difficulty, status: 'OPEN' },
      orderBy: { startedAt: 'desc' },
    }) as const;

  return {
    async findSubject(viewer, subjectId) {
      const subject = await database.subject.findFirst({
        where: { id: subjectId, ...visibleSubjects(viewer) },
        select: { id: true, name: true, stage: { select: { id: true, name: true } } },
      });
      return subject ?? undefined;
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

    // Plain SQL: the last meeting of each question in the same round trip.
    candidates: ({ userId, stageId, subjectId, difficulty }) =>
      database.$queryRaw<Candidate[]>`
        select question.id, met.last_met_at as "lastMetAt"
        from creative_writing_questions question
        left join (
          select answer.question_id, max(answer.answered_at) as last_met_at
          from creative_writing_sessions session
          join creative_writing_answers answer on answer.session_id = session.id
          where session.user_id = ${userId}::uuid group by answer.question_id
        ) met on met.question_id = question.id
        where question.subject_id = ${subjectId}::uuid and question.stage_id = ${stageId}::uuid
          and question.status = 'PUBLISHED' and question.difficulty = ${difficulty}::creative_difficulty
        order by question.id`,

    open: (choice, { id, startedAt, questionIds }, call) =>
      database.$transaction(async (transaction) => {
        // Whoever starts twice at once waits here and finds the first session.
        await transaction.$queryRaw`
          select id from users where id = ${choice.userId}::uuid for no key update`;
        const first = await transaction.creativeWritingSession.findFirst({
          ...newestOpen(choice),
          select: { id: true },
        });
        if (first) return first.id;
        await transaction.creativeWritingSession.create({
          data: { ...choice, id, startedAt, totalQuestions: questionIds.length },
        });
        await transaction.creativeWritingAnswer.createMany({
          data: questionIds.map((questionId, index) => ({ sessionId: id, questionId, ordinal: index + 1 })),
        });
        if (call) await recordCall(transaction, call, { resultId: id });
        return id;
      }),
  };
}
