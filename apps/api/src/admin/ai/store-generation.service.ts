import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { recordChange } from '../../domain/audit/record-change.repository.ts';
import { findOrCreateTopic } from '../../domain/curriculum/classification.repository.ts';
import { notFound } from '../../domain/domain-error.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import type { InTransaction, Transaction } from '../../domain/transaction.repository.ts';
import { createQuestions } from '../../domain/question-bank/change/question-bank.service.ts';
import { addGeneration, addPassage, type Generation } from './generations.repository.ts';

/** A question to store as a draft. */
export interface Draft {
  topic: string;
  question: string;
  options: { letter: OptionLetter; text: string }[];
  answer: OptionLetter;
  explanation: string;
}

/** The drafts of a generation, and the subject they belong to. */
export interface Drafts {
  subjectId: string;
  difficulty: number;
  passage?: { title: string; body: string };
  questions: readonly Draft[];
}

/**
 * Stores the generation and its drafts and records the reply, in one transaction. Returns the generation's
 * id.
 */
export type StoreGeneration = (
  generation: Generation,
  drafts: Drafts | undefined,
  recordId: RecordReply<string>,
) => Promise<string>;

export const createStoreGeneration =
  (inTransaction: InTransaction): StoreGeneration =>
  (generation, drafts, recordId) =>
    inTransaction(async (transaction) => {
      const { actorId, type, title } = generation;
      const id = await addGeneration(transaction, generation);
      if (drafts) await createDrafts(transaction, drafts, { id, actorId });
      await recordChange(transaction, {
        actorId,
        action: 'generation.created',
        target: { kind: 'generation', id: id },
        before: null,
        after: { type, title, drafts: drafts?.questions.length ?? 0 },
      });
      await recordId(id, transaction);
      return id;
    });

async function createDrafts(
  transaction: Transaction,
  { subjectId, difficulty, passage, questions }: Drafts,
  generation: { id: string; actorId: string },
): Promise<void> {
  const topicIds = new Map<string, string>();
  for (const name of new Set(questions.map(({ topic }) => topic))) {
    const topicId = await findOrCreateTopic(transaction, { subjectId, name });
    if (topicId === undefined) throw notFound('This subject does not exist');
    topicIds.set(name, topicId);
  }
  const passageId = passage ? await addPassage(transaction, { subjectId, ...passage }) : null;
  await createQuestions(
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
      options: options.map(({ letter, text }) => ({ text, isCorrect: letter === answer })),
    })),
    generation.actorId,
  );
}
