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
  /** Pearson's, of the share of the marks with the rest score; null when there is none. */
  correlation: number | null;
  /** The standard deviations of all, not of a sample. */
  shareDeviation: number;
  restDeviation: number;
}

interface Interval {
  low: number;
  high: number;
}

/** The 97.5th percentile of the standard normal distribution: for intervals of 95%. */
const z = 1.959963984540054;

/**
 * Wilson's interval of 95% for a share (Wilson 1927). Unlike the usual one it stays within 0 and 1, and is right for
 * few answers and for shares near 0 and 1. Of a mean of shares it is at least as wide as it needs to be.
 */
export function wilsonInterval(shareSum: number, answered: number): Interval {
  const share = shareSum / answered;
  const scale = 1 + z ** 2 / answered;
  const centre = share + z ** 2 / (2 * answered);
  const half = z * Math.sqrt((share * (1 - share)) / answered + z ** 2 / (4 * answered ** 2));
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    low: shareSum === 0 ? 0 : within((centre - half) / scale),
    high: shareSum === answered ? 1 : within((centre + half) / scale),
  };
}

/**
 * The discrimination of a question. Null with fewer rest scores than a question needs to be judged, and where it is not
 * defined: all answers earned the same, or all rest scores are equal.
 */
export function discriminationOf(scores: RestScores): number | null {
  const { count, correlation, shareDeviation, restDeviation } = scores;
  // What is equal may differ by what a floating-point number cannot say.
  const isDefined = Math.min(shareDeviation, restDeviation) > 1e-9;
  if (count < minAnswersToJudge || correlation === null || !isDefined) return null;
  return Math.min(1, Math.max(-1, correlation));
}

interface Judged {
  answered: number;
  correct: number;
  shareSum: number;
  discrimination: number | null;
  options: readonly OptionCounts[];
}

/** Why a question is suspicious, in the order of the vocabulary; nothing with too few answers. */
export function suspicionsOf({ answered, correct, shareSum, discrimination, options }: Judged): Suspicion[] {
  if (answered < minAnswersToJudge) return [];
  const { low, high } = wilsonInterval(shareSum, answered);
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
