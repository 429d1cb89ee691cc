import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type {
  countForClass,
  drawForClass,
  findQuestions,
} from '@markwell/shared/assignments/assignments.contract';
import { difficultiesOf } from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { PreviewedQuestionsRepository } from './previewed-questions.repository.ts';
import { orThrow, ruleViolated } from '#platform/domain-error.ts';
import { classNotFound, subjectNotFound } from '#platform/not-found.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import type { Draw, DrawBucket } from '#modules/question-bank/draw/draw.ts';
import type { DrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { FindQuestions } from '#modules/question-bank/search/find-questions.ts';
import type { Caller } from '#platform/caller.ts';
import { toPreview } from './assignments.mapper.ts';
import type { AssignmentsRepository } from './assignments.repository.ts';
import type { MetQuestionsRepository } from './met-questions.repository.ts';

/** How a teacher finds questions for an assignment. */
export interface ChooseQuestionsService {
  /** Questions of a subject that the teacher may see, the newest first. */
  find: (
    caller: Caller,
    query: ParsedInput<typeof findQuestions>['query'],
  ) => Promise<ReplyOf<typeof findQuestions>>;
  /**
   * Draws as a test does; from the reserve, first what no pupil of the class has met. Throws NOT_FOUND for the subject and
   * for a class of other teachers, RULE_BROKEN for a choice without questions.
   */
  draw: (
    caller: Caller,
    choice: ParsedInput<typeof drawForClass>['body'],
  ) => Promise<ReplyOf<typeof drawForClass>>;
  /** Throws NOT_FOUND for the subject. */
  count: (
    caller: Caller,
    choice: ParsedInput<typeof countForClass>['body'],
  ) => Promise<ReplyOf<typeof countForClass>>;
}

type DrawnFrom = ParsedInput<typeof countForClass>['body'];

interface Dependencies {
  findInBank: FindQuestions;
  previews: PreviewedQuestionsRepository;
  classes: Pick<AssignmentsRepository, 'findTaughtClass'>;
  met: MetQuestionsRepository;
  drawScopes: Pick<DrawScopeRepository, 'find'>;
  draw: Draw;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
}

export function createChooseQuestionsService(dependencies: Dependencies): ChooseQuestionsService {
  const { findInBank, previews, classes, met, drawScopes, draw, mediaUrls } = dependencies;
  const previewed = async (caller: Caller, ids: readonly string[]) =>
    (await previews.findAvailable(caller, ids)).map((question) => toPreview(question, mediaUrls));
  const bucketsOf = async (caller: Caller, { difficulties, ...choice }: DrawnFrom, isReserved: boolean) => {
    const scope = await drawScopes.find(caller.id, caller, {
      ...choice,
      kind: 'REGULAR',
      difficulties: difficultiesOf(difficulties),
      isReserved,
    });
    return orThrow(scope, subjectNotFound).buckets;
  };
  return {
    async find(caller, { fromReserve, subjectId, topicId, difficulty, search, cursor, limit }) {
      const { ids, next } = await findInBank(
        {
          kinds: ['REGULAR'],
          statuses: [fromReserve ? 'RESERVED' : 'PUBLISHED'],
          subjectId,
          topicId,
          ...(difficulty !== undefined && { difficulties: [difficulty] }),
          search,
        },
        { before: cursor, limit },
      );
      return { questions: await previewed(caller, ids), next: next ?? null };
    },

    async draw(caller, { classId, fromReserve, questionCount, ...choice }) {
      if (classId !== undefined) orThrow(await classes.findTaughtClass(caller.id, classId), classNotFound);
      const buckets = await bucketsOf(caller, choice, fromReserve);
      const metIds =
        fromReserve && classId !== undefined
          ? await met.findMet(
              classId,
              buckets.map(({ id }) => id),
            )
          : [];
      const drawFrom = (count: number, excludedIds: readonly string[]) =>
        draw({ userId: caller.id, buckets, count, excludedIds });
      const fresh = await drawFrom(questionCount, metIds);
      const missing = metIds.length > 0 ? questionCount - fresh.length : 0;
      const ids = missing > 0 ? [...fresh, ...(await drawFrom(missing, fresh))] : fresh;
      if (ids.length === 0)
        throw ruleViolated(
          'There are no questions for this choice yet. Try other topics or difficulty levels.',
        );
      return {
        questions: await previewed(caller, ids),
        metCount: ids.filter((id) => metIds.includes(id)).length,
      };
    },

    async count(caller, choice) {
      const [open, reserved] = await Promise.all([
        bucketsOf(caller, choice, false),
        bucketsOf(caller, choice, true),
      ]);
      return { open: sizeOf(open), reserved: sizeOf(reserved) };
    },
  };
}

const sizeOf = (buckets: readonly DrawBucket[]) =>
  buckets.reduce((sum, { publishedCount }) => sum + publishedCount, 0);
