import {
  bonusReasoningWords,
  creativeLetters,
  type CreativeLetter,
  type Trend,
} from './creative-writing.vocabulary.ts';

export type ScoreBand = 'green' | 'blue' | 'yellow' | 'red';

/** The colour of a score in percent. */
export function creativeBandOf(percent: number): ScoreBand {
  if (percent >= 85) return 'green';
  if (percent >= 70) return 'blue';
  if (percent >= 50) return 'yellow';
  return 'red';
}

/** The emoji for a result in percent: thresholds of 90, 80, 70 and 60. */
export function creativeEmojiOf(percent: number): string {
  if (percent >= 90) return '🏆';
  if (percent >= 80) return '🌟';
  if (percent >= 70) return '🎉';
  if (percent >= 60) return '👍';
  return '💪';
}

/** The number of challenges that a trend compares: the later half with the earlier half. */
export const trendSessions = 6;

/** Percentage points by which the later challenges must differ from the earlier ones. */
const trendStep = 5;

/**
 * The trend of scores in percent, oldest first: compares the later half of the last six with the earlier half. Of an
 * odd number, the middle one is not used.
 */
export function trendOf(scores: readonly number[]): Trend {
  const recent = scores.slice(-trendSessions);
  const half = Math.floor(recent.length / 2);
  if (half === 0) return 'stable';
  const change = average(recent.slice(-half)) - average(recent.slice(0, half));
  if (change >= trendStep) return 'improving';
  if (change <= -trendStep) return 'declining';
  return 'stable';
}

const average = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** The letters from the best option to the worst: Best, Second, Third, Fourth. */
export function rankedLetters(scores: Readonly<Record<CreativeLetter, number>>): CreativeLetter[] {
  return creativeLetters.toSorted((left, right) => scores[right] - scores[left]);
}

/** The rank of an option, 1-4. */
export const rankOf = (scores: Readonly<Record<CreativeLetter, number>>, letter: CreativeLetter): number =>
  rankedLetters(scores).indexOf(letter) + 1;

/**
 * Whether the reasoning for an answer earns its bonus point: it has at least ten words. Bonus points are counted by
 * themselves and are not part of the score.
 */
export const earnsBonusPoint = (reasoning: string): boolean =>
  (reasoning.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).length >= bonusReasoningWords;

/** Whether a subject can have challenges: its name contains 'english' or 'writing'. */
export const isWritingSubject = ({ name }: { name: string }): boolean => /english|writing/i.test(name);
