import * as contract from '@markwell/shared/subjects/subjects.contract';
import {
  readSubjectStats,
  listExamTypes,
  listSubjects,
  listAllSubjects,
  listSubjectsWithTopics,
} from './subjects.service.ts';
import { implement } from '#http/implement.ts';

export const subjectsRoutes = [
  implement(contract.subjectStats, ({ caller }, context) => readSubjectStats(context, caller)),
  implement(contract.listExamTypes, (_input, context) => listExamTypes(context)),
  implement(contract.listSubjects, ({ caller, query }, context) =>
    listSubjects(context, caller, query.examTypeId),
  ),
  implement(contract.allSubjects, ({ caller, query }, context) =>
    listAllSubjects(context, caller, query.examTypeId),
  ),
  implement(contract.subjectsWithTopics, ({ caller, query }, context) =>
    listSubjectsWithTopics(context, caller, query.subjectId),
  ),
];
