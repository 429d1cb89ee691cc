import type { Database } from '@markwell/database/connect';
import { mergedWithStored } from '#modules/curriculum/merged-subjects.repository.ts';
import { isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { StoredDifficulty } from './start-challenge.repository.ts';

/** The published briefs of a stage, subject and difficulty. */
export interface BriefCount {
  stageId: string;
  /** The subject as the pupil sees it, after merging. */
  subjectId: string;
  difficulty: StoredDifficulty;
  total: number;
  /** Those that the pupil has not answered. */
  unanswered: number;
}

/** The briefs of every subject that the viewer may see; nothing for a difficulty without any. */
export function countBriefs(db: Database, userId: string, viewer: Viewer): Promise<BriefCount[]> {
  return db.sql
    .with('answered', (query) =>
      query
        .selectFrom('creative_writing_sessions as challenge')
        .innerJoin('creative_writing_answers as answer', (join) =>
          join
            .onRef('answer.session_id', '=', 'challenge.id')
            .onRef('answer.user_id', '=', 'challenge.user_id'),
        )
        .select('answer.question_id')
        .distinct()
        .where('challenge.user_id', '=', userId)
        .where('answer.answered_at', 'is not', null),
    )
    .with('stored', (query) =>
      query
        .selectFrom('subjects')
        .select(['subjects.id', 'subjects.stage_id', 'subjects.name_key'])
        .where(isVisibleTo(viewer)),
    )
    .with('brief', (query) =>
      query
        .selectFrom('stored')
        .innerJoin('creative_writing_questions as question', (join) =>
          join
            .onRef('question.subject_id', '=', 'stored.id')
            .onRef('question.stage_id', '=', 'stored.stage_id'),
        )
        .leftJoin('answered', 'answered.question_id', 'question.id')
        .select((eb) => [
          'stored.stage_id',
          eb.fn.coalesce(mergedWithStored(viewer)(eb).limit(1).$asScalar(), 'stored.id').as('subject_id'),
          'question.difficulty',
          'answered.question_id as answered_id',
        ])
        .where('question.status', '=', 'PUBLISHED'),
    )
    .selectFrom('brief')
    .select((eb) => [
      'brief.stage_id as stageId',
      'brief.subject_id as subjectId',
      'brief.difficulty',
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('brief.answered_id', 'is', null).as('unanswered'),
    ])
    .groupBy(['brief.stage_id', 'brief.subject_id', 'brief.difficulty'])
    .orderBy('brief.stage_id')
    .orderBy('brief.subject_id')
    .execute();
}
