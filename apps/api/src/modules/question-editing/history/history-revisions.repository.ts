import type { Database } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { imageOf, picturesOf } from '#modules/question-bank/display/displayed-question.repository.ts';
import type { HistoryRevision } from './differences.rules.ts';

/** The content of revisions, in no order. */
export const findHistoryRevisions = (db: Database, ids: readonly string[]): Promise<HistoryRevision[]> =>
  db.sql
    .selectFrom('question_revisions as revision')
    .select(['revision.id', 'revision.body', 'revision.explanation', 'revision.passage_id as passageId'])
    .select((eb) => [
      imageOf(eb.ref('revision.image_id'), eb.ref('revision.image_alternative_text')).as('image'),
      imageOf(eb.ref('revision.solution_image_id'), eb.ref('revision.solution_image_alternative_text')).as(
        'solutionImage',
      ),
      jsonObjectFrom(
        eb
          .selectFrom('passages')
          .select(['passages.title', 'passages.body'])
          .whereRef('passages.id', '=', 'revision.passage_id'),
      ).as('passage'),
      eb.ref('revision.parts').$castTo<QuestionPart[]>().as('parts'),
      picturesOf(eb.ref('revision.picture_ids')).as('pictures'),
    ])
    .where((eb) => eb('revision.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
