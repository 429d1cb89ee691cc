import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { firstRapidFireLevel } from '@markwell/shared/vocabulary/rapid-fire';
import { mergedIdOf, mergedWith } from '../../domain/curriculum/merged-subjects.repository.ts';
import { visibleSubjectsSql, type Viewer } from '../../domain/curriculum/visible-subjects.repository.ts';
import type { MediaReference } from '../../domain/media/media-urls.ts';
import { unlockedLevelStatement } from './unlocked-level.repository.ts';

export interface SubjectProgressRow {
  subjectId: string;
  /** The unlocked level. */
  currentLevel: number;
  totalSessions: number;
  /** Percent. */
  bestAccuracy: number;
  lastPlayedAt: Date;
}

export interface CountQuery {
  stageId: string;
  subjectId: string;
  kind: 'REGULAR' | 'RAPID_FIRE';
  /** Level or difficulty; all when undefined. */
  grade: number | undefined;
}

export interface Solution {
  explanation: string | null;
  image: MediaReference | null;
}

export interface RapidFireRepository {
  /** The pupil's progress in every played subject, merged as they see them, the last played first. */
  standings: (userId: string, viewer: Viewer) => Promise<SubjectProgressRow[]>;
  /** The pupil's unlocked level in a subject; levels reached in its merged subjects count. */
  openLevel: (userId: string, subjectId: string) => Promise<number>;
  /**
   * Counts the questions that can be drawn from a subject and those merged with it; 0 when the viewer may not
   * see the subject or it belongs to another stage.
   */
  countQuestions: (viewer: Viewer, query: CountQuery) => Promise<number>;
  /** The solution of the revision last shown to the pupil; for administrators, of the current one. */
  findSolution: (userId: string, isAdmin: boolean, questionId: string) => Promise<Solution | undefined>;
}

export function createRapidFireRepository(database: Database): RapidFireRepository {
  return {
    // Plain SQL, because Prisma cannot group rows by their merged subject.
    standings: (userId, viewer) => database.$queryRaw<SubjectProgressRow[]>`
      with played as (
        select coalesce(${mergedIdOf(viewer, Prisma.sql`subject`)}, subject.id) as id, p.*
        from rapid_fire_progress p join subjects subject on subject.id = p.subject_id where p.user_id = ${userId}::uuid
      )
      select id as "subjectId", max(current_level)::int as "currentLevel", sum(total_sessions)::int as "totalSessions",
        max(best_accuracy)::int as "bestAccuracy", max(last_played_at) as "lastPlayedAt"
      from played group by id order by max(last_played_at) desc, id`,

    async openLevel(userId, subjectId) {
      const [row] = await database.$queryRaw<{ level: number }[]>`
        select ${unlockedLevelStatement(Prisma.sql`subject`, Prisma.sql`${userId}::uuid`)} as level
        from subjects subject where subject.id = ${subjectId}::uuid`;
      return row?.level ?? firstRapidFireLevel;
    },

    async countQuestions(viewer, { stageId, subjectId, kind, grade = null }) {
      const [row] = await database.$queryRaw<{ count: number }[]>`
        select coalesce(sum(b.published_count), 0)::int as count
        from subjects chosen
        cross join lateral (select subjects.id ${mergedWith(viewer, Prisma.sql`chosen`)}) merged
        join topics t on t.subject_id = merged.id and t.archived_at is null
        join buckets b on b.topic_id = t.id and b.kind = ${kind}::question_kind
          and b.grade = coalesce(${grade}::smallint, b.grade)
        where chosen.id = ${subjectId}::uuid and chosen.stage_id = ${stageId}::uuid
          and ${visibleSubjectsSql(viewer, Prisma.sql`chosen`)}`;
      return row?.count ?? 0;
    },

    async findSolution(userId, isAdmin, questionId) {
      const [solution] = await database.$queryRaw<Solution[]>`
        select r.explanation,
          case when m.id is not null then json_build_object('storageKey', m.storage_key, 'access', m.access) end as image
        from question_revisions r left join media_files m on m.id = r.solution_image_id
        where r.id = coalesce(
          (select k.revision_id from rapid_fire_sessions s join rapid_fire_answers k on k.session_id = s.id
            where s.user_id = ${userId}::uuid and k.question_id = ${questionId}::uuid
            order by s.started_at desc limit 1),
          (select current_revision_id from questions
            where id = ${questionId}::uuid and kind = 'RAPID_FIRE' and ${isAdmin}::boolean))`;
      return solution;
    },
  };
}
