import type { PaperAnswerDto, PastPaperDto } from '@markwell/shared/past-papers/past-papers.contract';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import { difficultyNames, fileEndpoints } from './past-paper.mapper.ts';
import type { AnswerRow, PaperRow } from './past-papers.repository.ts';

/**
 * A paper as the API returns it to a user with or without premium access, with the endpoints of its files
 * instead of their storage keys.
 */
export function toPastPaper(
  { stage, subject, difficulty, pdfFileId, markSchemeFileId, answerCount, ...paper }: PaperRow,
  hasPremium: boolean,
): PastPaperDto {
  return {
    ...paper,
    isLocked: paper.isPremium && !hasPremium,
    examType: stage,
    subject: { ...subject, color: subjectColorOf(subject.color) },
    difficulty: difficultyNames[difficulty],
    ...fileEndpoints(paper.id, {
      hasPdf: pdfFileId !== null,
      hasMarkScheme: markSchemeFileId !== null,
      hasAnswers: answerCount > 0,
    }),
  };
}

export function toPaperAnswer(
  { number, questionFile, solutionFile }: AnswerRow,
  { urlOf }: Pick<MediaUrls, 'urlOf'>,
): PaperAnswerDto {
  return {
    number,
    questionUrl: questionFile && urlOf(questionFile),
    solutionUrl: solutionFile && urlOf(solutionFile),
    questionAlt: questionFile?.alternativeText ?? '',
    solutionAlt: solutionFile?.alternativeText ?? '',
  };
}

/** The file name of a downloaded paper: only characters that every system accepts. */
export function filenameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9+]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 100);
  return `${name === '' ? 'past-paper' : name}.pdf`;
}
