import * as contract from '@markwell/shared/admin/subjects/subjects.contract';
import type { Mount } from '../../http/mount.ts';
import type { SubjectsService } from './subjects.service.ts';

export function mountAdminSubjects(mount: Mount, service: SubjectsService): void {
  mount(contract.listAdminSubjects, ({ query }) => service.list(query));
  mount(contract.listSchoolSubjects, ({ caller }) => service.listOfSchool(caller));
  mount(contract.readAdminSubject, ({ params }) => service.find(params.id));
  mount.creatingWithReply(contract.createSubject, ({ body, caller, recordReply }) =>
    service.create(body, caller, recordReply),
  );
  mount(contract.updateSubject, ({ params, body, caller }) => service.update(params.id, body, caller.id));
  mount(contract.deleteSubject, ({ params, query, caller }) =>
    service.remove(params.id, query.cascade === 'true', caller.id),
  );
  mount(contract.listAdminTopics, ({ params }) => service.listTopics(params.id));
  mount.creatingWithReply(contract.createTopic, ({ params, body, caller, recordReply }) =>
    service.createTopic(params.id, body, caller.id, recordReply),
  );
  mount(contract.updateTopic, ({ params, body, caller }) => service.updateTopic(params.id, body, caller.id));
  mount(contract.deleteTopic, ({ params, query, caller }) =>
    service.removeTopic(params.id, query.cascade === 'true', caller.id),
  );
}
