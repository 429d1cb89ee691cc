import {
  maxRapidFireQuestionsListed,
  type RapidFireQuestionDto,
  type RapidFireQuestionEdit,
  type RapidFireQuestionPageDto,
} from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import type * as contract from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import { rapidFireDefaultTimeLimit } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { reviseQuestion } from '#modules/question-bank/change/question-bank.service.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';
import type { Caller } from '#platform/caller.ts';
import { auditedFields, bankEditOf } from './edit-rapid-fire-question.rules.ts';
import {
  readStored,
  type RapidFireQuestion,
  readRapidFireQuestions,
} from './rapid-fire-questions.repository.ts';
import type { Context } from '#context.ts';
import { findQuestions } from '#modules/question-bank/search/find-questions.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

export async function listRapidFireQuestions(
  context: Context,
  {
    page,
    limit,
    search,
    examTypeId,
    subjectId,
    level,
  }: ParsedInput<typeof contract.listRapidFireQuestions>['query'],
): Promise<RapidFireQuestionPageDto> {
  const filter = {
    kinds: ['RAPID_FIRE'] as const,
    difficulties: level === undefined ? undefined : [level],
    stageId: examTypeId,
    subjectId,
    search,
  };
  // Ids up to the end of the page.
  const end = Math.min(page * limit, maxRapidFireQuestionsListed);
  const { ids, matching } = await findQuestions(context, filter, {
    before: undefined,
    limit: end,
    searchedKinds: ['RAPID_FIRE'],
  });
  const { count, isCapped } = matching ?? { count: 0, isCapped: false };
  const questions = await readRapidFireQuestions(context.db, ids.slice((page - 1) * limit, end));
  return {
    questions: questions.map((question) => toRapidFireQuestion(question, context.mediaUrls)),
    total: Math.min(count, maxRapidFireQuestionsListed),
    isCapped: isCapped || count > maxRapidFireQuestionsListed,
  };
}

/**
 * Throws NOT_FOUND, CONFLICT when another user edited it in the meantime, RULE_BROKEN for neither text nor
 * picture.
 */
export async function editRapidFireQuestion(
  context: Context,
  caller: Caller,
  questionId: string,
  edit: RapidFireQuestionEdit,
): Promise<{ question: RapidFireQuestionDto }> {
  await inTransaction(context.db, async (transaction) => {
    const before = await readStored(transaction, questionId);
    if (!before) throw questionNotFound();
    await reviseQuestion(transaction, { questionId, ...bankEditOf(before, edit) }, caller.id);
    const after = await readStored(transaction, questionId);
    if (!after) throw questionNotFound();
    await recordChange(transaction, {
      actorId: caller.id,
      action: 'question.edited',
      target: { kind: 'question', id: questionId },
      before: auditedFields(before),
      after: auditedFields(after),
    });
  });
  const [question] = await readRapidFireQuestions(context.db, [questionId]);
  if (!question) throw questionNotFound();
  return { question: toRapidFireQuestion(question, context.mediaUrls) };
}

/** The pictures of a draft get signed addresses. */
function toRapidFireQuestion(
  question: RapidFireQuestion,
  { urlOf }: Pick<MediaUrls, 'urlOf'>,
): RapidFireQuestionDto {
  const { image, solutionImage } = question;
  return {
    id: question.id,
    questionText: question.body,
    questionImageUrl: image && urlOf(image),
    questionImageAlt: image?.alternativeText ?? null,
    explanationText: question.explanation,
    solutionImageUrl: solutionImage && urlOf(solutionImage),
    level: question.difficulty,
    timeLimit: question.timeLimit ?? rapidFireDefaultTimeLimit,
    status: questionStatusOf[question.status],
    revision: question.revision,
    topic: { id: question.topicId, name: question.topicName },
    examType: { name: question.stageName },
    subject: { name: question.subjectName },
  };
}
