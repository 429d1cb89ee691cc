import { trendSessions } from '@markwell/shared/rules/results/creative-writing';
import type { MergedSubject } from '../../domain/curriculum/merged-subjects.repository.ts';
import type { Progress } from './progress.repository.ts';

/** Adds up the progress in merged subjects. Records and result are ordered with the last played first. */
export function mergeProgress(
  records: readonly Progress[],
  merged: ReadonlyMap<string, MergedSubject>,
): Progress[] {
  const underMerged = records.map((record) => ({
    ...record,
    subject: merged.get(record.subject.id) ?? record.subject,
  }));
  const groups = Map.groupBy(underMerged, ({ stage, subject }) => `${stage.id} ${subject.id}`);
  return [...groups.values()].map((group) => group.reduce(added));
}

const added = (later: Progress, earlier: Progress): Progress => ({
  ...later,
  totalSessions: later.totalSessions + earlier.totalSessions,
  scoreSum: later.scoreSum + earlier.scoreSum,
  bestSessionScore: Math.max(later.bestSessionScore, earlier.bestSessionScore),
  recentScores: [...earlier.recentScores, ...later.recentScores].slice(-trendSessions),
});
