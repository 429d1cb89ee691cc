import * as contract from '@markwell/shared/classes/classes.contract';
import {
  previewClass,
  joinClass,
  listOwnMemberships,
  acceptInvitation,
  declineInvitation,
  leaveClass,
} from './join-class.service.ts';
import {
  listClasses,
  createClass,
  readTaughtClass,
  changeClass,
  setClassArchived,
  renewJoinCode,
} from './classes.service.ts';
import { listMembers, nameMember, removeMember } from './members.service.ts';
import { listInvitations, invitePupils, withdrawInvitation } from './invitations.service.ts';
import { addCoTeacher, removeCoTeacher, makeClassOwner } from './class-teachers.service.ts';
import { implement } from '#http/implement.ts';

const emptyReply = () => ({});

/** The pupils' paths come first: `/classes/memberships` is also a path of the form `/classes/:classId`. */
export const classesRoutes = [
  implement(contract.previewClass, ({ caller, body, networkAddress }, context) =>
    previewClass(context, { userId: caller.id, networkAddress: networkAddress(), code: body.code }),
  ),
  implement(contract.joinClass, ({ caller, body, networkAddress }, context) =>
    joinClass(context, { userId: caller.id, networkAddress: networkAddress(), code: body.code }),
  ),
  implement(contract.ownMemberships, ({ caller }, context) => listOwnMemberships(context, caller.id)),
  implement(contract.acceptInvitation, ({ caller, params }, context) =>
    acceptInvitation(context, caller.id, params.invitationId),
  ),
  implement(contract.declineInvitation, ({ caller, params }, context) =>
    declineInvitation(context, caller.id, params.invitationId).then(emptyReply),
  ),
  implement(contract.leaveClass, ({ caller, params }, context) =>
    leaveClass(context, caller.id, params.classId).then(emptyReply),
  ),
  implement(contract.listClasses, ({ caller }, context) => listClasses(context, caller)),
  implement(contract.createClass, ({ caller, body, recordReply }, context) =>
    createClass(context, caller, body, recordReply),
  ),
  implement(contract.readClass, ({ caller, params }, context) =>
    readTaughtClass(context, caller, params.classId),
  ),
  implement(contract.changeClass, ({ caller, params, body }, context) =>
    changeClass(context, caller, params.classId, body),
  ),
  implement(contract.archiveClass, ({ caller, params }, context) =>
    setClassArchived(context, caller, params.classId, true),
  ),
  implement(contract.restoreClass, ({ caller, params }, context) =>
    setClassArchived(context, caller, params.classId, false),
  ),
  implement(contract.renewJoinCode, ({ caller, params, body }, context) =>
    renewJoinCode(context, caller, params.classId, body.days),
  ),
  implement(contract.listMembers, ({ caller, params, query }, context) =>
    listMembers(context, caller, params.classId, query),
  ),
  implement(contract.nameMember, ({ caller, params, body }, context) =>
    nameMember(context, caller, params.classId, params.pupilId, body).then(emptyReply),
  ),
  implement(contract.removeMember, ({ caller, params }, context) =>
    removeMember(context, caller, params.classId, params.pupilId).then(emptyReply),
  ),
  implement(contract.listInvitations, ({ caller, params }, context) =>
    listInvitations(context, caller, params.classId),
  ),
  implement(contract.invitePupils, ({ caller, params, body, recordReply }, context) =>
    invitePupils(context, caller, params.classId, body.text, recordReply),
  ),
  implement(contract.withdrawInvitation, ({ caller, params }, context) =>
    withdrawInvitation(context, caller, params.classId, params.invitationId).then(emptyReply),
  ),
  implement(contract.addCoTeacher, ({ caller, params, body }, context) =>
    addCoTeacher(context, caller, params.classId, body.email),
  ),
  implement(contract.removeCoTeacher, ({ caller, params }, context) =>
    removeCoTeacher(context, caller, params.classId, params.teacherId).then(emptyReply),
  ),
  implement(contract.makeClassOwner, ({ caller, params, body }, context) =>
    makeClassOwner(context, caller, params.classId, body.teacherId),
  ),
];
