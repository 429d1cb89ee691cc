import { scorePercent } from './marking.ts';

/** Percent (spec 2 §9). */
export const weakBelow = 70;
export const strongFrom = 85;

export interface TopicVerdict {
  accuracy: number;
  isWeak: boolean;
  isStrong: boolean;
}

/** A topic without answers is neither weak nor strong. */
export function topicVerdict(correctAnswers: number, questionsAttempted: number): TopicVerdict {
  const accuracy = scorePercent(correctAnswers, questionsAttempted);
  return {
    accuracy,
    isWeak: questionsAttempted > 0 && accuracy < weakBelow,
    isStrong: questionsAttempted > 0 && accuracy >= strongFrom,
  };
}
