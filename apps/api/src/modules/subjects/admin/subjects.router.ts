import * as contract from '@markwell/shared/subjects/subjects-admin.contract';
import {
  listManagedSubjects,
  listSubjectsOfSchool,
  readManagedSubject,
  createSubject,
  editSubject,
  removeSubject,
} from './subjects.service.ts';
import { createTopic, editTopic, listTopics, removeTopic } from './topics.service.ts';
import { implement } from '#http/implement.ts';

export const adminSubjectsRoutes = [
  implement(contract.listAdminSubjects, ({ query }, context) => listManagedSubjects(context, query)),
  implement(contract.listSchoolSubjects, ({ caller }, context) => listSubjectsOfSchool(context, caller)),
  implement(contract.readAdminSubject, ({ caller, params }, context) =>
    readManagedSubject(context, caller, params.id),
  ),
  implement(contract.createSubject, ({ body, caller, recordReply }, context) =>
    createSubject(context, body, caller, recordReply),
  ),
  implement(contract.updateSubject, ({ params, body, caller }, context) =>
    editSubject(context, caller, params.id, body),
  ),
  implement(contract.deleteSubject, ({ params, query, caller }, context) =>
    removeSubject(context, caller, params.id, query.cascade === 'true'),
  ),
  implement(contract.listAdminTopics, ({ caller, params }, context) =>
    listTopics(context, caller, params.id),
  ),
  implement(contract.createTopic, ({ params, body, caller, recordReply }, context) =>
    createTopic(context, caller, params.id, body, recordReply),
  ),
  implement(contract.updateTopic, ({ params, body, caller }, context) =>
    editTopic(context, caller, params.id, body),
  ),
  implement(contract.deleteTopic, ({ params, query, caller }, context) =>
    removeTopic(context, caller, params.id, query.cascade === 'true'),
  ),
];
