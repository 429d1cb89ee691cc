import * as contract from '@markwell/shared/accounts/sessions.contract';
import { listSessions, endOwnSession, signOut, signOutEverywhere } from './sessions.service.ts';
import { implement } from '#http/implement.ts';

const emptyReply = () => ({});

export const sessionsRoutes = [
  implement(contract.listSessions, async ({ caller }, context) => ({
    sessions: await listSessions(context, caller),
  })),
  implement(contract.endSession, ({ caller, params }, context) =>
    endOwnSession(context, caller, params.id).then(emptyReply),
  ),
  implement(contract.signOut, ({ caller }, context) => signOut(context, caller).then(emptyReply)),
  implement(contract.signOutEverywhere, ({ caller }, context) =>
    signOutEverywhere(context, caller).then(emptyReply),
  ),
];
