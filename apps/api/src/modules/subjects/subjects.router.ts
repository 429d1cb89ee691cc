import * as contract from '@markwell/shared/subjects/subjects.contract';
import type { Mount } from '#http/mount.ts';
import type { SubjectsService } from './subjects.service.ts';

export function mountSubjects(mount: Mount, service: SubjectsService): void {
  mount(contract.subjectStats, ({ caller }) => service.stats(caller));
  mount(contract.listExamTypes, () => service.examTypes());
  mount(contract.listSubjects, ({ caller, query }) => service.list(caller, query.examTypeId));
  mount(contract.allSubjects, ({ caller, query }) => service.listAll(caller, query.examTypeId));
  mount(contract.subjectsWithTopics, ({ caller, query }) => service.withTopics(caller, query.subjectId));
}
