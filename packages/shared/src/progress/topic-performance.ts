import { scorePercent } from './marking.ts';

/** Percent. */
export const weakBelow = 70;
export const strongFrom = 85;

/** A topic with fewer answers is neither weak nor strong, and a week with fewer answers has no accuracy. */
export const minAnswersForVerdict = 5;

export interface TopicVerdict {
  accuracy: number;
  isWeak: boolean;
  isStrong: boolean;
}

/** Whether there are enough answers to judge by. */
export const hasEnoughAnswers = (questionsAttempted: number): boolean =>
  questionsAttempted >= minAnswersForVerdict;

/** Judges a topic by its accuracy in percent. With fewer than five answers it is neither weak nor strong. */
export function topicVerdict(correctAnswers: number, questionsAttempted: number): TopicVerdict {
  const accuracy = scorePercent(correctAnswers, questionsAttempted);
  const isJudged = hasEnoughAnswers(questionsAttempted);
  return {
    accuracy,
    isWeak: isJudged && accuracy < weakBelow,
    isStrong: isJudged && accuracy >= strongFrom,
  };
}
