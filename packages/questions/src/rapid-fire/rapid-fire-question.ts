import type { ContentQuestion } from '../content-types.ts';

/** A question for rapid-fire quizzes: short, without pictures, on one of the levels 1-10. */
export interface RapidFireQuestion extends Omit<
  ContentQuestion,
  'difficulty' | 'image' | 'passage' | 'solutionImage'
> {
  body: string;
  level: number;
  /** Seconds. */
  timeLimit: number;
}
