import * as contract from '@markwell/shared/admin/creative-writing/creative-writing-admin.contract';
import type { Mount } from '../../http/mount.ts';
import type { CreativeQuestionsService } from './creative-questions.service.ts';

export function mountCreativeWritingAdmin(mount: Mount, service: CreativeQuestionsService): void {
  mount(contract.listCreativeQuestions, ({ query }) => service.list(query));
  mount(contract.uploadCreativeQuestion, async ({ caller, body }) => ({
    success: true,
    question: await service.upload(caller.id, body),
  }));
  mount(contract.draftFromGeneration, async ({ caller, body }) => ({
    success: true,
    question: await service.draft(caller.id, body),
  }));
  mount(contract.updateCreativeQuestion, async ({ caller, params, body }) => ({
    success: true,
    question: await service.update(caller.id, params.id, body),
  }));
  mount(contract.setCreativeQuestionStatus, async ({ caller, params, body }) => ({
    success: true,
    question: await service.setStatus(caller.id, params.id, body.status),
  }));
  mount(contract.deleteCreativeQuestion, async ({ caller, params }) => {
    await service.remove(caller.id, params.id);
    return { success: true, message: 'Question deleted successfully' };
  });
}
