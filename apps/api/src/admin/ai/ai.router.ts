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
  mount.creatingWithReply(contract.generateMockTest, (input) =>
    generating.mockTest(requestingAdminOf(input), input.body, input.recordReply),
  );
  mount.creatingWithReply(contract.generateComprehension, (input) =>
    generating.comprehension(requestingAdminOf(input), input.body, input.recordReply),
  );
  mount.creatingWithReply(contract.generateVocabulary, (input) =>
    generating.vocabulary(requestingAdminOf(input), input.body, input.recordReply),
  );
  mount.creatingWithReply(contract.generateCreativeWriting, async (input) => {
    const reply = <Text>(data: Text) => ({ success: true, data });
    return reply(
      await service.creativeWriting(
        requestingAdminOf(input),
        input.body,
        recordReplyOf(input.recordReply, reply),
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
