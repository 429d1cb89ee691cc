import { notFound, ruleViolated } from '../domain-error.ts';
import { changePositions } from './change-positions.service.ts';
import type { Transaction } from '../transaction.repository.ts';
import { assertValidContent, type NewQuestion } from './question.rules.ts';
import { addDrafts, lockTopics, readHighestNumbers } from './write-questions.repository.ts';

/**
 * Adds questions with their first revision, in the order given, and publishes those with that status, in one
 * transaction. The rows of their pictures must exist. Returns the ids. Throws NOT_FOUND
 * for an unknown topic, RULE_BROKEN for an archived topic or an invalid question.
 */
export async function createQuestions(
  transaction: Transaction,
  questions: readonly NewQuestion[],
  createdById: string | null,
): Promise<string[]> {
  if (questions.length === 0) return [];
  const topicIds = [...new Set(questions.map(({ topicId }) => topicId))];
  // Locked, so that no question number is used twice.
  const topics = await lockTopics(transaction, topicIds);
  if (topics.length < topicIds.length) throw notFound('This topic does not exist');
  if (topics.some(({ archivedAt }) => archivedAt !== null)) throw ruleViolated('This topic was deleted');
  questions.forEach(assertValidContent);
  const nextNumber = numbersAfter(await readHighestNumbers(transaction, topicIds));
  const ids = await addDrafts(
    transaction,
    questions.map((question) => ({ ...question, questionNumber: nextNumber(question) })),
    createdById,
  );
  const changes = ids.flatMap((questionId, index) => {
    const status = questions[index]?.status ?? 'DRAFT';
    return status === 'DRAFT' ? [] : [{ questionId, status }];
  });
  if (changes.length > 0) await changePositions(transaction, changes);
  return ids;
}

type Numbered = Pick<NewQuestion, 'topicId' | 'kind'>;

/** Continues the question numbers of each topic and kind. */
function numbersAfter(highest: readonly (Numbered & { number: number | null })[]) {
  const keyOf = ({ topicId, kind }: Numbered) => `${topicId}/${kind}`;
  const numbers = new Map(highest.map((each) => [keyOf(each), each.number ?? 0]));
  return (question: Numbered): number => {
    const number = (numbers.get(keyOf(question)) ?? 0) + 1;
    numbers.set(keyOf(question), number);
    return number;
  };
}
