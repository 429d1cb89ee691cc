import * as contract from '@markwell/shared/ai-drafts/ai.contract';
import { recordReplyOf } from '#platform/idempotency/record-reply.ts';
import { generateMockTest, generateComprehension, generateVocabulary } from './generate-drafts.service.ts';
import { generateCreativeWriting, listGenerations, listDrafts, setDraftStatus } from './ai.service.ts';
import { listRuns, cancelRun } from './generation-runs.service.ts';
import { implement } from '#http/implement.ts';

const draftChanges = [
  [contract.publishDrafts, 'PUBLISHED'],
  [contract.rejectDrafts, 'ARCHIVED'],
  [contract.restoreDrafts, 'DRAFT'],
] as const;

export const aiRoutes = [
  implement(contract.generateMockTest, (input, context) =>
    generateMockTest(context, input.caller.id, input.body, input.recordReply),
  ),
  implement(contract.generateComprehension, (input, context) =>
    generateComprehension(context, input.caller.id, input.body, input.recordReply),
  ),
  implement(contract.generateVocabulary, (input, context) =>
    generateVocabulary(context, input.caller.id, input.body, input.recordReply),
  ),
  implement(contract.generateCreativeWriting, async (input, context) => {
    const reply = <Text>(data: Text) => ({ success: true, data });
    return reply(
      await generateCreativeWriting(
        context,
        input.caller.id,
        input.body,
        recordReplyOf(input.recordReply, reply),
      ),
    );
  }),
  implement(contract.generationHistory, async ({ query }, context) => ({
    success: true,
    data: await listGenerations(context, query.type),
  })),
  implement(contract.listRuns, ({ caller }, context) => listRuns(context, caller.id)),
  implement(contract.cancelRun, ({ caller, params }, context) => cancelRun(context, caller.id, params.runId)),
  implement(contract.listDrafts, ({ query }, context) => listDrafts(context, query)),
  ...draftChanges.map(([endpoint, status]) =>
    implement(endpoint, async ({ caller, body }, context) => ({
      changed: await setDraftStatus(context, caller.id, body.questionIds, status),
    })),
  ),
];
