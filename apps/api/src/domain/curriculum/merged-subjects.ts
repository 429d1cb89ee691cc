import { nameKey } from '@markwell/shared/rules/text/name-key';
import type { Subject } from './curriculum.ts';

/**
 * Merges subjects with one name in one stage, and their topics by id (spec 1 §5). The first subject gives its
 * id, name and colour; requests with that id apply to all of them (merged-subjects.repository.ts).
 */
export function mergeSubjects(subjects: readonly Subject[]): Subject[] {
  const groups = Map.groupBy(subjects, ({ stageId, name }) => `${stageId} ${nameKey(name)}`);
  return [...groups.values()].flatMap((group) => {
    const topics = new Map(group.flatMap((subject) => subject.topics).map((topic) => [topic.id, topic]));
    return group.slice(0, 1).map((first) => ({ ...first, topics: [...topics.values()] }));
  });
}
