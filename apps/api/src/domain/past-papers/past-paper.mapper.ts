import type { PaperDifficulty } from '@markwell/shared/vocabulary/past-papers';

export const difficultyNames = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' } as const satisfies Record<
  string,
  PaperDifficulty
>;

export type StoredDifficulty = keyof typeof difficultyNames;

/** Instead of where a paper's files lie, the calls that lead to them; null where there are none. */
export const fileEndpoints = (
  paperId: string,
  { hasPdf, hasAnswers }: { hasPdf: boolean; hasAnswers: boolean },
) => ({
  pdfPath: hasPdf ? `/past-papers/${paperId}/download-url` : null,
  answersFolder: hasAnswers ? `/past-papers/${paperId}/answers` : null,
});
