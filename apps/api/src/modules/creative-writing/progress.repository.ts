import type { Database } from '@markwell/database/connect';
import type { Named } from './start-challenge.repository.ts';

export interface Progress {
  stage: Named;
  subject: Named;
  totalSessions: number;
  /** Sum of the challenges' percentages. */
  scoreSum: number;
  bestSessionScore: number;
  /** Percentages of the last challenges, newest last. */
  recentScores: number[];
  lastPlayedAt: Date;
}

/** The pupil's progress by stage and subject, the last played first. */
export function findCreativeProgress(db: Database, userId: string): Promise<Progress[]> {
  return db.creativeWritingProgress.findMany({
    where: { userId },
    orderBy: { lastPlayedAt: 'desc' },
    select: {
      stage: { select: { id: true, name: true } },
      subject: { select: { id: true, name: true } },
      totalSessions: true,
      scoreSum: true,
      bestSessionScore: true,
      recentScores: true,
      lastPlayedAt: true,
    },
  });
}
