import type { AdminPaperDto, PaperEdit } from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { PaperDifficulty } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import { difficultyNames, fileEndpoints, type StoredDifficulty } from '../past-paper.mapper.ts';
import type { AdminPaperRow } from './list-papers.repository.ts';
import type { PaperValues } from './past-papers.rules.ts';

const storedDifficulties: Record<PaperDifficulty, StoredDifficulty> = {
  Easy: 'EASY',
  Medium: 'MEDIUM',
  Hard: 'HARD',
};

export function toAdminPaper({
  stageName,
  subjectName,
  color,
  visibility,
  pdfBytes,
  markSchemeBytes,
  questionImages,
  solutionImages,
  ...paper
}: AdminPaperRow): AdminPaperDto {
  return {
    ...paper,
    examType: { id: paper.stageId, name: stageName },
    subject: { id: paper.subjectId, name: subjectName, color: subjectColorOf(color), visibility },
    difficulty: difficultyNames[paper.difficulty],
    ...fileEndpoints(paper.id, {
      hasPdf: pdfBytes !== null,
      hasMarkScheme: markSchemeBytes !== null,
      hasAnswers: questionImages + solutionImages > 0,
    }),
    files: { pdfBytes, markSchemeBytes, questionImages, solutionImages },
    updatedAt: paper.updatedAt.toISOString(),
  };
}

/** `isPremium` decides: a paper that is not premium is free. */
export const toPaperValues = ({ difficulty, schoolName, isPremium, ...paper }: PaperEdit): PaperValues => ({
  ...paper,
  schoolName: schoolName === '' ? null : schoolName,
  difficulty: storedDifficulties[difficulty],
  isPremium,
  isFree: !isPremium,
});
