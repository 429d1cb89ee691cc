import type { Sql } from '@markwell/database/connect';
import { typed } from '@markwell/database/sql/values';
import type { QuestionKind } from '@markwell/database/tables';
import type { Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { MediaReference } from '#platform/storage/media-urls.ts';

export interface Solution {
  explanation: string | null;
  image: (MediaReference & { alternativeText: string }) | null;
}

interface SolutionQuery {
  questionId: string;
  kind: QuestionKind;
  /** The revision that the pupil was shown last; null when they were not given the question. */
  lastShownRevisionId: Expression<string | null>;
  /** Administrators also see questions that they were not given, as they are now. */
  isAdmin: boolean;
}

/** The solution of a question in the revision that the pupil was shown last. */
export const readSolution = (
  sql: Sql,
  { questionId, kind, lastShownRevisionId, isAdmin }: SolutionQuery,
): Promise<Solution | undefined> =>
  sql
    .selectFrom('question_revisions')
    .select('question_revisions.explanation')
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('media_files')
          .select(['media_files.storage_key as storageKey', 'media_files.access'])
          .select((file) =>
            file.fn
              .coalesce('question_revisions.solution_image_alternative_text', 'media_files.alternative_text')
              .as('alternativeText'),
          )
          .whereRef('media_files.id', '=', 'question_revisions.solution_image_id'),
      ).as('image'),
    )
    .where((eb) => {
      const current = eb
        .selectFrom('questions')
        .select('questions.current_revision_id')
        .where('questions.id', '=', questionId)
        .where('questions.kind', '=', kind)
        .where(typed('boolean', isAdmin));
      return eb('question_revisions.id', '=', eb.fn.coalesce(lastShownRevisionId, current));
    })
    .executeTakeFirst();
