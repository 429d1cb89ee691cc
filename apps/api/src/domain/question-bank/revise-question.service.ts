import { changePositions, type StatusChange } from './change-positions.service.ts';
import { OutdatedReadError, type Transaction } from '../transaction.repository.ts';
import { publishImages } from './publish-questions.repository.ts';
import { assertStaysPublishable, assertValidContent, type QuestionContent } from './question.rules.ts';
import { addRevision, readCurrent, setTimeLimit } from './write-questions.repository.ts';

/** A change to a question; omitted fields stay the same. */
export interface QuestionEdit extends StatusChange {
  /** The number of the revision that the edit was decided on. */
  fromRevision: number;
  content?: QuestionContent;
  /** Seconds; rapid-fire only. */
  timeLimit?: number;
}

/**
 * Edits a question, in one transaction, which is repeated when the question has another
 * revision in the meantime. New content makes a new revision; attempts keep the one they showed. Another
 * topic, difficulty, level or status moves the question to another bucket. Throws NOT_FOUND for an unknown
 * question, RULE_BROKEN when it would become invalid.
 */
export async function reviseQuestion(
  transaction: Transaction,
  { content, timeLimit, fromRevision, ...change }: QuestionEdit,
  editedById: string | null,
): Promise<void> {
  const { questionId } = change;
  await changePositions(transaction, [change], async () => {
    const current = await readCurrent(transaction, questionId);
    if (current.revision !== fromRevision) throw new OutdatedReadError();
    if (timeLimit !== undefined) await setTimeLimit(transaction, questionId, timeLimit);
    if (!content) return;
    assertValidContent(content);
    // changePositions checks a question that is about to be published.
    if (current.status === 'PUBLISHED') assertStaysPublishable(content);
    await addRevision(transaction, questionId, content, editedById);
  });
  if (!content) return;
  const { status } = await readCurrent(transaction, questionId);
  if (status === 'PUBLISHED') await publishImages(transaction, [questionId]);
}
