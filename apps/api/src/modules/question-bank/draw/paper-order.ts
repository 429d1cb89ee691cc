export interface PaperQuestion {
  id: string;
  /** Where the topic is among the topics of its subject. */
  topicOrder: number;
  topicName: string;
  difficulty: number;
  passageId: string | null;
}

/**
 * Drawn questions in the order of an exam paper: one topic after the other, in the subject's order, and easier ones
 * first. Questions on one passage stay together in their order, at the first one's topic and difficulty; equal ones keep
 * the order of the draw.
 */
export function inPaperOrder(drawn: readonly PaperQuestion[]): string[] {
  const groups = new Map<string, PaperQuestion[]>();
  for (const question of drawn) {
    const key = question.passageId ?? question.id;
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups.values()]
    .toSorted(([a], [b]) => (a && b ? compare(a, b) : 0))
    .flat()
    .map(({ id }) => id);
}

const compare = (a: PaperQuestion, b: PaperQuestion) =>
  a.topicOrder - b.topicOrder || a.topicName.localeCompare(b.topicName, 'en') || a.difficulty - b.difficulty;
