import type { WritingRequest } from '@markwell/shared/ai-drafts/ai.contract';
import type { DraftDto, HistoryItemDto } from '@markwell/shared/ai-drafts/ai.schemas';
import type { GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import { conflict, notFound } from '#platform/domain-error.ts';
import { recordReplyOf, type RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Status } from '#modules/question-bank/change/question-bank.rules.ts';
import { changePlacements } from '#modules/question-bank/change/question-bank.service.ts';
import { toDraft, toHistoryItem } from './ai.mapper.ts';
import { readDraftStatuses, findDrafts, findTwinsOfDrafts } from './drafts.repository.ts';
import { creativeText, toCreativeContent } from './format/creative-question-text.ts';
import { creativeWritingPrompt } from './prompts/creative-writing.prompt.ts';
import type { Context } from '#context.ts';
import { runGeneration } from './generation-runs.service.ts';
import { generateAnswer } from './rate-limited-model.ts';
import { storeGeneration } from './store-generation.service.ts';
import { findGenerations } from './generations.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

interface GeneratedText {
  id: string;
  title: string;
  content: string;
}

/** The largest number of history entries in a reply. */
const maxHistoryItems = 30;

/**
 * Generates a text and saves it in the history. Throws like `generateAnswer`; a failed request saves
 * nothing.
 */
export function generateCreativeWriting(
  context: Context,
  actorId: string,
  { topic = '' }: WritingRequest,
  recordReply: RecordReply<GeneratedText>,
): Promise<GeneratedText> {
  return runGeneration(context, { actorId, type: 'creative_writing', input: { topic } }, async (run) => {
    const answer = await generateAnswer(context, run, creativeWritingPrompt({ topic }));
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
    return reply(
      await storeGeneration(context, run, generation, undefined, recordReplyOf(recordReply, reply)),
    );
  });
}

export async function listGenerations(context: Context, type: GenerationType): Promise<HistoryItemDto[]> {
  return (await findGenerations(context.db, type, maxHistoryItems)).map(toHistoryItem);
}

export async function listDrafts(
  context: Context,
  { page, limit }: { page: number; limit: number },
): Promise<{ drafts: DraftDto[]; total: number }> {
  const { rows, total } = await findDrafts(context.db, { offset: (page - 1) * limit, limit });
  const twins = await findTwinsOfDrafts(context.db, rows);
  return {
    drafts: rows.map((row) =>
      toDraft(
        row,
        twins.find(({ draftId }) => draftId === row.id),
      ),
    ),
    total,
  };
}

/**
 * Publishes, rejects (archives) or restores AI-generated questions, all or none. Returns how many have another status
 * now. Throws NOT_FOUND for a question that the AI did not write, CONFLICT for one that somebody else published
 * or rejected, RULE_BROKEN for one that cannot be published.
 */
export function setDraftStatus(
  context: Context,
  actorId: string,
  questionIds: readonly string[],
  status: Exclude<Status, 'RESERVED'>,
): Promise<number> {
  return inTransaction(context.db, async (transaction) => {
    const found = await readDraftStatuses(transaction, questionIds);
    if (found.length < new Set(questionIds).size) throw notFound('This draft does not exist');
    const changing = found.filter((draft) => draft.status !== status);
    if (changing.length === 0) return 0;
    if (status !== 'DRAFT' && changing.some((draft) => draft.status !== 'DRAFT')) {
      throw conflict('Somebody else has published or rejected one of these drafts. Please reload the page.');
    }
    await changePlacements(
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
  });
}

const actions = {
  PUBLISHED: 'question.published',
  ARCHIVED: 'question.archived',
  DRAFT: 'question.edited',
} as const;
