import type { WritingRequest } from '@markwell/shared/admin/ai/ai.contract';
import type { DraftDto, HistoryItemDto } from '@markwell/shared/admin/ai/ai.schemas';
import type { GenerationType } from '@markwell/shared/vocabulary/ai';
import { recordChange } from '../../domain/audit/record-change.repository.ts';
import { notFound } from '../../domain/domain-error.ts';
import { recordReplyOf, type RecordReply } from '../../domain/idempotency/record-reply.ts';
import type { InTransaction } from '../../domain/transaction.repository.ts';
import { changePositions } from '../../domain/question-bank/change/question-bank.service.ts';
import { toDraft, toHistoryItem } from './ai.mapper.ts';
import type { StoreGeneration } from './store-generation.service.ts';
import type { RateLimitedModel, RequestingAdmin } from './rate-limited-model.ts';
import { readDraftStatus, type DraftsRepository } from './drafts.repository.ts';
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
   * Generates a text and saves it in the history. Throws as `RateLimitedModel`; a failed request saves
   * nothing.
   */
  creativeWriting: (
    admin: RequestingAdmin,
    input: WritingRequest,
    recordReply: RecordReply<GeneratedText>,
  ) => Promise<GeneratedText>;
  history: (type: GenerationType) => Promise<HistoryItemDto[]>;
  drafts: () => Promise<{ drafts: DraftDto[]; total: number }>;
  /**
   * Publishes a draft; a published one does not change. Throws NOT_FOUND, and RULE_BROKEN for a question that
   * cannot be published.
   */
  publish: (actorId: string, questionId: string) => Promise<void>;
}

interface Dependencies {
  generations: GenerationsRepository;
  drafts: DraftsRepository;
  inTransaction: InTransaction;
  storeGeneration: StoreGeneration;
  generateAnswer: RateLimitedModel;
}

/** The largest number of history entries and of drafts in a reply. */
const maxHistoryItems = 30;
const maxDrafts = 50;

export function createAiService({
  generations,
  drafts,
  inTransaction,
  storeGeneration,
  generateAnswer,
}: Dependencies): AiService {
  return {
    async creativeWriting(admin, { topic = '' }, recordReply) {
      const answer = await generateAnswer(admin, 'creative_writing', creativeWritingPrompt({ topic }));
      const { title } = answer;
      const question = toCreativeContent(answer);
      const content = creativeText(question);
      const reply = (id: string) => ({ id, title, content });
      const generation = {
        actorId: admin.actorId,
        type: 'creative_writing',
        title,
        topic: topic || null,
        parameters: { topic, content: question },
        content,
      } as const;
      return reply(await storeGeneration(generation, undefined, recordReplyOf(recordReply, reply)));
    },

    history: async (type) => (await generations.history(type, maxHistoryItems)).map(toHistoryItem),

    async drafts() {
      const { rows, total } = await drafts.list(maxDrafts);
      return { drafts: rows.map(toDraft), total };
    },

    publish: (actorId, questionId) =>
      inTransaction(async (transaction) => {
        const status = await readDraftStatus(transaction, questionId);
        if (!status || status === 'ARCHIVED') throw notFound('This draft does not exist');
        if (status === 'PUBLISHED') return;
        await changePositions(transaction, [{ questionId, status: 'PUBLISHED' }]);
        await recordChange(transaction, {
          actorId,
          action: 'question.published',
          target: { kind: 'question', id: questionId },
          before: { status: 'DRAFT' },
          after: { status: 'PUBLISHED' },
        });
      }),
  };
}
