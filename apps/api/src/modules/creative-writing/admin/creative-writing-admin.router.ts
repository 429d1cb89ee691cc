import type { ManagedCreativeQuestionDto } from '@markwell/shared/creative-writing/creative-question.schemas';
import * as contract from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import { recordReplyOf } from '#platform/idempotency/record-reply.ts';
import {
  listCreativeQuestions,
  uploadCreativeQuestion,
  draftCreativeQuestion,
  updateCreativeQuestion,
} from './creative-questions.service.ts';
import {
  setCreativeQuestionStatus,
  removeCreativeQuestion,
  changeCreativeQuestions,
} from './change-creative-questions.service.ts';
import { implement } from '#http/implement.ts';

const toReply = (question: ManagedCreativeQuestionDto) => ({ success: true, question });

export const creativeWritingAdminRoutes = [
  implement(contract.listCreativeQuestions, ({ query }, context) => listCreativeQuestions(context, query)),
  implement(contract.uploadCreativeQuestion, async ({ caller, body, recordReply }, context) =>
    toReply(await uploadCreativeQuestion(context, caller.id, body, recordReplyOf(recordReply, toReply))),
  ),
  implement(contract.draftFromGeneration, async ({ caller, body, recordReply }, context) =>
    toReply(await draftCreativeQuestion(context, caller.id, body, recordReplyOf(recordReply, toReply))),
  ),
  implement(contract.updateCreativeQuestion, async ({ caller, params, body }, context) => ({
    success: true,
    question: await updateCreativeQuestion(context, caller.id, params.id, body),
  })),
  implement(contract.setCreativeQuestionStatus, async ({ caller, params, body }, context) => ({
    success: true,
    question: await setCreativeQuestionStatus(context, caller.id, params.id, body.status),
  })),
  implement(contract.deleteCreativeQuestion, async ({ caller, params }, context) => {
    await removeCreativeQuestion(context, caller.id, params.id);
    return { success: true, message: 'Question deleted successfully' };
  }),
  implement(contract.changeCreativeQuestions, async ({ caller, body }, context) => ({
    changed: await changeCreativeQuestions(context, caller.id, body),
  })),
];
