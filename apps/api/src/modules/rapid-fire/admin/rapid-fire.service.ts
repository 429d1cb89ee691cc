import {
  maxRapidFireQuestionsListed,
  type listRapidFireQuestions,
  type RapidFireQuestionDto,
  type RapidFireQuestionEdit,
  type RapidFireQuestionPageDto,
} from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import { rapidFireDefaultTimeLimit } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { reviseQuestion } from '#modules/question-bank/change/question-bank.service.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';
import type { FindQuestions } from '#modules/question-bank/search/find-questions.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { auditedFields, bankEditOf } from './edit-rapid-fire-question.rules.ts';
import {
  readStored,
  type RapidFireQuestion,
  type RapidFireQuestionsRepository,
} from './rapid-fire-questions.repository.ts';

export interface AdminRapidFireService {
  list: (query: ParsedInput<typeof listRapidFireQuestions>['query']) => Promise<RapidFireQuestionPageDto>;
  /**
   * Throws NOT_FOUND, CONFLICT when another user edited it in the meantime, RULE_BROKEN for neither text nor
   * picture.
   */
  edit: (
    caller: Caller,
    questionId: string,
    edit: RapidFireQuestionEdit,
  ) => Promise<{ question: RapidFireQuestionDto }>;
}

interface Dependencies {
  repository: RapidFireQuestionsRepository;
  inTransaction: InTransaction;
  findInBank: FindQuestions;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
}

export function createAdminRapidFireService({
  repository,
  inTransaction,
  findInBank,
  mediaUrls,
}: Dependencies): AdminRapidFireService {
  return {
    async list({ page, limit, search, examTypeId, subjectId, level }) {
      const filter = {
        kinds: ['RAPID_FIRE'] as const,
        difficulties: level === undefined ? undefined : [level],
        stageId: examTypeId,
        subjectId,
        search,
      };
      // Ids up to the end of the page.
      const end = Math.min(page * limit, maxRapidFireQuestionsListed);
      const { ids, matching } = await findInBank(filter, { before: undefined, limit: end });
      const { count, isCapped } = matching ?? { count: 0, isCapped: false };
      const questions = await repository.read(ids.slice((page - 1) * limit, end));
      return {
        questions: questions.map((question) => toRapidFireQuestion(question, mediaUrls)),
        total: Math.min(count, maxRapidFireQuestionsListed),
        isCapped: isCapped || count > maxRapidFireQuestionsListed,
      };
    },

    async edit(caller, questionId, edit) {
      await inTransaction(async (transaction) => {
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
      const [question] = await repository.read([questionId]);
      if (!question) throw questionNotFound();
      return { question: toRapidFireQuestion(question, mediaUrls) };
    },
  };
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
