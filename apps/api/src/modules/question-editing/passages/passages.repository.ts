import type { Database } from '@markwell/database/connect';
import { maxListedPassages } from '@markwell/shared/question-editing/passages.contract';

interface ListedPassage {
  id: string;
  title: string;
  /** Archived ones are not counted. */
  questionCount: number;
}

/** The passages of a subject that questions refer to, by title. */
export function findPassages(db: Database, subjectId: string): Promise<ListedPassage[]> {
  return db.sql
    .selectFrom('passages')
    .innerJoin('questions', 'questions.passage_id', 'passages.id')
    .select(['passages.id', 'passages.title'])
    .select((eb) => eb.fn.countAll<number>().as('questionCount'))
    .where('passages.subject_id', '=', subjectId)
    .where('questions.status', '<>', 'ARCHIVED')
    .groupBy('passages.id')
    .orderBy('passages.title')
    .orderBy('passages.id')
    .limit(maxListedPassages)
    .execute();
}
