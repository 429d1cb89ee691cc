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
  /** Published questions for tests, by difficulty (1-5). Difficulties without questions are omitted. */
  counts: { difficulty: number; count: number }[];
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
