import {
  firstRapidFireLevel,
  lastRapidFireLevel,
  rapidFireComboEvery,
  rapidFireLevels,
  type RapidFireLevel,
} from './rapid-fire.vocabulary.ts';

/** The state of a quiz while it is played. */
export interface RapidFireScore {
  score: number;
  /** Correct answers in a row. */
  streak: number;
  bestStreak: number;
  /** The number of times three in the current answer streak. */
  combo: number;
}

export const initialRapidFireScore: RapidFireScore = { score: 0, streak: 0, bestStreak: 0, combo: 0 };

const pointsPerAnswer = 10;

/**
 * The state after one more answer. A correct answer raises score and streak; every third in a row raises
 * the combo, and each combo adds ten points to a correct answer. A wrong or missing answer ends streak and combo.
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

/** Whether the last answer raised the combo. The banner is then shown. */
export const isComboRaised = ({ streak }: RapidFireScore): boolean =>
  streak > 0 && streak % rapidFireComboEvery === 0;

/** The longest streak of correct answers. */
export const bestStreakOf = (answers: readonly boolean[]): number =>
  answers.reduce(afterRapidFireAnswer, initialRapidFireScore).bestStreak;

/** The level 1-10; for a number outside, the nearest one. */
export function rapidFireLevelOf(level: number): RapidFireLevel {
  const nearest = Math.min(Math.max(level, firstRapidFireLevel), lastRapidFireLevel);
  const found = rapidFireLevels.find((each) => each.level === nearest);
  if (!found) throw new Error(`There is no level ${level}`);
  return found;
}

/** Whether an accuracy in percent completes a level. */
export const isLevelCompleted = (level: number, accuracy: number): boolean =>
  accuracy >= rapidFireLevelOf(level).targetAccuracy;

/** The highest unlocked level after a quiz at `level`: completing a level unlocks the next one. */
export function unlockedLevelAfter(openLevel: number, level: number, isCompleted: boolean): number {
  return isCompleted ? Math.max(openLevel, Math.min(level + 1, lastRapidFireLevel)) : openLevel;
}

/** The message to the pupil on the results page. */
export function rapidFireMessage(level: number, accuracy: number): string {
  const { name, targetAccuracy } = rapidFireLevelOf(level);
  if (!isLevelCompleted(level, accuracy)) {
    return `You got ${accuracy}% right. This level needs ${targetAccuracy}%. Have another go!`;
  }
  if (level === lastRapidFireLevel) return `You have completed ${name}, the last level. Outstanding!`;
  return `You have completed ${name}. Level ${level + 1}, ${rapidFireLevelOf(level + 1).name}, is unlocked.`;
}

/** The message for a quiz whose time ran out without an answer: no streak, total or level includes it. */
export const expiredQuizMessage =
  'You didn’t answer any questions, so this quiz doesn’t count. Have another go!';
