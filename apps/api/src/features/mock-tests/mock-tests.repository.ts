import type { Database } from '@markwell/database/connect';
import { isVisibleTo, type Viewer } from '../../domain/curriculum/visible-subjects.repository.ts';
import { difficultyOfTest } from '../../domain/question-bank/display/displayed-question.repository.ts';
import { readSolution, type Solution } from '../../domain/question-bank/display/solution.repository.ts';

export interface QuestionClassification {
  subjectId: string;
  topicId: string;
  difficulty: number;
}

export interface MockTestsRepository {
  /** The classification of a published or archived question; undefined when the viewer may not see it. */
  findClassification: (viewer: Viewer, questionId: string) => Promise<QuestionClassification | undefined>;
  /** The solution of the revision last shown to the pupil; for administrators, of the current one. */
  findSolution: (userId: string, isAdmin: boolean, questionId: string) => Promise<Solution | undefined>;
}

export function createMockTestsRepository({ sql: database }: Database): MockTestsRepository {
  return {
    findClassification: (viewer, questionId) =>
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

    findSolution: (userId, isAdmin, questionId) => {
      const lastShownRevisionId = database
        .selectFrom('attempts')
        .innerJoin('attempt_questions', 'attempt_questions.attempt_id', 'attempts.id')
        .select('attempt_questions.revision_id')
        .where('attempts.user_id', '=', userId)
        .where('attempt_questions.question_id', '=', questionId)
        .where((attempt) =>
          attempt.or([
            attempt('attempts.answer_key_on_client', '=', true),
            attempt('attempts.status', '=', 'FINISHED'),
          ]),
        )
        .orderBy('attempts.started_at', 'desc')
        .limit(1)
        .$asScalar();
      return readSolution(database, { questionId, kind: 'REGULAR', lastShownRevisionId, isAdmin });
    },
  };
}
