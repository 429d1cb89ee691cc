import type { Database } from '@markwell/database/connect';

/** A pupil's counters in a topic, which finishing a test updates. */
export interface TopicCounters {
  topicId: string;
  answeredCount: number;
  correctCount: number;
  lastAnsweredAt: Date;
}

export function findTopicCounters(db: Database, userId: string): Promise<TopicCounters[]> {
  return db.topicProgress.findMany({
    where: { userId, answeredCount: { gt: 0 } },
    select: { topicId: true, answeredCount: true, correctCount: true, lastAnsweredAt: true },
  });
}
