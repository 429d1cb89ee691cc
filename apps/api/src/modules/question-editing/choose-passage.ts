import type { QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { ruleViolated } from '#platform/domain-error.ts';
import { movedToPassage } from '#modules/question-bank/change/question-bank.rules.ts';
import { readQuestionsOnPassage } from '#modules/question-bank/change/revise-question.repository.ts';
import type { QuestionEdit as BankEdit } from '#modules/question-bank/change/question-bank.service.ts';
import { addPassage, lockPassage } from '#modules/question-bank/change/passages.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

/** The id of the passage after an edit; a new passage is added. Throws RULE_BROKEN for one of another subject. */
export async function choosePassage(
  transaction: Transaction,
  { passageId, newPassage }: Pick<QuestionEdit, 'passageId' | 'newPassage'>,
  { stored, subjectId }: { stored: string | null; subjectId: string },
): Promise<string | null> {
  if (newPassage) return addPassage(transaction, { ...newPassage, subjectId, editedFromId: null });
  if (passageId === undefined || passageId === stored) return stored;
  if (passageId === null) return null;
  const chosen = await lockPassage(transaction, passageId);
  if (chosen?.subjectId !== subjectId) throw ruleViolated('Please choose a passage of this subject');
  if (chosen.questionCount === 0) throw ruleViolated('This passage has changed. Please choose it again.');
  return passageId;
}

/**
 * When a question goes back to the text of its passage before an edit, its other questions do too: what changes
 * for the questions on the passage. None in any other case.
 */
export async function questionsToGiveBack(
  transaction: Transaction,
  passageId: string | null,
  earlierPassageId: string | null | undefined,
): Promise<BankEdit[]> {
  if (passageId === null || !earlierPassageId || earlierPassageId === passageId) return [];
  const passage = await lockPassage(transaction, passageId);
  if (passage?.editedFromId !== earlierPassageId) return [];
  return movedToPassage(await readQuestionsOnPassage(transaction, passageId), earlierPassageId);
}
