import {
  allSubjects,
  listExamTypes,
  listSubjects,
  subjectStats,
  subjectsWithTopics,
} from '@markwell/shared/features/subjects/subjects.contract';
import type { Mount } from '../../http/mount.ts';
import type { SubjectsService } from './subjects.service.ts';

export function mountSubjects(mount: Mount, service: SubjectsService): void {
  mount(subjectStats, ({ caller }) => service.stats(caller));
  mount(listExamTypes, () => service.examTypes());
  mount(listSubjects, ({ caller, query }) => service.list(caller, query.examTypeId));
  mount(allSubjects, ({ caller, query }) => service.listAll(caller, query.examTypeId));
  mount(subjectsWithTopics, ({ caller, query }) => service.withTopics(caller, query.subjectId));
}
