interface Mergeable<Topic> {
  name: string;
  topics: Topic[];
}

/** Subjects of the same name (case and outer spaces aside) become one, with their topics merged by id (spec 1 §5). */
export function mergeSubjects<Topic extends { id: string }, Subject extends Mergeable<Topic>>(
  subjects: readonly Subject[],
): Subject[] {
  const byName = new Map<string, Subject>();
  for (const subject of subjects) {
    const key = subject.name.trim().toLowerCase();
    const first = byName.get(key);
    const topics = [...(first?.topics ?? []), ...subject.topics];
    const merged = [...new Map(topics.map((topic) => [topic.id, topic])).values()];
    byName.set(key, { ...(first ?? subject), topics: merged });
  }
  return [...byName.values()];
}
