import * as contract from '@markwell/shared/parents/parents.contract';
import {
  listOwnParents,
  listParentViews,
  makeParentCode,
  inviteParent,
  agreeToParent,
} from './parents.service.ts';
import { endParentLink } from './end-link.service.ts';
import { listChildren, enterParentCode, readSummaryOfChild, makeCodeForChild } from './children.service.ts';
import {
  acceptParentInvitation,
  inspectParentInvitation,
  declineParentInvitation,
} from './invitations.service.ts';
import { implement } from '#http/implement.ts';

export const parentsRoutes = [
  implement(contract.ownParents, ({ caller }, context) => listOwnParents(context, caller.id)),
  implement(contract.ownParentViews, async ({ caller }, context) => ({
    views: await listParentViews(context, caller.id),
  })),
  implement(contract.makeParentCode, ({ caller, body }, context) =>
    makeParentCode(context, caller.id, body.birthMonth),
  ),
  implement(
    contract.inviteParent,
    ({ caller, body, idempotentRequest }, context) =>
      inviteParent(context, caller.id, body, idempotentRequest),
    (context, caller) => listOwnParents(context, caller.id),
  ),
  implement(contract.agreeToParent, ({ caller, params }, context) =>
    agreeToParent(context, caller.id, params.id),
  ),
  implement(contract.endParentLink, ({ caller, params }, context) =>
    endParentLink(context, caller.id, params.id),
  ),
  implement(contract.listChildren, async ({ caller }, context) => ({
    children: await listChildren(context, caller.id),
  })),
  implement(contract.enterParentCode, ({ caller, body, networkAddress }, context) =>
    enterParentCode(context, caller.id, body.code, networkAddress()),
  ),
  implement(contract.acceptParentInvitation, ({ caller, body, networkAddress }, context) =>
    acceptParentInvitation(context, caller.id, body.token, networkAddress()),
  ),
  implement(contract.childSummary, ({ caller, params }, context) =>
    readSummaryOfChild(context, caller.id, params.id),
  ),
  implement(contract.makeCodeForChild, ({ caller, params }, context) =>
    makeCodeForChild(context, caller.id, params.id),
  ),
  implement(contract.inspectParentInvitation, ({ body, networkAddress }, context) =>
    inspectParentInvitation(context, body.token, networkAddress()),
  ),
  implement(contract.declineParentInvitation, async ({ body, networkAddress }, context) => {
    await declineParentInvitation(context, body.token, body.isNotMe, networkAddress());
    return {};
  }),
];
