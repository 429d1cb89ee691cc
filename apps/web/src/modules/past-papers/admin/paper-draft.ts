import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { PaperDifficulty } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { paperYears } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { typedNumber } from '#lib/typed-number.ts';

/** The form's values; numbers are text as typed. */
export interface PaperDraft {
  title: string;
  stageId: string;
  subjectId: string;
  /** Empty for every exam board. */
  examBoardId: string;
  year: string;
  paperNumber: string;
  schoolName: string;
  duration: string;
  maxMarks: string;
  totalQuestions: string;
  difficulty: PaperDifficulty;
  isPremium: boolean;
  /** Of the version that the form began with; undefined for a new paper. */
  updatedAt: string | undefined;
}

export const emptyDraft = (thisYear: number): PaperDraft => ({
  title: '',
  stageId: '',
  subjectId: '',
  examBoardId: '',
  year: String(Math.min(Math.max(thisYear, paperYears.first), paperYears.last)),
  paperNumber: '',
  schoolName: '',
  duration: '',
  maxMarks: '',
  totalQuestions: '',
  difficulty: 'Medium',
  isPremium: false,
  updatedAt: undefined,
});

const asText = (value: number | null) => (value === null ? '' : String(value));
const asNumber = (text: string) => (text.trim() === '' ? null : Number(text));

export const draftOf = (paper: AdminPaperDto): PaperDraft => ({
  title: paper.title,
  stageId: paper.stageId,
  subjectId: paper.subjectId,
  examBoardId: paper.examBoardId ?? '',
  year: String(paper.year),
  paperNumber: asText(paper.paperNumber),
  schoolName: paper.schoolName ?? '',
  duration: asText(paper.duration),
  maxMarks: asText(paper.maxMarks),
  totalQuestions: asText(paper.totalQuestions),
  difficulty: paper.difficulty,
  isPremium: paper.isPremium,
  updatedAt: paper.updatedAt,
});

/** The request body. A number that was not typed is null if it is optional, else NaN. */
export const bodyOf = (draft: PaperDraft) => ({
  ...draft,
  examBoardId: draft.examBoardId === '' ? null : draft.examBoardId,
  year: typedNumber(draft.year),
  paperNumber: asNumber(draft.paperNumber),
  schoolName: draft.schoolName.trim() === '' ? null : draft.schoolName,
  duration: asNumber(draft.duration),
  maxMarks: asNumber(draft.maxMarks),
  totalQuestions: asNumber(draft.totalQuestions),
  isFree: !draft.isPremium,
});
