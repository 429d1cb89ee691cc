import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';

/** The target of a report: a question, or a past paper and the number of one of its questions. */
export interface ReportTarget {
  questionId: string | null;
  paperId: string | null;
  paperNumber: number | null;
}

/** The columns of a ReportTarget with its names: the topic of the question, or the title of the paper. */
export const reportTarget = [
  'reports.question_id as questionId',
  'reports.past_paper_id as paperId',
  'reports.past_paper_number as paperNumber',
  'topics.name as topicName',
  'past_papers.title as paperTitle',
] as const;

/** How the target of a report has changed since the reporter saw it. */
export interface ChangesSinceReport {
  /** Its content has changed, or it is withdrawn. */
  hasChanged: boolean;
  /** Pupils no longer get it: it is archived, a draft again, or its pictures were removed. */
  isWithdrawn: boolean;
  /** Test results with it were re-marked, or it no longer counts in them. */
  wereResultsCorrected: boolean;
}

type Report = ExpressionBuilder<Tables, 'reports'>;

/** The condition for reports of this target. */
export const hasTarget =
  ({ questionId, paperId, paperNumber }: ReportTarget) =>
  (eb: Report) =>
    questionId === null
      ? eb.and([eb('reports.past_paper_id', '=', paperId), eb('reports.past_paper_number', '=', paperNumber)])
      : eb('reports.question_id', '=', questionId);

/** The columns of a ChangesSinceReport. */
export const changesSinceReport = (eb: Report) =>
  [
    eb
      .or([isWithdrawn(eb), hasNewContent(eb)])
      .$castTo<boolean>()
      .as('hasChanged'),
    isWithdrawn(eb).$castTo<boolean>().as('isWithdrawn'),
    eb
      .exists(
        eb
          .selectFrom('question_corrections')
          .select('question_corrections.id')
          .whereRef('question_corrections.question_id', '=', 'reports.question_id')
          .whereRef('question_corrections.created_at', '>', 'reports.created_at')
          .where('question_corrections.affected_attempts', '>', 0),
      )
      .$castTo<boolean>()
      .as('wereResultsCorrected'),
  ] as const;

const isWithdrawn = (eb: Report) =>
  eb
    .case()
    .when('reports.question_id', 'is', null)
    .then(
      eb.not(
        eb.exists(
          eb
            .selectFrom('past_paper_answers')
            .select('past_paper_answers.number')
            .whereRef('past_paper_answers.paper_id', '=', 'reports.past_paper_id')
            .whereRef('past_paper_answers.number', '=', 'reports.past_paper_number'),
        ),
      ),
    )
    .else(
      eb.not(
        eb.exists(
          eb
            .selectFrom('questions')
            .select('questions.id')
            .whereRef('questions.id', '=', 'reports.question_id')
            .where('questions.status', '=', 'PUBLISHED'),
        ),
      ),
    )
    .end();

const hasNewContent = (eb: Report) =>
  eb
    .case()
    .when('reports.question_id', 'is', null)
    .then(
      eb.exists(
        eb
          .selectFrom('past_paper_answers')
          .innerJoin('media_files', (join) =>
            join.on((picture) =>
              picture.or([
                picture('media_files.id', '=', picture.ref('past_paper_answers.question_file_id')),
                picture('media_files.id', '=', picture.ref('past_paper_answers.solution_file_id')),
              ]),
            ),
          )
          .select('media_files.id')
          .whereRef('past_paper_answers.paper_id', '=', 'reports.past_paper_id')
          .whereRef('past_paper_answers.number', '=', 'reports.past_paper_number')
          .whereRef('media_files.created_at', '>', 'reports.created_at'),
      ),
    )
    .else(
      eb.exists(
        eb
          .selectFrom('questions')
          .select('questions.id')
          .whereRef('questions.id', '=', 'reports.question_id')
          .where('questions.current_revision_id', '<>', seenRevision(eb)),
      ),
    )
    .end();

/** The revision the reporter saw: the one in their test or quiz, else the newest at that time. */
const seenRevision = (eb: Report) =>
  eb.fn.coalesce(
    eb
      .selectFrom('attempt_questions')
      .select('attempt_questions.revision_id')
      .whereRef('attempt_questions.attempt_id', '=', 'reports.attempt_id')
      .whereRef('attempt_questions.question_id', '=', 'reports.question_id')
      .limit(1)
      .$asScalar(),
    eb
      .selectFrom('rapid_fire_answers')
      .select('rapid_fire_answers.revision_id')
      .whereRef('rapid_fire_answers.session_id', '=', 'reports.rapid_fire_session_id')
      .whereRef('rapid_fire_answers.question_id', '=', 'reports.question_id')
      .limit(1)
      .$asScalar(),
    eb
      .selectFrom('question_revisions')
      .select('question_revisions.id')
      .whereRef('question_revisions.question_id', '=', 'reports.question_id')
      .whereRef('question_revisions.created_at', '<=', 'reports.created_at')
      .orderBy('question_revisions.number', 'desc')
      .limit(1)
      .$asScalar(),
  );
