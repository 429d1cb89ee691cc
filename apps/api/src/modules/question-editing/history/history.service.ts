import {
  maxListedChanges,
  type QuestionHistoryDto,
} from '@markwell/shared/question-editing/history.contract';
import type { ManagedContent } from '#modules/curriculum/managed-content.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { questionNotFound } from '#platform/not-found.ts';
import type { Caller } from '#platform/caller.ts';
import { answerOf, differencesOf } from './differences.rules.ts';
import type { HistoryRepository, QuestionHistory } from './history.repository.ts';

export interface HistoryService {
  /** Throws NOT_FOUND for a question that the caller does not manage. */
  read: (caller: Caller, questionId: string) => Promise<QuestionHistoryDto>;
}

interface Dependencies {
  repository: HistoryRepository;
  managed: ManagedContent;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
}

export function createHistoryService({ repository, managed, mediaUrls }: Dependencies): HistoryService {
  async function undoOf(questionId: string, { changes, revisions, answeredCount }: QuestionHistory) {
    const [last] = changes;
    if (!last) return null;
    const revisionOf = (id: string | null) => (id === null ? undefined : revisions.get(id));
    const [from, to] = [revisionOf(last.fromRevisionId), revisionOf(last.toRevisionId)];
    return {
      changeId: last.id,
      otherQuestions:
        from?.passageId && to?.passageId
          ? await repository.countSharing(to.passageId, from.passageId, questionId)
          : 0,
      changesKey: answeredCount > 0 && !!from && !!to && answerOf(from) !== answerOf(to),
    };
  }

  return {
    async read(caller, questionId) {
      await managed.assertQuestion(caller, questionId);
      const history = await repository.find(questionId, maxListedChanges);
      if (!history) throw questionNotFound();
      const names = { ...history, urlOf: mediaUrls.urlOf };
      return {
        changes: history.changes.map((change) => ({
          id: change.id,
          at: change.createdAt.toISOString(),
          by: change.by,
          differences: differencesOf(change, names),
        })),
        olderChanges: history.olderChanges,
        created: { at: history.created.at.toISOString(), by: history.created.by },
        undo: await undoOf(questionId, history),
      };
    },
  };
}
