import type { ManagedCreativeQuestionDto } from '@markwell/shared/creative-writing/creative-question.schemas';
import * as contract from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import { recordReplyOf } from '#platform/idempotency/record-reply.ts';
import type { Mount } from '#http/mount.ts';
import type { ChangeCreativeQuestions } from './change-creative-questions.service.ts';
import type { CreativeQuestionsService } from './creative-questions.service.ts';

const toReply = (question: ManagedCreativeQuestionDto) => ({ success: true, question });

export function mountCreativeWritingAdmin(
  mount: Mount,
  service: CreativeQuestionsService,
  changes: ChangeCreativeQuestions,
): void {
  mount(contract.listCreativeQuestions, ({ query }) => service.list(query));
  mount.creatingWithReply(contract.uploadCreativeQuestion, async ({ caller, body, recordReply }) =>
    toReply(await service.upload(caller.id, body, recordReplyOf(recordReply, toReply))),
  );
  mount.creatingWithReply(contract.draftFromGeneration, async ({ caller, body, recordReply }) =>
    toReply(await service.draft(caller.id, body, recordReplyOf(recordReply, toReply))),
  );
  mount(contract.updateCreativeQuestion, async ({ caller, params, body }) => ({
    success: true,
    question: await service.update(caller.id, params.id, body),
  }));
  mount(contract.setCreativeQuestionStatus, async ({ caller, params, body }) => ({
    success: true,
    question: await changes.setStatus(caller.id, params.id, body.status),
  }));
  mount(contract.deleteCreativeQuestion, async ({ caller, params }) => {
    await changes.remove(caller.id, params.id);
    return { success: true, message: 'Question deleted successfully' };
  });
  mount(contract.changeCreativeQuestions, async ({ caller, body }) => ({
    changed: await changes.changeMany(caller.id, body),
  }));
}
