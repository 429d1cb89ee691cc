import * as contract from '@markwell/shared/admin/ai/ai.contract';
import { recordReplyOf } from '../../domain/idempotency/record-reply.ts';
import type { Caller } from '../../domain/users/caller.ts';
import type { Mount } from '../../http/mount.ts';
import type { AiService } from './ai.service.ts';
import type { RequestingAdmin } from './rate-limited-model.ts';
import type { GenerateDraftsService } from './generate-drafts.service.ts';

interface AiRequestContext {
  caller: Caller;
  disconnectSignal: () => AbortSignal;
}

const requestingAdminOf = ({ caller, disconnectSignal }: AiRequestContext): RequestingAdmin => ({
  actorId: caller.id,
  signal: disconnectSignal(),
});

export function mountAi(mount: Mount, generating: GenerateDraftsService, service: AiService): void {
  mount.creatingWithReply(contract.generateMockTest, (call) =>
    generating.mockTest(requestingAdminOf(call), call.body, call.recordReply),
  );
  mount.creatingWithReply(contract.generateComprehension, (call) =>
    generating.comprehension(requestingAdminOf(call), call.body, call.recordReply),
  );
  mount.creatingWithReply(contract.generateVocabulary, (call) =>
    generating.vocabulary(requestingAdminOf(call), call.body, call.recordReply),
  );
  mount.creatingWithReply(contract.generateCreativeWriting, async (call) => {
    const reply = <Text>(data: Text) => ({ success: true, data });
    return reply(
      await service.creativeWriting(
        requestingAdminOf(call),
        call.body,
        recordReplyOf(call.recordReply, reply),
      ),
    );
  });
  mount(contract.generationHistory, async ({ query }) => ({
    success: true,
    data: await service.history(query.type),
  }));
  mount(contract.listDrafts, () => service.drafts());
  mount(contract.publishDraft, async ({ caller, params }) => {
    await service.publish(caller.id, params.questionId);
    return { success: true };
  });
}
