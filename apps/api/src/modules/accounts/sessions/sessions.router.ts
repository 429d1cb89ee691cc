import * as contract from '@markwell/shared/accounts/sessions.contract';
import type { Mount } from '#http/mount.ts';
import type { SessionsService } from './sessions.service.ts';

const emptyReply = () => ({});

export function mountSessions(mount: Mount, sessions: SessionsService): void {
  mount(contract.listSessions, async ({ caller }) => ({ sessions: await sessions.list(caller) }));
  mount(contract.endSession, ({ caller, params }) => sessions.end(caller, params.id).then(emptyReply));
  mount(contract.signOut, ({ caller }) => sessions.signOut(caller).then(emptyReply));
  mount(contract.signOutEverywhere, ({ caller }) => sessions.signOutEverywhere(caller).then(emptyReply));
}
