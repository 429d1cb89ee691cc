import { nameKey } from '@markwell/shared/rules/name-key';
import type { Subject } from './curriculum.ts';

/**
 * Subjects of one name on one stage become one, with their topics merged by id (spec 1 §5). The first of them gives its
 * id, name and colour; what a pupil does with that id reaches them all (merged-subjects.repository.ts).
 */
export function mergeSubjects(subjects: readonly Subject[]): Subject[] {
  const groups = Map.groupBy(subjects, ({ stageId, name }) => `${stageId} ${nameKey(name)}`);
  return [...groups.values()].flatMap((group) => {
    const topics = new Map(group.flatMap((subject) => subject.topics).map((topic) => [topic.id, topic]));
    return group.slice(0, 1).map((first) => ({ ...first, topics: [...topics.values()] }));
  });
}
