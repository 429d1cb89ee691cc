import type { Sql } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import { haveSameKeys } from '@markwell/shared/answers/part-keys';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { showTheSame } from '#modules/question-bank/display/show-the-same.ts';

/** A question as it is, with the number of the last revision that had another text, options or answer key; 0 if none had. */
export interface PresentQuestion {
  questionId: string;
  number: number;
  parts: QuestionPart[];
  lastOther: number;
  changedAt: Date | null;
}

/** The questions by their ids. */
export async function readPresent(
  client: Sql,
  ids: readonly string[],
): Promise<Map<string, PresentQuestion>> {
  const revisions = await client
    .selectFrom('questions')
    .innerJoin('question_revisions as revision', 'revision.question_id', 'questions.id')
    .select(['questions.id as questionId', 'revision.number', 'revision.created_at as createdAt'])
    .select(['revision.body', 'revision.image_id as imageId', 'revision.passage_id as passageId'])
    .select((eb) => [
      eb('revision.id', '=', eb.ref('questions.current_revision_id')).$castTo<boolean>().as('isCurrent'),
      eb.ref('revision.parts').$castTo<QuestionPart[]>().as('parts'),
    ])
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
  const byQuestion = Map.groupBy(revisions, ({ questionId }) => questionId);
  return new Map(
    [...byQuestion].flatMap(([questionId, all]) => {
      const current = all.find(({ isCurrent }) => isCurrent);
      if (!current) return [];
      const others = all.filter((each) => !hasSameContent(each, current));
      const lastOther = Math.max(0, ...others.map(({ number }) => number));
      const changed = lastOther === 0 ? undefined : all.find(({ number }) => number === lastOther + 1);
      const { number, parts } = current;
      return [[questionId, { questionId, number, parts, lastOther, changedAt: changed?.createdAt ?? null }]];
    }),
  );
}

interface Content {
  body: string | null;
  imageId: string | null;
  passageId: string | null;
  parts: QuestionPart[];
}

/** Whether pupils see the same, with the same answer key. The explanation may differ. */
const hasSameContent = (one: Content, other: Content): boolean =>
  one.body === other.body &&
  one.imageId === other.imageId &&
  one.passageId === other.passageId &&
  haveSameKeys(one.parts, other.parts) &&
  showTheSame(one.parts, other.parts);
