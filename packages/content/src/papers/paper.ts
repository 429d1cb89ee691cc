import type { StageCode } from '@markwell/shared/vocabulary/stages';
import type { ContentQuestion } from '../content-types.ts';

/** The plan of a paper, before its questions are chosen. */
export interface PaperPlan {
  /** Stable and unique, e.g. `papers/eleven-plus-mathematics-1`. */
  sourceId: string;
  title: string;
  subjectCode: string;
  year: number;
  paperNumber: number;
  difficulty: 'EASY' | 'MEDIUM' | 'HARD';
  isPremium: boolean;
  /** As in the real exam. If false, only questions that need no calculator are chosen. */
  calculatorAllowed: boolean;
  /** The code of the exam board whose exam the paper practises for; without one, it suits every board. */
  examBoardCode?: string;
  /** The school that the paper was set for, if any. */
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
