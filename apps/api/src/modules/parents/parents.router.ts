import * as contract from '@markwell/shared/parents/parents.contract';
import type { Mount } from '#http/mount.ts';
import type { ChildrenService } from './children.service.ts';
import type { EndLink } from './end-link.service.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { ParentsService } from './parents.service.ts';

interface Services {
  parents: ParentsService;
  children: ChildrenService;
  invitations: InvitationsService;
  endLink: EndLink;
}

export function mountParents(mount: Mount, { parents, children, invitations, endLink }: Services): void {
  mount(contract.ownParents, ({ caller }) => parents.list(caller.id));
  mount(contract.ownParentViews, async ({ caller }) => ({ views: await parents.listViews(caller.id) }));
  mount(contract.makeParentCode, ({ caller, body }) => parents.makeCode(caller.id, body.birthMonth));
  mount.creatingWithId(
    contract.inviteParent,
    ({ caller, body, idempotentRequest }) => parents.invite(caller.id, body, idempotentRequest),
    (caller) => parents.list(caller.id),
  );
  mount(contract.agreeToParent, ({ caller, params }) => parents.agree(caller.id, params.id));
  mount(contract.endParentLink, ({ caller, params }) => endLink(caller.id, params.id));
  mount(contract.listChildren, async ({ caller }) => ({ children: await children.list(caller.id) }));
  mount(contract.enterParentCode, ({ caller, body, networkAddress }) =>
    children.enterCode(caller.id, body.code, networkAddress()),
  );
  mount(contract.acceptParentInvitation, ({ caller, body, networkAddress }) =>
    invitations.accept(caller.id, body.token, networkAddress()),
  );
  mount(contract.childSummary, ({ caller, params }) => children.readSummary(caller.id, params.id));
  mount(contract.makeCodeForChild, ({ caller, params }) => children.makeCode(caller.id, params.id));
  mount.public(contract.inspectParentInvitation, ({ body, networkAddress }) =>
    invitations.inspect(body.token, networkAddress()),
  );
  mount.public(contract.declineParentInvitation, async ({ body, networkAddress }) => {
    await invitations.decline(body.token, body.isNotMe, networkAddress());
    return {};
  });
}
