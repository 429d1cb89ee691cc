import * as contract from '@markwell/shared/ai-drafts/ai.contract';
import { recordReplyOf } from '#platform/idempotency/record-reply.ts';
import type { Mount } from '#http/mount.ts';
import type { AiService } from './ai.service.ts';
import type { GenerationRunsService } from './generation-runs.service.ts';
import type { GenerateDraftsService } from './generate-drafts.service.ts';

interface AiServices {
  generating: GenerateDraftsService;
  service: AiService;
  runs: GenerationRunsService;
}

export function mountAi(mount: Mount, { generating, service, runs }: AiServices): void {
  mount.creatingWithReply(contract.generateMockTest, (input) =>
    generating.mockTest(input.caller.id, input.body, input.recordReply),
  );
  mount.creatingWithReply(contract.generateComprehension, (input) =>
    generating.comprehension(input.caller.id, input.body, input.recordReply),
  );
  mount.creatingWithReply(contract.generateVocabulary, (input) =>
    generating.vocabulary(input.caller.id, input.body, input.recordReply),
  );
  mount.creatingWithReply(contract.generateCreativeWriting, async (input) => {
    const reply = <Text>(data: Text) => ({ success: true, data });
    return reply(
      await service.creativeWriting(input.caller.id, input.body, recordReplyOf(input.recordReply, reply)),
    );
  });
  mount(contract.generationHistory, async ({ query }) => ({
    success: true,
    data: await service.history(query.type),
  }));
  mount(contract.listRuns, ({ caller }) => runs.list(caller.id));
  mount(contract.cancelRun, ({ caller, params }) => runs.cancel(caller.id, params.runId));
  mount(contract.listDrafts, ({ query }) => service.drafts(query));
  const changes = [
    [contract.publishDrafts, 'PUBLISHED'],
    [contract.rejectDrafts, 'ARCHIVED'],
    [contract.restoreDrafts, 'DRAFT'],
  ] as const;
  for (const [endpoint, status] of changes) {
    mount(endpoint, async ({ caller, body }) => ({
      changed: await service.setStatus(caller.id, body.questionIds, status),
    }));
  }
}
