import type { StageCode } from '@markwell/shared/vocabulary/stages';
import type { ContentQuestion } from '../content-types.ts';

/** What a paper is to be, before its questions are chosen. */
export interface PaperPlan {
  /** Stable and unique, e.g. `papers/eleven-plus-mathematics-1`. */
  sourceId: string;
  title: string;
  subjectCode: string;
  year: number;
  paperNumber: number;
  difficulty: 'EASY' | 'MEDIUM' | 'HARD';
  isPremium: boolean;
  /** As in the examination it prepares for; without one, no question needs it. */
  calculatorAllowed: boolean;
  /** The school a paper was set for, if it was set for one. */
  schoolName?: string;
  questionCount: number;
}

export interface PaperQuestion {
  /** From 1. */
  number: number;
  marks: number;
  question: ContentQuestion;
}

export interface Paper extends PaperPlan {
  stageCode: StageCode;
  stageName: string;
  subjectName: string;
  questions: PaperQuestion[];
  maxMarks: number;
  /** Minutes. */
  duration: number;
}
