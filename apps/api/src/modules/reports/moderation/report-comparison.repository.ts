import type { Database } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import {
  currentQuestion,
  displayedQuestion,
  toDisplayedQuestion,
  type DisplayedQuestion,
} from '#modules/question-bank/display/displayed-question.repository.ts';
import { changesSinceReport, currentRevision, seenRevision } from './changes-since-report.repository.ts';
import type { ReportedChangesRow } from './changes-since-report.rules.ts';

/** The content of one revision of a reported question. */
export interface ReportedContent extends DisplayedQuestion {
  revision: number;
  explanation: string | null;
}

export interface ReportComparison {
  changes: ReportedChangesRow;
  /** Undefined for a question of a past paper. */
  question: { reported: ReportedContent; current: ReportedContent } | undefined;
}

/** In any order. */
async function readRevisions(db: Database, ids: readonly string[]): Promise<ReportedContent[]> {
  const rows = await db.sql
    .with('displayed', (query) =>
      query
        .selectFrom(unnest('chosen', { id: arrayOf('uuid', ids) }))
        .innerJoin('question_revisions', 'question_revisions.id', 'chosen.id')
        .innerJoin('questions', 'questions.id', 'question_revisions.question_id')
        .select(currentQuestion),
    )
    .selectFrom('displayed')
    .innerJoin('question_revisions', 'question_revisions.id', 'displayed.revision_id')
    .select(displayedQuestion)
    .select(['question_revisions.number as revision', 'question_revisions.explanation'])
    .execute();
  return rows.map(toDisplayedQuestion);
}

/** A report's question as the reporter saw it and as it is now. Undefined when there is no such report. */
export async function findReportComparison(
  db: Database,
  reportId: string,
): Promise<ReportComparison | undefined> {
  const found = await db.sql
    .selectFrom('reports')
    .select(changesSinceReport)
    .select((eb) => [seenRevision(eb).as('seenId'), currentRevision(eb).as('currentId')])
    .where('reports.id', '=', reportId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { seenId, currentId, ...changes } = found;
  if (currentId === null) return { changes, question: undefined };
  const revisions = await readRevisions(db, [...new Set([seenId, currentId])]);
  const contentOf = (id: string) => {
    const content = revisions.find(({ revisionId }) => revisionId === id);
    if (!content) throw new Error(`The revision ${id} cannot be read`);
    return content;
  };
  return {
    changes,
    question: { reported: contentOf(seenId), current: contentOf(currentId) },
  };
}
