import type { Database } from '@markwell/database/connect';
import { visibleSubjectsSql, type Viewer } from '../../domain/curriculum/visible-subjects.repository.ts';
import { difficultyInTest } from '../../domain/question-bank/question-content.repository.ts';
import type { MediaReference } from '../../domain/media/media-urls.ts';

export interface QuestionClassification {
  subjectId: string;
  topicId: string;
  difficulty: number;
}

export interface Solution {
  explanation: string | null;
  image: MediaReference | null;
}

export interface MockTestsRepository {
  /** The classification of a published or archived question; undefined when the viewer may not see it. */
  findPlace: (viewer: Viewer, questionId: string) => Promise<QuestionClassification | undefined>;
  /** The solution of the revision last shown to the pupil; for administrators, of the current one. */
  findSolution: (userId: string, isAdmin: boolean, questionId: string) => Promise<Solution | undefined>;
}

export function createMockTestsRepository(database: Database): MockTestsRepository {
  return {
    async findPlace(viewer, questionId) {
      const [place] = await database.$queryRaw<QuestionClassification[]>`
        select t.subject_id as "subjectId", q.topic_id as "topicId", ${difficultyInTest} as difficulty
        from questions q join topics t on t.id = q.topic_id join subjects on subjects.id = t.subject_id
        where q.id = ${questionId}::uuid and q.status <> 'DRAFT' and ${visibleSubjectsSql(viewer)}`;
      return place;
    },

    async findSolution(userId, isAdmin, questionId) {
      const [solution] = await database.$queryRaw<Solution[]>`
        select r.explanation,
          case when m.id is not null then json_build_object('storageKey', m.storage_key, 'access', m.access) end as image
        from question_revisions r left join media_files m on m.id = r.solution_image_id
        where r.id = coalesce(
          (select k.revision_id from attempts a join attempt_questions k on k.attempt_id = a.id
            where a.user_id = ${userId}::uuid and k.question_id = ${questionId}::uuid
              and (a.keys_on_client or a.status = 'FINISHED')
            order by a.started_at desc limit 1),
          (select current_revision_id from questions
            where id = ${questionId}::uuid and kind = 'REGULAR' and ${isAdmin}::boolean))`;
      return solution;
    },
  };
}
