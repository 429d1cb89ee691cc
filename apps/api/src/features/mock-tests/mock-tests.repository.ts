import type { Database } from '@markwell/database/connect';
import { typed } from '@markwell/database/sql/values';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isVisibleTo, type Viewer } from '../../domain/curriculum/visible-subjects.repository.ts';
import { difficultyOfTest } from '../../domain/question-bank/question-content.repository.ts';
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

export function createMockTestsRepository({ sql: database }: Database): MockTestsRepository {
  return {
    findPlace: (viewer, questionId) =>
      database
        .selectFrom('questions')
        .innerJoin('topics', 'topics.id', 'questions.topic_id')
        .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
        .select(['topics.subject_id as subjectId', 'questions.topic_id as topicId'])
        .select((eb) => difficultyOfTest(eb).as('difficulty'))
        .where('questions.id', '=', questionId)
        .where('questions.status', '<>', 'DRAFT')
        .where(isVisibleTo(viewer))
        .executeTakeFirst(),

    findSolution: (userId, isAdmin, questionId) =>
      database
        .selectFrom('question_revisions')
        .select('question_revisions.explanation')
        .select((eb) =>
          jsonObjectFrom(
            eb
              .selectFrom('media_files')
              .select(['media_files.storage_key as storageKey', 'media_files.access'])
              .whereRef('media_files.id', '=', 'question_revisions.solution_image_id'),
          ).as('image'),
        )
        .where((eb) => {
          const shownLast = eb
            .selectFrom('attempts')
            .innerJoin('attempt_questions', 'attempt_questions.attempt_id', 'attempts.id')
            .select('attempt_questions.revision_id')
            .where('attempts.user_id', '=', userId)
            .where('attempt_questions.question_id', '=', questionId)
            .where((attempt) =>
              attempt.or([
                attempt('attempts.keys_on_client', '=', true),
                attempt('attempts.status', '=', 'FINISHED'),
              ]),
            )
            .orderBy('attempts.started_at', 'desc')
            .limit(1);
          const current = eb
            .selectFrom('questions')
            .select('questions.current_revision_id')
            .where('questions.id', '=', questionId)
            .where('questions.kind', '=', 'REGULAR')
            .where(typed('boolean', isAdmin));
          return eb('question_revisions.id', '=', eb.fn.coalesce(shownLast, current));
        })
        .executeTakeFirst(),
  };
}
