import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import { visibleSubjectsSql, type Viewer } from '../../domain/curriculum/visible-subjects.repository.ts';

export type ReportReasonName = 'WRONG_ANSWER' | 'POOR_SOLUTION' | 'UNCLEAR_QUESTION';

interface Report {
  userId: string;
  reason: ReportReasonName;
}

export interface QuestionReport extends Report {
  kind: 'MOCK_TEST' | 'RAPID_FIRE';
  questionId: string;
  /** The test or quiz with the question; stored only if it is the pupil's own. */
  sessionId: string | undefined;
}

export interface PaperReport extends Report {
  paperId: string;
  number: number;
}

export interface ReportsRepository {
  /**
   * Stores the report and records its id. A second report of the same question changes the reason of the
   * first while that is open. Undefined when there is no such question.
   */
  reportQuestion: (
    viewer: Viewer,
    report: QuestionReport,
    recordId: RecordReply<string>,
  ) => Promise<string | undefined>;
  reportPaperQuestion: (
    viewer: Viewer,
    report: PaperReport,
    recordId: RecordReply<string>,
  ) => Promise<string | undefined>;
}

interface Id {
  id: string;
}

export function createReportsRepository(database: Database): ReportsRepository {
  const keep = (statement: Prisma.Sql, recordId: RecordReply<string>) =>
    database.$transaction(async (transaction) => {
      const [flag] = await transaction.$queryRaw<Id[]>(statement);
      if (flag) await recordId(flag.id, transaction);
      return flag?.id;
    });

  return {
    // Today's practice can contain rapid-fire questions, so these can be reported from a test too.
    // Plain SQL, because Prisma does not support the partial unique index on open reports.
    reportQuestion: (viewer, { userId, kind, questionId, reason, sessionId = null }, recordId) =>
      keep(
        Prisma.sql`
        insert into flags (id, user_id, kind, question_id, attempt_id, rapid_fire_session_id, reason)
        select ${uuid()}::uuid, ${userId}::uuid, ${kind}::flag_kind, q.id,
          (select id from attempts where id = ${sessionId}::uuid and user_id = ${userId}::uuid),
          (select id from rapid_fire_sessions where id = ${sessionId}::uuid and user_id = ${userId}::uuid),
          ${reason}::flag_reason
        from questions q join topics t on t.id = q.topic_id join subjects on subjects.id = t.subject_id
        where q.id = ${questionId}::uuid
          and (q.kind = (case ${kind} when 'MOCK_TEST' then 'REGULAR' else 'RAPID_FIRE' end)::question_kind
            or exists (select from attempts a join attempt_questions k on k.attempt_id = a.id
              where ${kind} = 'MOCK_TEST' and a.id = ${sessionId}::uuid and a.user_id = ${userId}::uuid and k.question_id = q.id))
          and ((q.status <> 'DRAFT' and ${visibleSubjectsSql(viewer)})
            or exists (select from seen_questions s where s.user_id = ${userId}::uuid and s.question_id = q.id))
        on conflict (user_id, question_id) where status = 'PENDING' and question_id is not null
        do update set reason = excluded.reason
        returning id`,
        recordId,
      ),

    reportPaperQuestion: (viewer, { userId, paperId, number, reason }, recordId) =>
      keep(
        Prisma.sql`
        insert into flags (id, user_id, kind, past_paper_id, past_paper_number, reason)
        select ${uuid()}::uuid, ${userId}::uuid, 'PAST_PAPER', a.paper_id, a.number, ${reason}::flag_reason
        from past_paper_answers a join past_papers p on p.id = a.paper_id join subjects on subjects.id = p.subject_id
        where a.paper_id = ${paperId}::uuid and a.number = ${number}::int and ${visibleSubjectsSql(viewer)}
        on conflict (user_id, past_paper_id, past_paper_number) where status = 'PENDING' and past_paper_id is not null
        do update set reason = excluded.reason
        returning id`,
        recordId,
      ),
  };
}
