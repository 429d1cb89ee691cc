import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { drawForClass, findQuestions } from '@markwell/shared/features/assignments/assignments.contract';
import { difficultiesOf } from '@markwell/shared/vocabulary/difficulty';
import type { PreviewedQuestionsRepository } from '#domain/assignments/previewed-questions.repository.ts';
import { ruleViolated } from '#domain/domain-error.ts';
import { subjectNotFound } from '#domain/not-found.ts';
import type { MediaUrls } from '#domain/media/media-urls.ts';
import type { Draw } from '#domain/question-bank/draw/draw.ts';
import type { DrawScopeRepository } from '#domain/question-bank/draw/draw-scope.repository.ts';
import type { FindQuestions } from '#domain/search/find-questions.ts';
import type { Caller } from '#domain/users/caller.ts';
import { toPreview } from './assignments.mapper.ts';

/** How a teacher finds questions for an assignment. */
export interface ChooseQuestionsService {
  /** Questions of a subject that the teacher may see, the newest first. */
  find: (
    caller: Caller,
    query: ParsedInput<typeof findQuestions>['query'],
  ) => Promise<ReplyOf<typeof findQuestions>>;
  /** Draws as a test does. Throws NOT_FOUND for the subject, RULE_BROKEN for a choice without questions. */
  draw: (
    caller: Caller,
    choice: ParsedInput<typeof drawForClass>['body'],
  ) => Promise<ReplyOf<typeof drawForClass>>;
}

interface Dependencies {
  findInBank: FindQuestions;
  previews: PreviewedQuestionsRepository;
  drawScopes: Pick<DrawScopeRepository, 'find'>;
  draw: Draw;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
}

export function createChooseQuestionsService(dependencies: Dependencies): ChooseQuestionsService {
  const { findInBank, previews, drawScopes, draw, mediaUrls } = dependencies;
  const previewed = async (caller: Caller, ids: readonly string[]) =>
    (await previews.findPublished(caller, ids)).map((question) => toPreview(question, mediaUrls));
  return {
    async find(caller, { subjectId, topicId, difficulty, search, cursor, limit }) {
      const { ids, next } = await findInBank(
        {
          kinds: ['REGULAR'],
          statuses: ['PUBLISHED'],
          subjectId,
          topicId,
          ...(difficulty !== undefined && { difficulties: [difficulty] }),
          search,
        },
        { before: cursor, limit },
      );
      return { questions: await previewed(caller, ids), next: next ?? null };
    },

    async draw(caller, { subjectId, topicIds, difficulties, questionCount }) {
      const scope = await drawScopes.find(caller.id, caller, {
        subjectId,
        kind: 'REGULAR',
        difficulties: difficultiesOf(difficulties),
        topicIds,
      });
      if (!scope) throw subjectNotFound();
      const ids = await draw({ userId: caller.id, buckets: scope.buckets, count: questionCount });
      if (ids.length === 0)
        throw ruleViolated(
          'There are no questions for this choice yet. Try other topics or difficulty levels.',
        );
      return { questions: await previewed(caller, ids) };
    },
  };
}
