import * as contract from '@markwell/shared/subjects/subjects-admin.contract';
import type { Mount } from '#http/mount.ts';
import type { SubjectsService } from './subjects.service.ts';

export function mountAdminSubjects(mount: Mount, service: SubjectsService): void {
  mount(contract.listAdminSubjects, ({ query }) => service.list(query));
  mount(contract.listSchoolSubjects, ({ caller }) => service.listOfSchool(caller));
  mount(contract.readAdminSubject, ({ caller, params }) => service.find(caller, params.id));
  mount.creatingWithReply(contract.createSubject, ({ body, caller, recordReply }) =>
    service.create(body, caller, recordReply),
  );
  mount(contract.updateSubject, ({ params, body, caller }) => service.update(caller, params.id, body));
  mount(contract.deleteSubject, ({ params, query, caller }) =>
    service.remove(caller, params.id, query.cascade === 'true'),
  );
  mount(contract.listAdminTopics, ({ caller, params }) => service.listTopics(caller, params.id));
  mount.creatingWithReply(contract.createTopic, ({ params, body, caller, recordReply }) =>
    service.createTopic(caller, params.id, body, recordReply),
  );
  mount(contract.updateTopic, ({ params, body, caller }) => service.updateTopic(caller, params.id, body));
  mount(contract.deleteTopic, ({ params, query, caller }) =>
    service.removeTopic(caller, params.id, query.cascade === 'true'),
  );
}
