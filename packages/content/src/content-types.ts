import type { StageCode } from '@markwell/shared/vocabulary/stages';

/** A picture made by us, as SVG whose text is outlines or shapes only: it is turned into WebP when it is loaded. */
export interface ContentImage {
  svg: string;
  /** What somebody who cannot see it needs to answer the question. */
  alternativeText: string;
}

export type ContentOption = { text: string } | { image: ContentImage };

/** One question of our own, before it has a database. Options keep this order and become A, B, C… */
export interface ContentQuestion {
  /** Stable and unique: seeding twice finds it again, e.g. `maths/fractions-of-amounts/17`. */
  sourceId: string;
  stageCode: StageCode;
  subjectCode: string;
  topicCode: string;
  /** 1 Easy … 5 Expert. */
  difficulty: 1 | 2 | 3 | 4 | 5;
  body?: string;
  image?: ContentImage;
  /** Questions with the same passage are drawn together. */
  passage?: { title: string; body: string };
  options: ContentOption[];
  /** Index of the right option. */
  correctIndex: number;
  /** The worked solution, in words. */
  explanation: string;
  solutionImage?: ContentImage;
  /** Cannot be worked out by hand in an exam: a paper without calculators does not ask it. */
  needsCalculator?: true;
}

export interface ContentTopic {
  code: string;
  name: string;
  description: string;
}

export interface ContentSubject {
  code: string;
  stageCode: StageCode;
  name: string;
  description: string;
  /** One emoji, shown beside the name. */
  icon: string;
  /** Which of the eight subject hues. */
  color: SubjectColor;
  topics: ContentTopic[];
}

export type { SubjectColor } from '@markwell/shared/vocabulary/subjects';
import type { SubjectColor } from '@markwell/shared/vocabulary/subjects';
