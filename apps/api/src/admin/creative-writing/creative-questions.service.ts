import type { AnyEndpoint, ParsedInput } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/admin/creative-writing/creative-writing-admin.contract';
import {
  creativeContentSchema,
  type Classification,
  type ManagedCreativeQuestionDto,
} from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import type { CreativeStatus } from '@markwell/shared/vocabulary/creative-writing';
import { z } from 'zod';
import { notFound, ruleViolated } from '../../domain/domain-error.ts';
import { recordReplyOf, type RecordReply } from '../../domain/idempotency/record-reply.ts';
import type { ChangeQuestionsRepository } from './edit-creative-questions.repository.ts';
import { toManaged, toStored, toStoredStatus } from './creative-question.mapper.ts';
import type { CreativeQuestionsRepository, ManagedQuestion } from './creative-questions.repository.ts';

type BodyOf<E extends AnyEndpoint> = ParsedInput<E>['body'];

export interface CreativeQuestionsService {
  list: (
    wanted: ParsedInput<typeof contract.listCreativeQuestions>['query'],
  ) => Promise<{ questions: ManagedCreativeQuestionDto[]; total: number }>;
  /** Throws RULE_BROKEN for a subject of another stage or a topic of another subject. */
  upload: (
    actorId: string,
    question: BodyOf<typeof contract.uploadCreativeQuestion>,
    recordReply: RecordReply<ManagedCreativeQuestionDto>,
  ) => Promise<ManagedCreativeQuestionDto>;
  /** Throws NOT_FOUND for the generation, RULE_BROKEN for a wrong classification. */
  draft: (
    actorId: string,
    wanted: BodyOf<typeof contract.draftFromGeneration>,
    recordReply: RecordReply<ManagedCreativeQuestionDto>,
  ) => Promise<ManagedCreativeQuestionDto>;
  /** Throws NOT_FOUND for the question, RULE_BROKEN for a wrong classification. */
  update: (
    actorId: string,
    id: string,
    question: BodyOf<typeof contract.updateCreativeQuestion>,
  ) => Promise<ManagedCreativeQuestionDto>;
  /** Throws NOT_FOUND. */
  setStatus: (actorId: string, id: string, status: CreativeStatus) => Promise<ManagedCreativeQuestionDto>;
  /** Throws NOT_FOUND. */
  remove: (actorId: string, id: string) => Promise<void>;
}

/** The stored parameters of a generation: the content that its text was made from. */
const generatedSchema = z.object({ content: creativeContentSchema });

interface Dependencies {
  questions: CreativeQuestionsRepository;
  changes: ChangeQuestionsRepository;
}

export function createCreativeQuestionsService({
  questions,
  changes,
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

  return {
    async list({ page, limit, search, status }) {
      const found = await questions.list({
        page,
        limit,
        search,
        status: status && toStoredStatus(status),
      });
      return { questions: found.questions.map(toManaged), total: found.total };
    },

    async upload(actorId, { status, ...question }, recordReply) {
      await assertClassification(question);
      const row = { ...toStored(question), status: toStoredStatus(status), generationId: null };
      return toManaged(await changes.add(actorId, row, recordReplyOf(recordReply, toManaged)));
    },

    async draft(actorId, { generationId, ...classification }, recordReply) {
      const generation = await questions.findGeneration(generationId);
      if (!generation) throw notFound('This generated text does not exist');
      await assertClassification(classification);
      const { content } = generatedSchema.parse(generation.parameters);
      const row = { ...toStored({ ...content, ...classification }), status: 'DRAFT' as const, generationId };
      return toManaged(await changes.add(actorId, row, recordReplyOf(recordReply, toManaged)));
    },

    async update(actorId, id, question) {
      await assertClassification(question);
      return found(await changes.change(actorId, id, toStored(question)));
    },

    setStatus: async (actorId, id, status) =>
      found(await changes.setStatus(actorId, id, toStoredStatus(status))),

    async remove(actorId, id) {
      if (!(await changes.remove(actorId, id))) throw noSuchQuestion();
    },
  };
}

const noSuchQuestion = () => notFound('This question does not exist');

function found(question: ManagedQuestion | undefined): ManagedCreativeQuestionDto {
  if (!question) throw noSuchQuestion();
  return toManaged(question);
}
