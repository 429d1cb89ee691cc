import { Prisma } from '@markwell/database/client';

/** How the target of a report has changed since the reporter saw it. */
export interface ChangesSinceReport {
  /** Its content has changed, or it is withdrawn. */
  hasChanged: boolean;
  /** Pupils no longer get it: it is archived, a draft again, or its pictures were removed. */
  isWithdrawn: boolean;
  /** Test results with it were re-marked, or it no longer counts in them. */
  wereResultsCorrected: boolean;
}

/** The revision the reporter saw: the one in their test or quiz, else the newest at that time. */
const shownRevision = Prisma.sql`coalesce(
  (select k.revision_id from attempt_questions k
    where k.attempt_id = f.attempt_id and k.question_id = f.question_id limit 1),
  (select k.revision_id from rapid_fire_answers k
    where k.session_id = f.rapid_fire_session_id and k.question_id = f.question_id limit 1),
  (select r.id from question_revisions r
    where r.question_id = f.question_id and r.created_at <= f.created_at order by r.number desc limit 1))`;

const isWithdrawn = Prisma.sql`case when f.question_id is null
  then not exists (select from past_paper_answers a
    where a.paper_id = f.past_paper_id and a.number = f.past_paper_number)
  else not exists (select from questions q where q.id = f.question_id and q.status = 'PUBLISHED') end`;

const saysSomethingElse = Prisma.sql`case when f.question_id is null
  then exists (select from past_paper_answers a join media_files m on m.id in (a.question_file_id, a.solution_file_id)
    where a.paper_id = f.past_paper_id and a.number = f.past_paper_number and m.created_at > f.created_at)
  else exists (select from questions q
    where q.id = f.question_id and q.current_revision_id <> ${shownRevision}) end`;

/** The columns of a ChangesSinceReport, for rows `f` of the table flags. */
export const changesSinceReport = Prisma.sql`
  (${isWithdrawn} or ${saysSomethingElse}) as "hasChanged", ${isWithdrawn} as "isWithdrawn",
  exists (select from question_corrections c where c.question_id = f.question_id
    and c.created_at > f.created_at and c.affected_attempts > 0) as "wereResultsCorrected"`;
