import { nameKey } from '@markwell/shared/text/name-key';
import type { AnswerWays } from '@markwell/shared/answers/answer-modes';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';

/** A stage as stored. The wire also calls it exam type. */
export interface Stage {
  id: string;
  code: string;
  name: string;
  displayName: string;
  ageRange: string;
  description: string;
  color: string;
  icon: string;
}

export interface ExamBoard {
  id: string;
  code: string;
  name: string;
  description: string;
  isActive: boolean;
}

export interface Topic {
  id: string;
  name: string;
  code: string;
  description: string;
  /**
   * Published questions for tests, by difficulty (1-5) and tier (null: for both). Those without questions are omitted.
   */
  counts: { difficulty: number; tier: Tier | null; answerWays: AnswerWays; count: number }[];
}

export interface Subject {
  id: string;
  stageId: string;
  name: string;
  code: string;
  description: string;
  icon: string;
  color: string;
  topics: Topic[];
}

/** Published questions of a topic that a test can draw. */
export function questionCountOf({ counts }: Pick<Topic, 'counts'>): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Merges subjects with one name in one stage, and their topics by id. The first subject gives its
 * id, name and colour; requests with that id apply to all of them (merged-subjects.repository.ts).
 */
export function mergeSubjects(subjects: readonly Subject[]): Subject[] {
  const groups = Map.groupBy(subjects, ({ stageId, name }) => `${stageId} ${nameKey(name)}`);
  return [...groups.values()].flatMap((group) => {
    const topics = new Map(group.flatMap((subject) => subject.topics).map((topic) => [topic.id, topic]));
    return group.slice(0, 1).map((first) => ({ ...first, topics: [...topics.values()] }));
  });
}
