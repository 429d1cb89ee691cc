import {
  firstRapidFireLevel,
  lastRapidFireLevel,
  rapidFireComboEvery,
  rapidFireLevels,
  type RapidFireLevel,
} from '../vocabulary/rapid-fire.ts';

/** A quiz as it stands while it is played. */
export interface RapidFireScore {
  score: number;
  /** Right answers in a row. */
  streak: number;
  bestStreak: number;
  /** Threes of right answers in a row. */
  combo: number;
}

export const initialRapidFireScore: RapidFireScore = { score: 0, streak: 0, bestStreak: 0, combo: 0 };

const pointsPerAnswer = 10;

/**
 * The run after one more answer (spec 2 §4.3): a right one raises score and streak, every third in a row the combo, and
 * each combo makes right answers worth ten points more. A wrong or missing one ends streak and combo.
 */
export function afterRapidFireAnswer(run: RapidFireScore, isCorrect: boolean): RapidFireScore {
  if (!isCorrect) return { ...run, streak: 0, combo: 0 };
  const streak = run.streak + 1;
  const combo = Math.floor(streak / rapidFireComboEvery);
  return {
    score: run.score + pointsPerAnswer * (1 + combo),
    streak,
    bestStreak: Math.max(run.bestStreak, streak),
    combo,
  };
}

/** Whether the answer that led to this run raised the combo: then the banner shows. */
export const isComboRaised = ({ streak }: RapidFireScore): boolean =>
  streak > 0 && streak % rapidFireComboEvery === 0;

/** The longest row of right answers. */
export const bestStreakOf = (answers: readonly boolean[]): number =>
  answers.reduce(afterRapidFireAnswer, initialRapidFireScore).bestStreak;

/** A level 1-10; beyond them the nearest. */
export function rapidFireLevelOf(level: number): RapidFireLevel {
  const nearest = Math.min(Math.max(level, firstRapidFireLevel), lastRapidFireLevel);
  const found = rapidFireLevels.find((each) => each.level === nearest);
  if (!found) throw new Error(`There is no level ${level}`);
  return found;
}

/** Whether an accuracy in percent completes a level. */
export const isLevelCompleted = (level: number, accuracy: number): boolean =>
  accuracy >= rapidFireLevelOf(level).targetAccuracy;

/** The highest level open after a session at `level`: completing a level opens the one above. */
export function unlockedLevelAfter(openLevel: number, level: number, isCompleted: boolean): number {
  return isCompleted ? Math.max(openLevel, Math.min(level + 1, lastRapidFireLevel)) : openLevel;
}

/** What the results say to the pupil. */
export function rapidFireMessage(level: number, accuracy: number): string {
  const { name, targetAccuracy } = rapidFireLevelOf(level);
  if (!isLevelCompleted(level, accuracy)) {
    return `You reached ${accuracy}% of the ${targetAccuracy}% this level needs. Have another go!`;
  }
  if (level === lastRapidFireLevel) return `You have completed ${name}, the last level. Outstanding!`;
  return `You have completed ${name}. Level ${level + 1}, ${rapidFireLevelOf(level + 1).name}, is open.`;
}

/** The same for a quiz whose time ran out without one answer: no streak, total or level includes it. */
export const expiredQuizMessage =
  'No question was answered before the time ran out, so nothing was counted. Have another go!';
