import * as contract from '@markwell/shared/creative-writing/creative-writing.contract';
import type { Mount } from '#http/mount.ts';
import type { CreativeWritingService } from './creative-writing.service.ts';

export function mountCreativeWriting(mount: Mount, service: CreativeWritingService): void {
  mount.creatingWithId(
    contract.startChallenge,
    ({ caller, body, idempotentRequest }) => service.start(caller, body, idempotentRequest),
    (_caller, sessionId) => service.read(sessionId),
  );
  mount(contract.briefCounts, ({ caller }) => service.briefCounts(caller));
  mount(contract.activeChallenge, async ({ caller, query }) => ({
    session: await service.active(caller, query),
  }));
  mount(contract.answerChallenge, ({ caller, body }) => service.answer(caller.id, body));
  mount(contract.completeChallenge, ({ caller, body }) => service.complete(caller.id, body.sessionId));
  mount(contract.creativeProgress, ({ caller }) => service.progress(caller));
}
