import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { QuestionKind } from '@markwell/database/tables';
import { overviewCap } from '@markwell/shared/overview/overview.contract';

/** Each count stops at one more than the cap. */
interface ToDoCounts {
  pendingReports: number;
  oldestReportAt: Date | null;
  draftQuestions: number;
  draftCreativeWriting: number;
}

const countLimit = overviewCap + 1;
const questionKinds = Object.values(QuestionKind);

export function countToDo(db: Database): Promise<ToDoCounts> {
  return (
    db.sql
      .with('pending_reports', (query) =>
        query.selectFrom('reports').select('id').where('status', '=', 'PENDING').limit(countLimit),
      )
      // One index scan for each kind.
      .with('draft_questions', (query) =>
        query
          .selectFrom(unnest('kinds', { kind: arrayOf('question_kind', questionKinds) }))
          .innerJoin('questions', 'questions.kind', 'kinds.kind')
          .select('questions.id')
          .where('questions.status', '=', 'DRAFT')
          .limit(countLimit),
      )
      .with('draft_briefs', (query) =>
        query
          .selectFrom('creative_writing_questions')
          .select('id')
          .where('status', '=', 'DRAFT')
          .limit(countLimit),
      )
      .selectNoFrom((eb) => [
        countOf(eb.selectFrom('pending_reports')).as('pendingReports'),
        eb
          .selectFrom('reports')
          .select((each) => each.fn.min('created_at').as('oldest'))
          .where('status', '=', 'PENDING')
          .$asScalar()
          .as('oldestReportAt'),
        countOf(eb.selectFrom('draft_questions')).as('draftQuestions'),
        countOf(eb.selectFrom('draft_briefs')).as('draftCreativeWriting'),
      ])
      .executeTakeFirstOrThrow()
  );
}
