import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { mergedIdOf, mergedWith } from '../curriculum/merged-subjects.repository.ts';
import { visibleSubjectsSql, type Viewer } from '../curriculum/visible-subjects.repository.ts';

export interface DueCount {
  subjectId: string;
  /** YYYY-MM-DD; today for questions that were due earlier. */
  day: string;
  count: number;
}

export interface DueQuestion {
  id: string;
  passageId: string | null;
}

export interface DueQuestionsRepository {
  /** How many questions are due in each merged subject of a stage, on `today` and the days after it. */
  countDue: (viewer: Viewer, query: DueQuery & { stageId: string; days: number }) => Promise<DueCount[]>;
  /** The questions due by the end of `today` in a subject and those merged with it, longest due first. */
  findDue: (viewer: Viewer, query: DueQuery & { subjectId: string; limit: number }) => Promise<DueQuestion[]>;
}

interface DueQuery {
  userId: string;
  /** YYYY-MM-DD in Europe/London. */
  today: string;
}

/**
 * Cards whose question the viewer can be given. Archived, withdrawn and hidden questions keep their cards but
 * are not asked.
 */
const cards = (viewer: Viewer) => Prisma.sql`
  review_cards c join questions q on q.id = c.question_id and q.status = 'PUBLISHED'
  join topics t on t.id = q.topic_id and t.archived_at is null
  join subjects on subjects.id = t.subject_id and ${visibleSubjectsSql(viewer)}`;

/** Days are in Europe/London. */
const dueWithin = (today: string, days: number) =>
  Prisma.sql`c.due_at < ((${today}::date + ${days}::int)::timestamp at time zone 'Europe/London')`;

export function createDueQuestionsRepository(database: Database): DueQuestionsRepository {
  return {
    countDue: (viewer, { userId, today, stageId, days }) => database.$queryRaw<DueCount[]>`
      with due as (
        select subjects.stage_id, subjects.name_key, count(*)::int as count,
          greatest((c.due_at at time zone 'Europe/London')::date, ${today}::date)::text as day
        from ${cards(viewer)}
        where c.user_id = ${userId}::uuid and ${dueWithin(today, days)} and subjects.stage_id = ${stageId}::uuid
        group by 1, 2, 4
      )
      select ${mergedIdOf(viewer, Prisma.sql`due`)} as "subjectId", count, day from due order by day, 1`,

    findDue: (viewer, { userId, today, subjectId, limit }) => database.$queryRaw<DueQuestion[]>`
      select q.id, q.passage_id as "passageId" from ${cards(viewer)}
      where c.user_id = ${userId}::uuid and ${dueWithin(today, 1)} and subjects.id = any(array(
        select subjects.id from subjects chosen cross join lateral (
          select subjects.id ${mergedWith(viewer, Prisma.sql`chosen`)}) subjects where chosen.id = ${subjectId}::uuid))
      order by c.due_at, q.id limit ${limit}::int`,
  };
}
