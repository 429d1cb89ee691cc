import {
  createSubject,
  createTopic,
  deleteSubject,
  deleteTopic,
  listAdminSubjects,
  listAdminTopics,
  readAdminSubject,
  updateSubject,
  updateTopic,
} from '@markwell/shared/admin/subjects/subjects.contract';
import type { Mount } from '../../http/mount.ts';
import type { SubjectsService } from './subjects.service.ts';

export function mountAdminSubjects(mount: Mount, service: SubjectsService): void {
  mount(listAdminSubjects, ({ query }) => service.list(query));
  mount(readAdminSubject, ({ params }) => service.find(params.id));
  mount.creatingWithReply(createSubject, ({ body, caller, recordReply }) =>
    service.create(body, caller.id, recordReply),
  );
  mount(updateSubject, ({ params, body, caller }) => service.update(params.id, body, caller.id));
  mount(deleteSubject, ({ params, query, caller }) =>
    service.remove(params.id, query.cascade === 'true', caller.id),
  );
  mount(listAdminTopics, ({ params }) => service.listTopics(params.id));
  mount.creatingWithReply(createTopic, ({ params, body, caller, recordReply }) =>
    service.createTopic(params.id, body, caller.id, recordReply),
  );
  mount(updateTopic, ({ params, body, caller }) => service.updateTopic(params.id, body, caller.id));
  mount(deleteTopic, ({ params, query, caller }) =>
    service.removeTopic(params.id, query.cascade === 'true', caller.id),
  );
}
