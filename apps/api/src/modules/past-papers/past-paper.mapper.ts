import type { PaperDifficulty } from '@markwell/shared/past-papers/past-papers.vocabulary';

export const difficultyNames = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' } as const satisfies Record<
  string,
  PaperDifficulty
>;

export type StoredDifficulty = keyof typeof difficultyNames;

/** The endpoints of a paper's files, sent instead of their storage keys; null for missing files. */
export const fileEndpoints = (
  paperId: string,
  { hasPdf, hasMarkScheme, hasAnswers }: { hasPdf: boolean; hasMarkScheme: boolean; hasAnswers: boolean },
) => ({
  pdfPath: hasPdf ? `/past-papers/${paperId}/download-url` : null,
  markSchemePath: hasMarkScheme ? `/past-papers/${paperId}/download-url?document=mark-scheme` : null,
  answersFolder: hasAnswers ? `/past-papers/${paperId}/answers` : null,
});
