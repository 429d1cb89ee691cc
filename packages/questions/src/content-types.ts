import type { ExpressionDefinition } from '@markwell/shared/answers/expression/expression-definition';
import type { NumberDefinition } from '@markwell/shared/answers/number/number-definition';
import type { StageCode } from '@markwell/shared/curriculum/stages.vocabulary';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';

/** A picture as SVG in which text is drawn as outlines. The seed converts it to WebP. */
export interface ContentImage {
  svg: string;
  /** All that is needed to answer the question without seeing the picture. */
  alternativeText: string;
}

/** The author's definition of an answer that may be typed instead of chosen. */
export type TypedAnswer = NumberDefinition | ExpressionDefinition;

export type ContentOption = { text: string } | { image: ContentImage };

/** A question before it is stored. Options keep this order and become A, B, C… */
export interface ContentQuestion {
  /** Stable and unique, so that the seed recognises the question, e.g. `maths/fractions-of-amounts/17`. */
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
  /** Index of the correct option. */
  correctIndex: number;
  /** The same answer typed instead of chosen. */
  typed?: TypedAnswer;
  /** The worked solution as text. */
  explanation: string;
  solutionImage?: ContentImage;
  /** The question needs a calculator, so it is not used in papers without one. */
  needsCalculator?: true;
  /** Only in tests and papers of this tier; without one, in both. */
  tier?: Tier;
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
  /** One emoji, shown next to the name. */
  icon: string;
  /** One of the eight subject colours. */
  color: SubjectColor;
  topics: ContentTopic[];
}

export type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
export type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
