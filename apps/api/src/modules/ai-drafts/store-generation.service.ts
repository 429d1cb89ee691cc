import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { findOrCreateTopic } from '#modules/curriculum/classification.repository.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { generationEndedNotification } from '#modules/notifications/notification-texts.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import { subjectNotFound } from '#platform/not-found.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import { addPassage } from '#modules/question-bank/change/passages.repository.ts';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
import { createQuestions } from '#modules/question-bank/change/question-bank.service.ts';
import { completeRun } from './generation-runs.repository.ts';
import { GenerationCancelled, type GenerationRun } from './generation-runs.service.ts';
import { recordSecondAnswers } from './drafts.repository.ts';
import type { SecondAnswer } from './prompts/second-answers.prompt.ts';
import { addGeneration, type Generation } from './generations.repository.ts';
import type { Context } from '#context.ts';

/** A question to store as a draft. */
interface Draft {
  topic: string;
  question: string;
  options: { letter: OptionLetter; text: string }[];
  answer: OptionLetter;
  explanation: string;
  secondAnswer?: SecondAnswer | null;
}

/** The drafts of a generation, and the subject they belong to. */
export interface Drafts {
  subjectId: string;
  difficulty: number;
  passage?: { title: string; body: string };
  questions: readonly Draft[];
}

/**
 * Stores the generation and its drafts, ends its run, notifies the administrator and records the reply, in one
 * transaction. Returns the generation's id. Throws GenerationCancelled when the run was cancelled.
 */
export function storeGeneration(
  context: Context,
  { id: runId, actorId, type }: GenerationRun,
  generation: Omit<Generation, 'actorId' | 'type'>,
  drafts: Drafts | undefined,
  recordId: RecordReply<string>,
): Promise<string> {
  return inTransaction(context.db, async (transaction) => {
    const { title } = generation;
    const id = await addGeneration(transaction, { ...generation, actorId, type });
    const createdQuestions = drafts?.questions.length ?? 0;
    if (drafts) await createDrafts(transaction, drafts, { id, actorId });
    await recordChange(transaction, {
      actorId,
      action: 'generation.created',
      target: { kind: 'generation', id: id },
      before: null,
      after: { type, title, drafts: createdQuestions },
    });
    const at = context.clock();
    const isEnded = await completeRun(transaction, runId, { generationId: id, createdQuestions, at });
    if (!isEnded) throw new GenerationCancelled();
    const outcome = { status: 'done', title, createdQuestions } as const;
    const notification = generationEndedNotification({ runId, type, outcome });
    await notifyUsers(transaction, [{ ...notification, userId: actorId, at }]);
    await recordId(id, transaction);
    return id;
  });
}

async function createDrafts(
  transaction: Transaction,
  { subjectId, difficulty, passage, questions }: Drafts,
  generation: { id: string; actorId: string },
): Promise<void> {
  const topicIds = new Map<string, string>();
  for (const name of new Set(questions.map(({ topic }) => topic))) {
    const topicId = await findOrCreateTopic(transaction, { subjectId, name });
    if (topicId === undefined) throw subjectNotFound();
    topicIds.set(name, topicId);
  }
  const passageId = passage ? await addPassage(transaction, { subjectId, ...passage }) : null;
  const ids = await createQuestions(
    transaction,
    questions.map(({ topic, question, options, answer, explanation }) => ({
      kind: 'REGULAR',
      status: 'DRAFT',
      topicId: topicIds.get(topic) ?? '',
      difficulty,
      timeLimit: null,
      generationId: generation.id,
      passageId,
      body: question,
      imageId: null,
      explanation,
      solutionImageId: null,
      parts: multipleChoice(options.map(({ letter, text }) => ({ text, isCorrect: letter === answer }))),
    })),
    generation.actorId,
  );
  const answers = questions.map(({ secondAnswer = null }) => secondAnswer);
  await recordSecondAnswers(transaction, ids, answers);
}
