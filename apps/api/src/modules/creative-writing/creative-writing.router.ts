import * as contract from '@markwell/shared/creative-writing/creative-writing.contract';
import {
  startChallenge,
  readChallenge,
  readBriefCounts,
  readActiveChallenge,
  answerChallenge,
  completeChallenge,
  readCreativeProgress,
} from './creative-writing.service.ts';
import { implement } from '#http/implement.ts';

export const creativeWritingRoutes = [
  implement(
    contract.startChallenge,
    ({ caller, body, idempotentRequest }, context) =>
      startChallenge(context, caller, body, idempotentRequest),
    (context, { id }, sessionId) => readChallenge(context, id, sessionId),
  ),
  implement(contract.briefCounts, ({ caller }, context) => readBriefCounts(context, caller)),
  implement(contract.activeChallenge, async ({ caller, query }, context) => ({
    session: await readActiveChallenge(context, caller, query),
  })),
  implement(contract.answerChallenge, ({ caller, body }, context) =>
    answerChallenge(context, caller.id, body),
  ),
  implement(contract.completeChallenge, ({ caller, body }, context) =>
    completeChallenge(context, caller.id, body.sessionId),
  ),
  implement(contract.creativeProgress, ({ caller }, context) => readCreativeProgress(context, caller)),
];
