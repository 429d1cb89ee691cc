import type { Database } from '@markwell/database/connect';
import type { HistoryRevision } from './differences.rules.ts';

const picture = { select: { storageKey: true, access: true, alternativeText: true } } as const;

const historyRevision = {
  id: true,
  body: true,
  explanation: true,
  image: picture,
  imageAlternativeText: true,
  solutionImage: picture,
  solutionImageAlternativeText: true,
  passageId: true,
  passage: { select: { title: true, body: true } },
  options: {
    select: { letter: true, text: true, isCorrect: true, image: picture, imageAlternativeText: true },
    orderBy: { letter: 'asc' },
  },
} as const;

/** The content of revisions, in no order. */
export function findHistoryRevisions(
  db: Database,
  ids: readonly string[],
): Promise<(HistoryRevision & { id: string })[]> {
  return db.questionRevision.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: historyRevision,
  });
}
