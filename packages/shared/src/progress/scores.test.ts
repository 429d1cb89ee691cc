import { describe, expect, it } from 'vitest';
import { pupilLevelOf } from './pupil-level.ts';
import { medalOf } from './medals.ts';
import { scoreBand } from './score-bands.ts';
import { isPersonalBest } from './personal-bests.ts';
import { pacePercent, questionsPerMinute, speedPercent } from './pace.ts';
import { topicVerdict } from './topic-performance.ts';

describe('medals', () => {
  it.each([
    [100, 'Gold Champion!'],
    [90, 'Gold Champion!'],
    [89, 'Silver'],
    [80, 'Silver'],
    [79, 'Bronze'],
    [70, 'Bronze'],
    [69, 'Keep Going!'],
    [60, 'Keep Going!'],
    [59, 'Practice Makes Perfect!'],
  ])('%i %% earns %s', (score, title) => {
    expect(medalOf(score).title).toBe(title);
  });
});

describe('score bands', () => {
  it('change at 90, 80 and 70', () => {
    expect([0, 69, 70, 79].map(scoreBand)).toEqual(['low', 'low', 'fair', 'fair']);
    expect([80, 89, 90, 100].map(scoreBand)).toEqual(['good', 'good', 'excellent', 'excellent']);
  });
});

describe('levels', () => {
  it('start at 1 and rise with the number of solved questions', () => {
    expect([0, 24, 25, 412, 10_000, 1_000_000].map(pupilLevelOf)).toEqual([1, 1, 2, 5, 15, 15]);
  });
});

describe('pace', () => {
  it('is questions per minute', () => {
    expect(questionsPerMinute(20, 600)).toBe(2);
    expect(questionsPerMinute(20, 0)).toBe(0);
  });

  it('is compared with the pace that the test allows, up to 100', () => {
    expect(pacePercent(20, 1800, 1800)).toBe(100);
    expect(pacePercent(20, 900, 1800)).toBe(100);
    expect(pacePercent(20, 3600, 1800)).toBe(50);
    expect(pacePercent(20, 0, 1800)).toBe(0);
  });
});

describe('speed', () => {
  const atOwnPace = { secondsTaken: 1800, secondsAllowed: 1800 };

  it('is full for correct answers at the pace of the test, and half full at half the pace', () => {
    expect(speedPercent({ answered: 20, correct: 20 }, atOwnPace)).toBe(100);
    expect(speedPercent({ answered: 20, correct: 20 }, { ...atOwnPace, secondsTaken: 3600 })).toBe(50);
  });

  it('is not full for guessing, however fast', () => {
    const inOneMinute = { ...atOwnPace, secondsTaken: 60 };
    expect(speedPercent({ answered: 20, correct: 4 }, inOneMinute)).toBe(20);
    expect(speedPercent({ answered: 20, correct: 0 }, inOneMinute)).toBe(0);
    expect(speedPercent({ answered: 0, correct: 0 }, inOneMinute)).toBe(0);
  });
});

describe('a personal best', () => {
  it.each([
    [90, 10, 80, true],
    [80, 10, 80, false],
    [100, 9, 80, false],
    [100, 10, null, false],
  ])('%i %% in %i questions after a best of %s: %s', (score, totalQuestions, before, isBest) => {
    expect(isPersonalBest({ score, totalQuestions }, before)).toBe(isBest);
  });
});

describe('a topic', () => {
  it.each([
    [0, 0, { accuracy: 0, isWeak: false, isStrong: false }],
    [0, 4, { accuracy: 0, isWeak: false, isStrong: false }],
    [4, 4, { accuracy: 100, isWeak: false, isStrong: false }],
    [0, 5, { accuracy: 0, isWeak: true, isStrong: false }],
    [5, 5, { accuracy: 100, isWeak: false, isStrong: true }],
    [69, 100, { accuracy: 69, isWeak: true, isStrong: false }],
    [70, 100, { accuracy: 70, isWeak: false, isStrong: false }],
    [84, 100, { accuracy: 84, isWeak: false, isStrong: false }],
    [85, 100, { accuracy: 85, isWeak: false, isStrong: true }],
  ])('with %i of %i correct', (correct, attempted, verdict) => {
    expect(topicVerdict(correct, attempted)).toEqual(verdict);
  });
});
