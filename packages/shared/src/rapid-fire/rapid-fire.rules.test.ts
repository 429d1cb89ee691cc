import { describe, expect, it } from 'vitest';
import { rapidFireLevels } from './rapid-fire.vocabulary.ts';
import {
  afterRapidFireAnswer,
  bestStreakOf,
  isComboRaised,
  isLevelCompleted,
  initialRapidFireScore,
  unlockedLevelAfter,
  rapidFireLevelOf,
  rapidFireMessage,
} from './rapid-fire.rules.ts';

const play = (answers: string) =>
  [...answers].reduce((run, answer) => afterRapidFireAnswer(run, answer === '+'), initialRapidFireScore);

describe('a series of answers', () => {
  it('raises score and streak with each correct answer', () => {
    expect(play('++')).toEqual({ score: 20, streak: 2, bestStreak: 2, combo: 0 });
  });

  it('raises the combo at every third correct answer in a row, and shows it only then', () => {
    expect(['+', '++', '+++', '++++', '++++++'].map((answers) => isComboRaised(play(answers)))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(play('+++')).toMatchObject({ combo: 1, score: 40 });
    expect(play('++++++')).toMatchObject({ combo: 2 });
  });

  it('starts again after a wrong answer and keeps the best streak and the score', () => {
    expect(play('++++-')).toEqual({ score: 60, streak: 0, bestStreak: 4, combo: 0 });
    expect(isComboRaised(play('+++-'))).toBe(false);
    expect(play('++++-++').bestStreak).toBe(4);
    expect(bestStreakOf([true, true, false, true, true, true, false])).toBe(3);
    expect(bestStreakOf([])).toBe(0);
  });
});

describe('levels', () => {
  it('are ten, with different names and rising targets', () => {
    expect(rapidFireLevels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(rapidFireLevels.map(({ name }) => name)).size).toBe(10);
    const targets = rapidFireLevels.map(({ targetAccuracy }) => targetAccuracy);
    expect(targets).toEqual([...new Set(targets)].sort((a, b) => a - b));
    expect(targets.at(-1)).toBeLessThanOrEqual(100);
  });

  it('are completed at their target accuracy and not below', () => {
    const { targetAccuracy } = rapidFireLevelOf(4);
    expect(isLevelCompleted(4, targetAccuracy)).toBe(true);
    expect(isLevelCompleted(4, targetAccuracy - 1)).toBe(false);
  });

  it('unlock only the next one when completed, and never lock again', () => {
    expect(unlockedLevelAfter(1, 1, true)).toBe(2);
    expect(unlockedLevelAfter(1, 1, false)).toBe(1);
    expect(unlockedLevelAfter(5, 2, true)).toBe(5);
    expect(unlockedLevelAfter(10, 10, true)).toBe(10);
  });

  it('have a message about the result', () => {
    expect(rapidFireMessage(1, 45)).toContain('You got 45% right. This level needs 50%.');
    expect(rapidFireMessage(1, 50)).toContain('Level 2, Starter, is unlocked');
    expect(rapidFireMessage(10, 100)).toContain('the last level');
  });
});
