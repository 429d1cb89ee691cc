import {
  maxListedChanges,
  type QuestionHistoryDto,
} from '@markwell/shared/question-editing/history.contract';
import { haveSameKeys } from '@markwell/shared/answers/part-keys';
import { questionNotFound } from '#platform/not-found.ts';
import type { Caller } from '#platform/caller.ts';
import { differencesOf } from './differences.rules.ts';
import { type QuestionHistory, countQuestionsSharing, findHistory } from './history.repository.ts';
import type { Context } from '#context.ts';
import { assertManagesQuestion } from '#modules/curriculum/managed-content.ts';

async function undoOf(
  context: Context,
  questionId: string,
  { changes, revisions, answeredCount }: QuestionHistory,
) {
  const [last] = changes;
  if (!last) return null;
  const revisionOf = (id: string | null) => (id === null ? undefined : revisions.get(id));
  const [from, to] = [revisionOf(last.fromRevisionId), revisionOf(last.toRevisionId)];
  return {
    changeId: last.id,
    otherQuestions:
      from?.passageId && to?.passageId
        ? await countQuestionsSharing(context.db, to.passageId, from.passageId, questionId)
        : 0,
    changesKey: answeredCount > 0 && !!from && !!to && !haveSameKeys(from.parts, to.parts),
  };
}

/** Throws NOT_FOUND for a question that the caller does not manage. */
export async function readHistory(
  context: Context,
  caller: Caller,
  questionId: string,
): Promise<QuestionHistoryDto> {
  await assertManagesQuestion(context.db.sql, caller, questionId);
  const history = await findHistory(context.db, questionId, maxListedChanges);
  if (!history) throw questionNotFound();
  const names = { ...history, urlOf: context.mediaUrls.urlOf };
  return {
    changes: history.changes.map((change) => ({
      id: change.id,
      at: change.createdAt.toISOString(),
      by: change.by,
      differences: differencesOf(change, names),
    })),
    olderChanges: history.olderChanges,
    created: { at: history.created.at.toISOString(), by: history.created.by },
    undo: await undoOf(context, questionId, history),
  };
}
