import type { AnyEndpoint, ParsedInput } from '@markwell/shared/contract/endpoint';
import type {
  draftFromGeneration,
  listCreativeQuestions,
  updateCreativeQuestion,
  uploadCreativeQuestion,
} from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import {
  creativeContentSchema,
  type Classification,
  type ManagedCreativeQuestionDto,
} from '@markwell/shared/creative-writing/creative-question.schemas';
import { z } from 'zod';
import { assertSameVersion, changedMeanwhile } from '#platform/assert-same-version.ts';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { notFound, ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import {
  addQuestion,
  isArchived,
  lockQuestions,
  readContent,
  readSaved,
  replaceQuestion,
  rewriteQuestion,
  type NewCreativeQuestion,
} from './edit-creative-questions.repository.ts';
import {
  auditedFields,
  auditTargetOf,
  toManagedQuestion,
  toStoredContent,
  toStoredStatus,
} from './creative-question.mapper.ts';
import type { CreativeQuestionsRepository } from './creative-questions.repository.ts';

type BodyOf<E extends AnyEndpoint> = ParsedInput<E>['body'];

export interface CreativeQuestionsService {
  list: (
    query: ParsedInput<typeof listCreativeQuestions>['query'],
  ) => Promise<{ questions: ManagedCreativeQuestionDto[]; total: number }>;
  /** Throws RULE_BROKEN for a subject of another stage or a topic of another subject. */
  upload: (
    actorId: string,
    question: BodyOf<typeof uploadCreativeQuestion>,
    recordReply: RecordReply<ManagedCreativeQuestionDto>,
  ) => Promise<ManagedCreativeQuestionDto>;
  /** Throws NOT_FOUND for the generation, RULE_BROKEN for a wrong classification. */
  draft: (
    actorId: string,
    request: BodyOf<typeof draftFromGeneration>,
    recordReply: RecordReply<ManagedCreativeQuestionDto>,
  ) => Promise<ManagedCreativeQuestionDto>;
  /**
   * Throws NOT_FOUND for the question, RULE_BROKEN for a wrong classification, CONFLICT when somebody else changed the
   * edited version.
   */
  update: (
    actorId: string,
    id: string,
    question: BodyOf<typeof updateCreativeQuestion>,
  ) => Promise<ManagedCreativeQuestionDto>;
}

/** The stored parameters of a generation: the fields of the question that its text shows. */
const generationParametersSchema = z.object({ content: creativeContentSchema });

interface Dependencies {
  inTransaction: InTransaction;
  questions: CreativeQuestionsRepository;
}

export function createCreativeQuestionsService({
  inTransaction,
  questions,
}: Dependencies): CreativeQuestionsService {
  async function assertClassification({
    examTypeId,
    subjectId,
    topicId = null,
  }: Classification): Promise<void> {
    const classification = await questions.findClassification(subjectId, topicId);
    if (!classification) throw ruleViolated('This subject does not exist');
    if (classification.stageId !== examTypeId.toLowerCase()) {
      throw ruleViolated('This subject does not belong to the exam type');
    }
    if (!classification.hasTopic) throw ruleViolated('This topic does not belong to the subject');
  }

  const add = (
    actorId: string,
    question: NewCreativeQuestion,
    recordReply: RecordReply<ManagedCreativeQuestionDto>,
  ): Promise<ManagedCreativeQuestionDto> =>
    inTransaction(async (transaction) => {
      const id = await addQuestion(transaction, question);
      const { title, status } = question;
      await recordChange(transaction, {
        actorId,
        action: 'creative-writing.created',
        target: auditTargetOf(id),
        before: null,
        after: { title, status },
      });
      const added = toManagedQuestion(await readSaved(transaction, id));
      await recordReply(added, transaction);
      return added;
    });

  return {
    async list({ page, limit, search, status }) {
      const found = await questions.list({
        page,
        limit,
        search,
        status: status && toStoredStatus(status),
      });
      return { questions: found.questions.map(toManagedQuestion), total: found.total };
    },

    async upload(actorId, { status, ...question }, recordReply) {
      await assertClassification(question);
      const row = { ...toStoredContent(question), status: toStoredStatus(status), generationId: null };
      return add(actorId, row, recordReply);
    },

    async draft(actorId, { generationId, ...classification }, recordReply) {
      const generation = await questions.findGeneration(generationId);
      if (!generation) throw notFound('This generated text does not exist');
      await assertClassification(classification);
      const { content } = generationParametersSchema.parse(generation.parameters);
      const row = {
        ...toStoredContent({ ...content, ...classification }),
        status: 'DRAFT' as const,
        generationId,
      };
      return add(actorId, row, recordReply);
    },

    async update(actorId, id, { updatedAt, ...question }) {
      await assertClassification(question);
      return inTransaction(async (transaction) => {
        const [locked] = await lockQuestions(transaction, [id]);
        if (!locked) {
          // An edit of a question that pupils have seen archives it and creates another one.
          const isReplaced = updatedAt !== undefined && (await isArchived(transaction, id));
          throw isReplaced ? changedMeanwhile('this question') : questionNotFound();
        }
        assertSameVersion(updatedAt, locked.updatedAt, 'this question');
        const before = await readContent(transaction, id);
        const after = toStoredContent(question);
        const { isInChallenge, status, generationId } = locked;
        const changedId = isInChallenge
          ? await replaceQuestion(transaction, id, { ...after, status, generationId })
          : await rewriteQuestion(transaction, id, after);
        await recordChange(transaction, {
          actorId,
          action: 'creative-writing.edited',
          target: auditTargetOf(id),
          before: auditedFields(before),
          after: { ...auditedFields(after), ...(isInChallenge && { replacedBy: changedId }) },
        });
        return toManagedQuestion(await readSaved(transaction, changedId));
      });
    },
  };
}
