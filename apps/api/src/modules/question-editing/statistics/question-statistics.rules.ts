import {
  facilityLimits,
  minAnswersToJudge,
  minWrongAnswers,
  type Suspicion,
} from '@markwell/shared/question-editing/item-statistics.vocabulary';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';

export interface OptionCounts {
  letter: OptionLetter;
  isCorrect: boolean;
  chosen: number;
  /** Of the strongest and the weakest 27% of the answers with a rest score. */
  strong: number;
  weak: number;
}

/** The answers that have a rest score: the share of correct answers to the other questions of the same test. */
export interface RestScores {
  count: number;
  correctCount: number;
  mean: number;
  /** Of all, not of a sample. */
  standardDeviation: number;
  meanOfCorrect: number;
}

interface Interval {
  low: number;
  high: number;
}

/** The 97.5th percentile of the standard normal distribution: for intervals of 95%. */
const z = 1.959963984540054;

/**
 * Wilson's interval of 95% for a share (Wilson 1927). Unlike the usual one it stays within 0 and 1, and is right for
 * few answers and for shares near 0 and 1.
 */
export function wilsonInterval(correct: number, answered: number): Interval {
  const share = correct / answered;
  const scale = 1 + z ** 2 / answered;
  const centre = share + z ** 2 / (2 * answered);
  const half = z * Math.sqrt((share * (1 - share)) / answered + z ** 2 / (4 * answered ** 2));
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    low: correct === 0 ? 0 : within((centre - half) / scale),
    high: correct === answered ? 1 : within((centre + half) / scale),
  };
}

/**
 * The point-biserial correlation of an answer with the rest score: (mean of the correct − mean) ÷ standard deviation ×
 * √(p ÷ (1 − p)). Null when it is not defined: all answers are correct or wrong, or all rest scores are equal.
 */
export function pointBiserial(scores: RestScores): number | null {
  const { count, correctCount, mean, standardDeviation, meanOfCorrect } = scores;
  if (correctCount === 0 || correctCount === count || standardDeviation < 1e-9) return null;
  const odds = correctCount / (count - correctCount);
  const correlation = ((meanOfCorrect - mean) / standardDeviation) * Math.sqrt(odds);
  return Math.min(1, Math.max(-1, correlation));
}

/** The discrimination of a question; null with fewer rest scores than a question needs to be judged. */
export const discriminationOf = (scores: RestScores): number | null =>
  scores.count < minAnswersToJudge ? null : pointBiserial(scores);

interface Judged {
  answered: number;
  correct: number;
  discrimination: number | null;
  options: readonly OptionCounts[];
}

/** Why a question is suspicious, in the order of the vocabulary; nothing with too few answers. */
export function suspicionsOf({ answered, correct, discrimination, options }: Judged): Suspicion[] {
  if (answered < minAnswersToJudge) return [];
  const { low, high } = wilsonInterval(correct, answered);
  const key = options.find(({ isCorrect }) => isCorrect);
  const distractors = options.filter(({ isCorrect }) => !isCorrect);
  const found: [Suspicion, boolean][] = [
    ['negative-discrimination', discrimination !== null && discrimination < 0],
    [
      'distractor-beats-key',
      discrimination !== null && key !== undefined && distractors.some(({ strong }) => strong > key.strong),
    ],
    [
      'unused-distractor',
      answered - correct >= minWrongAnswers && distractors.some(({ chosen }) => chosen === 0),
    ],
    ['very-hard', high < facilityLimits.low],
    ['very-easy', low > facilityLimits.high],
  ];
  return found.flatMap(([suspicion, isFound]) => (isFound ? [suspicion] : []));
}
