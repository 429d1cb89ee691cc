import type { Sql } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { currentQuestion, displayedQuestion } from './displayed-question.repository.ts';

/**
 * Questions of every status and kind as they are now, in the order of the ids, to be read with `toDisplayedQuestion`: add
 * conditions and columns on `displayed` and on the topic, subject and stage.
 */
export const listedQuestions = (sql: Sql, ids: readonly string[]) =>
  sql
    .with('displayed', (query) =>
      query
        .selectFrom(unnest('listed', { id: arrayOf('uuid', ids) }))
        .innerJoin('questions', 'questions.id', 'listed.id')
        .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
        .select(currentQuestion)
        .select(['listed.ordinal', 'questions.status', 'questions.kind', 'questions.time_limit'])
        .select(['question_revisions.number as revision', 'question_revisions.explanation']),
    )
    .selectFrom('displayed')
    .innerJoin('topics', 'topics.id', 'displayed.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .select(displayedQuestion)
    .orderBy('displayed.ordinal');
