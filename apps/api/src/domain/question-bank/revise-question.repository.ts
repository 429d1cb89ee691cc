import { ruleViolated } from '../domain-error.ts';
import { publishImages, type Transaction } from './position-statements.repository.ts';
import { changePositions, type StatusChange } from './bucket-positions.repository.ts';
import { revisionRows, searchTextOf, type QuestionContent } from './question-rows.ts';
import { addRevisions } from './revision-statements.repository.ts';

/** A change to a question; omitted fields stay the same. */
export interface QuestionEdit extends StatusChange {
  content?: QuestionContent;
  /** Seconds; rapid-fire only. */
  timeLimit?: number;
}

/**
 * Edits a question. Must run in `changeQuestionBank`. New content makes a new revision; attempts keep the one
 * they showed. Another topic, difficulty, level or status moves the question to another bucket. Throws
 * NOT_FOUND for an unknown question, RULE_BROKEN when a published question would become invalid.
 */
export async function reviseQuestion(
  transaction: Transaction,
  { content, timeLimit, ...placement }: QuestionEdit,
  editedById: string | null,
): Promise<void> {
  const { questionId } = placement;
  await changePositions(transaction, [placement], async () => {
    if (timeLimit !== undefined) {
      await transaction.question.update({ where: { id: questionId }, data: { timeLimit } });
    }
    if (content) await addContent(transaction, questionId, content, editedById);
  });
  if (content) await openShownImages(transaction, questionId, content);
}

async function addContent(
  transaction: Transaction,
  questionId: string,
  content: QuestionContent,
  editedById: string | null,
): Promise<void> {
  const last = await transaction.questionRevision.aggregate({
    where: { questionId },
    _max: { number: true },
  });
  const rows = revisionRows(questionId, (last._max.number ?? 0) + 1, content, editedById);
  await addRevisions(transaction, [rows.revision], rows.options);
  const { passageId } = content;
  const searchText = searchTextOf(content);
  await transaction.question.update({ where: { id: questionId }, data: { searchText, passageId } });
}

/**
 * Checks a question that stays published and has new content. changePositions checks newly published ones.
 */
async function openShownImages(
  transaction: Transaction,
  questionId: string,
  { options }: QuestionContent,
): Promise<void> {
  const { status } = await transaction.question.findUniqueOrThrow({
    where: { id: questionId },
    select: { status: true },
  });
  if (status !== 'PUBLISHED') return;
  if (options.length < 2 || !options.some(({ isCorrect }) => isCorrect)) {
    throw ruleViolated('A published question needs at least two options, one of them correct');
  }
  await publishImages(transaction, [{ questionId }]);
}
