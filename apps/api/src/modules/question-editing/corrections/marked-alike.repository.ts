import type { Sql } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import { haveSameKeys } from '@markwell/shared/answers/part-keys';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { showTheSame } from '#modules/question-bank/display/show-the-same.ts';

/** What pupils see of a revision, and by which answer key its answers are marked. */
interface Content {
  body: string | null;
  imageId: string | null;
  passageId: string | null;
  parts: QuestionPart[];
  /** The parts whose answer key its answers were last re-marked with; null if they never were. */
  remarkedTo: QuestionPart[] | null;
}

/** All revisions of these questions. */
export const readContents = (client: Sql, questionIds: readonly string[]) =>
  client
    .selectFrom('questions')
    .innerJoin('question_revisions as revision', 'revision.question_id', 'questions.id')
    .select([
      'questions.id as questionId',
      'revision.id',
      'revision.number',
      'revision.created_at as createdAt',
    ])
    .select(['revision.body', 'revision.image_id as imageId', 'revision.passage_id as passageId'])
    .select((eb) => [
      eb('revision.id', '=', eb.ref('questions.current_revision_id')).$castTo<boolean>().as('isCurrent'),
      eb.ref('revision.parts').$castTo<QuestionPart[]>().as('parts'),
      eb
        .selectFrom('question_corrections as correction')
        .innerJoin('question_revisions as target', 'target.id', 'correction.to_revision_id')
        .select((each) => each.ref('target.parts').$castTo<QuestionPart[]>().as('parts'))
        .whereRef('correction.from_revision_id', '=', 'revision.id')
        .where('correction.action', '=', 'REMARK')
        .orderBy('correction.created_at', 'desc')
        .orderBy('correction.id', 'desc')
        .limit(1)
        .as('remarkedTo'),
    ])
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', questionIds))))
    .execute();

/** Whether pupils see the same in two revisions, and their answers are marked with the key of the other. The explanation may differ. */
export const isMarkedAlike = (one: Content, other: Content): boolean =>
  one.body === other.body &&
  one.imageId === other.imageId &&
  one.passageId === other.passageId &&
  haveSameKeys(one.remarkedTo ?? one.parts, other.parts) &&
  showTheSame(one.parts, other.parts);
