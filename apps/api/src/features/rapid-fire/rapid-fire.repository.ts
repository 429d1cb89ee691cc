import type { Database } from '@markwell/database/connect';
import { visibleSubjectsSql, type Viewer } from '../../core/curriculum/visible-subjects.repository.ts';
import type { MediaReference } from '../../core/media/media-urls.ts';

export interface SubjectStanding {
  subjectId: string;
  /** The highest level open. */
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
  /** Of all levels (difficulties) when left out. */
  grade: number | undefined;
}

export interface Solution {
  explanation: string | null;
  image: MediaReference | null;
}

export interface RapidFireRepository {
  /** In every subject the pupil has played, the latest first. */
  standings: (userId: string) => Promise<SubjectStanding[]>;
  /** The highest level open to a pupil in a subject. */
  openLevel: (userId: string, subjectId: string) => Promise<number>;
  /** How many questions stand in the drawing; none of a subject that the viewer may not see or that is of another stage. */
  countQuestions: (viewer: Viewer, query: CountQuery) => Promise<number>;
  /** The solution as the pupil last met the question; an administrator gets the newest of any question. */
  findSolution: (userId: string, isAdmin: boolean, questionId: string) => Promise<Solution | undefined>;
}

export function createRapidFireRepository(database: Database): RapidFireRepository {
  return {
    standings: (userId) =>
      database.rapidFireProgress.findMany({
        where: { userId },
        orderBy: [{ lastPlayedAt: 'desc' }, { subjectId: 'asc' }],
        select: {
          subjectId: true,
          currentLevel: true,
          totalSessions: true,
          bestAccuracy: true,
          lastPlayedAt: true,
        },
      }),

    async openLevel(userId, subjectId) {
      const standing = await database.rapidFireProgress.findUnique({
        where: { userId_subjectId: { userId, subjectId } },
        select: { currentLevel: true },
      });
      return standing?.currentLevel ?? 1;
    },

    async countQuestions(viewer, { stageId, subjectId, kind, grade = null }) {
      const [row] = await database.$queryRaw<{ count: number }[]>`
        select coalesce(sum(b.published_count), 0)::int as count
        from subjects join topics t on t.subject_id = subjects.id and t.archived_at is null
        join buckets b on b.topic_id = t.id and b.kind = ${kind}::question_kind
          and b.grade = coalesce(${grade}::smallint, b.grade)
        where subjects.id = ${subjectId}::uuid and subjects.stage_id = ${stageId}::uuid and ${visibleSubjectsSql(viewer)}`;
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
