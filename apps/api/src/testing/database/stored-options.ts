import type { Database } from '@markwell/database/connect';
import { fromParts, toParts, type TopLevelOption } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { pictureIdsOf } from '#modules/question-bank/change/create-questions.repository.ts';

/** The options of a revision as Prisma reads it; none where it is not multiple choice. */
export const storedOptions = (revision: { parts: unknown } | null | undefined): TopLevelOption[] =>
  fromParts({ parts: (revision?.parts ?? []) as QuestionPart[] }) ?? [];

/** Changes the options of a stored revision, past every rule. */
export async function changeStoredOptions(
  database: Database,
  revisionId: string,
  change: (option: TopLevelOption) => Partial<TopLevelOption>,
): Promise<void> {
  const revision = await database.questionRevision.findUniqueOrThrow({ where: { id: revisionId } });
  const { parts } = toParts(storedOptions(revision).map((option) => ({ ...option, ...change(option) })));
  await database.sql
    .updateTable('question_revisions')
    .set({ parts: JSON.stringify(parts), picture_ids: pictureIdsOf(parts) })
    .where('id', '=', revisionId)
    .execute();
}
