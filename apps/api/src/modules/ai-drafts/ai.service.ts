import type { WritingRequest } from '@markwell/shared/ai-drafts/ai.contract';
import type { DraftDto, HistoryItemDto } from '@markwell/shared/ai-drafts/ai.schemas';
import type { GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import { conflict, notFound } from '#platform/domain-error.ts';
import { recordReplyOf, type RecordReply } from '#platform/idempotency/record-reply.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { Status } from '#modules/question-bank/change/question-bank.rules.ts';
import { changePositions } from '#modules/question-bank/change/question-bank.service.ts';
import { toDraft, toHistoryItem } from './ai.mapper.ts';
import type { StoreGeneration } from './store-generation.service.ts';
import type { GenerationRunsService } from './generation-runs.service.ts';
import type { RateLimitedModel } from './rate-limited-model.ts';
import { readDraftStatuses, type DraftsRepository } from './drafts.repository.ts';
import type { GenerationsRepository } from './generations.repository.ts';
import { creativeText, toCreativeContent } from './format/creative-question-text.ts';
import { creativeWritingPrompt } from './prompts/creative-writing.prompt.ts';

interface GeneratedText {
  id: string;
  title: string;
  content: string;
}

export interface AiService {
  /**
   * Generates a text and saves it in the history. Throws like `RateLimitedModel`; a failed request saves
   * nothing.
   */
  creativeWriting: (
    actorId: string,
    input: WritingRequest,
    recordReply: RecordReply<GeneratedText>,
  ) => Promise<GeneratedText>;
  history: (type: GenerationType) => Promise<HistoryItemDto[]>;
  drafts: (page: { page: number; limit: number }) => Promise<{ drafts: DraftDto[]; total: number }>;
  /**
   * Publishes, rejects (archives) or restores AI-generated questions, all or none. Returns how many have another status
   * now. Throws NOT_FOUND for a question that the AI did not write, CONFLICT for one that somebody else published
   * or rejected, RULE_BROKEN for one that cannot be published.
   */
  setStatus: (
    actorId: string,
    questionIds: readonly string[],
    status: Exclude<Status, 'RESERVED'>,
  ) => Promise<number>;
}

interface Dependencies {
  generations: GenerationsRepository;
  drafts: DraftsRepository;
  inTransaction: InTransaction;
  storeGeneration: StoreGeneration;
  generateAnswer: RateLimitedModel;
  runs: Pick<GenerationRunsService, 'run'>;
}

/** The largest number of history entries in a reply. */
const maxHistoryItems = 30;

export function createAiService(dependencies: Dependencies): AiService {
  const { generations, drafts, inTransaction, storeGeneration, generateAnswer, runs } = dependencies;
  return {
    creativeWriting: (actorId, { topic = '' }, recordReply) =>
      runs.run({ actorId, type: 'creative_writing', input: { topic } }, async (run) => {
        const answer = await generateAnswer(run, creativeWritingPrompt({ topic }));
        const { title } = answer;
        const question = toCreativeContent(answer);
        const content = creativeText(question);
        const reply = (id: string) => ({ id, title, content });
        const generation = {
          title,
          topic: topic || null,
          parameters: { topic, content: question },
          content,
        } as const;
        return reply(await storeGeneration(run, generation, undefined, recordReplyOf(recordReply, reply)));
      }),

    history: async (type) => (await generations.history(type, maxHistoryItems)).map(toHistoryItem),

    async drafts({ page, limit }) {
      const { rows, total } = await drafts.list({ offset: (page - 1) * limit, limit });
      const twins = await drafts.twins(rows);
      return {
        drafts: rows.map((row) =>
          toDraft(
            row,
            twins.find(({ draftId }) => draftId === row.id),
          ),
        ),
        total,
      };
    },

    setStatus: (actorId, questionIds, status) =>
      inTransaction(async (transaction) => {
        const found = await readDraftStatuses(transaction, questionIds);
        if (found.length < new Set(questionIds).size) throw notFound('This draft does not exist');
        const changing = found.filter((draft) => draft.status !== status);
        if (changing.length === 0) return 0;
        if (status !== 'DRAFT' && changing.some((draft) => draft.status !== 'DRAFT')) {
          throw conflict(
            'Somebody else has published or rejected one of these drafts. Please reload the page.',
          );
        }
        await changePositions(
          transaction,
          changing.map(({ id }) => ({ questionId: id, status })),
        );
        await recordChanges(
          transaction,
          changing.map((draft) => ({
            actorId,
            action: actions[status],
            target: { kind: 'question', id: draft.id },
            before: { status: draft.status },
            after: { status },
          })),
        );
        return changing.length;
      }),
  };
}

const actions = {
  PUBLISHED: 'question.published',
  ARCHIVED: 'question.archived',
  DRAFT: 'question.edited',
} as const;
