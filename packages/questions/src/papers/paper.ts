import type { OfKind } from '@markwell/shared/answers/answer-kind';
import type { StageCode } from '@markwell/shared/curriculum/stages.vocabulary';
import type { ContentImage, ContentOption } from '../content-types.ts';
import type { WrittenSet } from '../sets/question-set.ts';
import type { StructuredQuestion } from './structured/structured-question.ts';

/**
 * GL and CEM papers are multiple choice with a separate answer sheet; the sections of CEM papers are timed one by one.
 * GCSE and A-Level papers are written on the paper.
 */
export type PaperStyle = 'GL' | 'CEM' | 'GCSE' | 'A_LEVEL';

/** The plan of a section, before its questions are chosen. */
export interface SectionPlan {
  title?: string;
  /** The time for the section alone, in minutes. */
  minutes?: number;
  /** The number of multiple-choice questions from the families. */
  count?: number;
  /** The topics they are from; without them, all topics of the subject. */
  topicCodes?: readonly string[];
  /** The answers are whole numbers, marked digit by digit on the answer sheet, without options. */
  inDigits?: true;
  /** The questions of a hand-written set that is not in the bank, after its passage. */
  set?: WrittenSet;
  /** What the section is read from, in written papers. */
  passage?: Passage;
  /** Questions with several parts. The rest of `marks` comes from the families. */
  structured?: readonly StructuredQuestion[];
  /** The marks of a written section; without it, those of the structured questions. */
  marks?: number;
}

export interface Passage {
  title: string;
  body: string;
}

/** The plan of a paper, before its questions are chosen. */
export interface PaperPlan {
  /** Stable and unique, e.g. `papers/eleven-plus-mathematics-1`. */
  sourceId: string;
  title: string;
  subjectCode: string;
  style: PaperStyle;
  year: number;
  paperNumber: number;
  difficulty: 'EASY' | 'MEDIUM' | 'HARD';
  isPremium: boolean;
  /** As in the real exam. If false, only questions that need no calculator are chosen. */
  calculatorAllowed: boolean;
  /** Minutes. */
  duration: number;
  sections: readonly SectionPlan[];
  /** The code of the exam board whose exam the paper practises for; without one, it suits every board. */
  examBoardCode?: string;
  /** The school that the paper was set for, if any. */
  schoolName?: string;
  /** The tier of a GCSE paper that has tiers. */
  tier?: 'Foundation' | 'Higher';
}

/** A mark of the mark scheme: M for a method, A for an answer that follows from it, B for a result of its own. */
export interface SchemeMark {
  mark: string;
  worth: number;
  criterion: string;
}

/** A question or, with a label, a part of one. */
export interface PaperPart {
  /** `a`, `b`, `c` if the question has several parts. */
  label?: string;
  body?: string;
  image?: ContentImage;
  marks: number;
  /** Only in multiple choice. */
  options?: readonly ContentOption[];
  correctIndex?: number;
  /** The answer is a whole number, marked digit by digit on the answer sheet. */
  inDigits?: true;
  /** What the part asks for, and the drawings in it as SVG by their ids: options, items or gaps are printed from it. */
  asks?: { definition: OfKind; drawings: ReadonlyMap<string, string> };
  answer: ContentOption;
  /** The unit printed after the answer line. */
  unit?: string;
  /** The space for working or for a text, in lines. */
  lines: number;
  /** The lines are ruled, for sentences. */
  isRuled?: true;
  /** The space has no answer line, for a drawing or several equations. */
  isFree?: true;
  /** Adds up to the marks. */
  scheme: readonly SchemeMark[];
  /** The worked solution. */
  solution: string;
  solutionImage?: ContentImage;
}

export interface PaperQuestion {
  /** From 1. */
  number: number;
  /** What all parts are about. */
  stem?: string;
  image?: ContentImage;
  parts: readonly PaperPart[];
  /** 1 to 5; questions of a section rise in difficulty. */
  difficulty: number;
  /** The topic's code and the kind of question in it. */
  topicCode: string;
  kind: string;
}

export interface PaperSection {
  title?: string;
  minutes?: number;
  passage?: Passage;
  questions: readonly PaperQuestion[];
}

export interface Paper extends Omit<PaperPlan, 'sections'> {
  stageCode: StageCode;
  stageName: string;
  subjectName: string;
  sections: readonly PaperSection[];
  /** The questions of all sections. */
  questions: readonly PaperQuestion[];
  maxMarks: number;
}

export const marksOf = ({ parts }: Pick<PaperQuestion, 'parts'>): number =>
  parts.reduce((sum, { marks }) => sum + marks, 0);

/** Whether answers go on a separate answer sheet. */
export const hasAnswerSheet = ({ style }: Pick<PaperPlan, 'style'>): boolean =>
  style === 'GL' || style === 'CEM';
