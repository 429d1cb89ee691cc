import type { Sql } from '@markwell/database/connect';

/** Questions with their topic and subject: the beginning of a statement that filters by these or shows them. */
export const classifiedQuestions = (client: Sql) =>
  client
    .selectFrom('questions')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id');
