import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { DB as Tables } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder } from 'kysely';
import { askedStatuses } from '#modules/question-bank/change/question-bank.rules.ts';

type Report = ExpressionBuilder<Tables, 'reports'>;

/** The columns of a ReportedChangesRow. The content is compared: an edit that was undone is not a change. */
export const changesSinceReport = (eb: Report) =>
  [
    partsOf(eb, seenRevision(eb)).as('seenParts'),
    partsOf(eb, currentRevision(eb)).as('currentParts'),
    eb
      .or([differs(eb, textOf), isPassageNewer(eb)])
      .$castTo<boolean>()
      .as('isTextChanged'),
    differs(eb, solutionOf).as('isSolutionChanged'),
    arePicturesNewer(eb).$castTo<boolean>().as('arePicturesChanged'),
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

type RevisionId = Expression<string | null>;

/** Whether this of the current revision differs from the one that the reporter saw; false for a past paper. */
const differs = (eb: Report, partOf: (eb: Report, revisionId: RevisionId) => Expression<string | null>) =>
  eb(partOf(eb, currentRevision(eb)), 'is distinct from', partOf(eb, seenRevision(eb))).$castTo<boolean>();

/** Null for a past paper. */
const partsOf = (eb: Report, revisionId: RevisionId) =>
  eb
    .selectFrom('question_revisions')
    .select((revision) => revision.ref('question_revisions.parts').$castTo<QuestionPart[]>().as('parts'))
    .where('question_revisions.id', '=', revisionId)
    .$asScalar();

const columnsOf =
  (columns: readonly ('body' | 'image_id' | 'passage_id' | 'explanation' | 'solution_image_id')[]) =>
  (eb: Report, revisionId: RevisionId) =>
    eb
      .selectFrom('question_revisions')
      .select((revision) =>
        revision
          .cast<string | null>(
            revision.fn(
              'json_build_array',
              columns.map((column) => revision.ref(`question_revisions.${column}`)),
            ),
            'text',
          )
          .as('content'),
      )
      .where('question_revisions.id', '=', revisionId)
      .$asScalar();

const textOf = columnsOf(['body', 'image_id', 'passage_id']);
const solutionOf = columnsOf(['explanation', 'solution_image_id']);

/** Passages have no revisions: one that the reporter saw and that was edited later counts as a change of the text. */
const isPassageNewer = (eb: Report) =>
  eb.exists(
    eb
      .selectFrom('questions')
      .innerJoin('passages', 'passages.id', 'questions.passage_id')
      .select('passages.id')
      .whereRef('questions.id', '=', 'reports.question_id')
      .whereRef('passages.created_at', '<', 'reports.created_at')
      .whereRef('passages.updated_at', '>', 'reports.created_at'),
  );

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
            .where('questions.status', 'in', askedStatuses),
        ),
      ),
    )
    .end();

const arePicturesNewer = (eb: Report) =>
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
  );

/** Null for a past paper. */
export const currentRevision = (eb: Report) =>
  eb
    .selectFrom('questions')
    .select('questions.current_revision_id')
    .whereRef('questions.id', '=', 'reports.question_id')
    .$asScalar();

/** The revision that the reporter saw: the one in their test or quiz, else the newest at that time. */
export const seenRevision = (eb: Report) =>
  eb.fn.coalesce(
    eb
      .selectFrom('attempt_answers')
      .select('attempt_answers.revision_id')
      .whereRef('attempt_answers.attempt_id', '=', 'reports.attempt_id')
      .whereRef('attempt_answers.user_id', '=', 'reports.user_id')
      .whereRef('attempt_answers.question_id', '=', 'reports.question_id')
      .limit(1)
      .$asScalar(),
    eb
      .selectFrom('rapid_fire_answers')
      .select('rapid_fire_answers.revision_id')
      .whereRef('rapid_fire_answers.session_id', '=', 'reports.rapid_fire_session_id')
      .whereRef('rapid_fire_answers.user_id', '=', 'reports.user_id')
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
