import * as contract from '@markwell/shared/classes/classes.contract';
import type { Mount } from '#http/mount.ts';
import type { ClassTeachersService } from './class-teachers.service.ts';
import type { ClassesService } from './classes.service.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { JoinClassService } from './join-class.service.ts';
import type { MembersService } from './members.service.ts';

interface Services {
  join: JoinClassService;
  classes: ClassesService;
  members: MembersService;
  invitations: InvitationsService;
  teachers: ClassTeachersService;
}

const emptyReply = () => ({});

/** The pupils' paths come first: `/classes/memberships` is also a path of the form `/classes/:classId`. */
export function mountClasses(
  mount: Mount,
  { join, classes, members, invitations, teachers }: Services,
): void {
  mount(contract.previewClass, ({ caller, body, networkAddress }) =>
    join.preview({ userId: caller.id, networkAddress: networkAddress(), code: body.code }),
  );
  mount(contract.joinClass, ({ caller, body, networkAddress }) =>
    join.join({ userId: caller.id, networkAddress: networkAddress(), code: body.code }),
  );
  mount(contract.ownMemberships, ({ caller }) => join.own(caller.id));
  mount(contract.acceptInvitation, ({ caller, params }) => join.accept(caller.id, params.invitationId));
  mount(contract.declineInvitation, ({ caller, params }) =>
    join.decline(caller.id, params.invitationId).then(emptyReply),
  );
  mount(contract.leaveClass, ({ caller, params }) => join.leave(caller.id, params.classId).then(emptyReply));

  mount(contract.listClasses, ({ caller }) => classes.list(caller));
  mount.creatingWithReply(contract.createClass, ({ caller, body, recordReply }) =>
    classes.create(caller, body, recordReply),
  );
  mount(contract.readClass, ({ caller, params }) => classes.read(caller, params.classId));
  mount(contract.changeClass, ({ caller, params, body }) => classes.change(caller, params.classId, body));
  mount(contract.archiveClass, ({ caller, params }) => classes.setArchived(caller, params.classId, true));
  mount(contract.restoreClass, ({ caller, params }) => classes.setArchived(caller, params.classId, false));
  mount(contract.renewJoinCode, ({ caller, params, body }) =>
    classes.renewCode(caller, params.classId, body.days),
  );
  mount(contract.listMembers, ({ caller, params, query }) => members.list(caller, params.classId, query));
  mount(contract.nameMember, ({ caller, params, body }) =>
    members.setName(caller, params.classId, params.pupilId, body).then(emptyReply),
  );
  mount(contract.removeMember, ({ caller, params }) =>
    members.remove(caller, params.classId, params.pupilId).then(emptyReply),
  );
  mount(contract.listInvitations, ({ caller, params }) => invitations.list(caller, params.classId));
  mount.creatingWithReply(contract.invitePupils, ({ caller, params, body, recordReply }) =>
    invitations.invite(caller, params.classId, body.text, recordReply),
  );
  mount(contract.withdrawInvitation, ({ caller, params }) =>
    invitations.withdraw(caller, params.classId, params.invitationId).then(emptyReply),
  );
  mount(contract.addCoTeacher, ({ caller, params, body }) =>
    teachers.add(caller, params.classId, body.email),
  );
  mount(contract.removeCoTeacher, ({ caller, params }) =>
    teachers.remove(caller, params.classId, params.teacherId).then(emptyReply),
  );
  mount(contract.makeClassOwner, ({ caller, params, body }) =>
    teachers.makeOwner(caller, params.classId, body.teacherId),
  );
}
