import type { AnyEndpoint, ParsedInput } from '@markwell/shared/contract/endpoint';
import type { draftFromGeneration } from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import type * as contract from '@markwell/shared/creative-writing/creative-writing-admin.contract';
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
import type { Context } from '#context.ts';
import {
  findBriefClassification,
  findCreativeQuestions,
  findGenerationOfBrief,
} from './creative-questions.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

type BodyOf<E extends AnyEndpoint> = ParsedInput<E>['body'];

/** The stored parameters of a generation: the fields of the question that its text shows. */
const generationParametersSchema = z.object({ content: creativeContentSchema });

async function assertClassification(
  context: Context,
  { examTypeId, subjectId, topicId = null }: Classification,
): Promise<void> {
  const classification = await findBriefClassification(context.db, subjectId, topicId);
  if (!classification) throw ruleViolated('This subject does not exist');
  if (classification.stageId !== examTypeId.toLowerCase()) {
    throw ruleViolated('This subject does not belong to the exam type');
  }
  if (!classification.hasTopic) throw ruleViolated('This topic does not belong to the subject');
}

function add(
  context: Context,
  actorId: string,
  question: NewCreativeQuestion,
  recordReply: RecordReply<ManagedCreativeQuestionDto>,
): Promise<ManagedCreativeQuestionDto> {
  return inTransaction(context.db, async (transaction) => {
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
}

export async function listCreativeQuestions(
  context: Context,
  { page, limit, search, status }: ParsedInput<typeof contract.listCreativeQuestions>['query'],
): Promise<{ questions: ManagedCreativeQuestionDto[]; total: number }> {
  const found = await findCreativeQuestions(context.db, {
    page,
    limit,
    search,
    status: status && toStoredStatus(status),
  });
  return { questions: found.questions.map(toManagedQuestion), total: found.total };
}

/** Throws RULE_BROKEN for a subject of another stage or a topic of another subject. */
export async function uploadCreativeQuestion(
  context: Context,
  actorId: string,
  { status, ...question }: BodyOf<typeof contract.uploadCreativeQuestion>,
  recordReply: RecordReply<ManagedCreativeQuestionDto>,
): Promise<ManagedCreativeQuestionDto> {
  await assertClassification(context, question);
  const row = { ...toStoredContent(question), status: toStoredStatus(status), generationId: null };
  return add(context, actorId, row, recordReply);
}

/** Throws NOT_FOUND for the generation, RULE_BROKEN for a wrong classification. */
export async function draftCreativeQuestion(
  context: Context,
  actorId: string,
  { generationId, ...classification }: BodyOf<typeof draftFromGeneration>,
  recordReply: RecordReply<ManagedCreativeQuestionDto>,
): Promise<ManagedCreativeQuestionDto> {
  const generation = await findGenerationOfBrief(context.db, generationId);
  if (!generation) throw notFound('This generated text does not exist');
  await assertClassification(context, classification);
  const { content } = generationParametersSchema.parse(generation.parameters);
  const row = {
    ...toStoredContent({ ...content, ...classification }),
    status: 'DRAFT' as const,
    generationId,
  };
  return add(context, actorId, row, recordReply);
}

/**
 * Throws NOT_FOUND for the question, RULE_BROKEN for a wrong classification, CONFLICT when somebody else changed the
 * edited version.
 */
export async function updateCreativeQuestion(
  context: Context,
  actorId: string,
  id: string,
  { updatedAt, ...question }: BodyOf<typeof contract.updateCreativeQuestion>,
): Promise<ManagedCreativeQuestionDto> {
  await assertClassification(context, question);
  return inTransaction(context.db, async (transaction) => {
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
}
