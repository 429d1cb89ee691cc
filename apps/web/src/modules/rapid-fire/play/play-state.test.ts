import { expect, describe, it } from 'vitest';
import { buildQuizQuestion } from '#testing/rapid-fire-builders.ts';
import { reducePlay, startPlay, type PlayEvent, type PlayState } from './play-state.ts';

const begun = 1_000_000;
const playTime = 300_000;

/** Six questions of 20 seconds each; A is correct in all. */
const newPlay = (count = 6): PlayState =>
  startPlay(
    Array.from({ length: count }, (_, index) => buildQuizQuestion(index + 1)),
    begun + playTime,
    begun,
  );
const after = (state: PlayState, ...events: PlayEvent[]) => events.reduce(reducePlay, state);
const choose = (letter: 'A' | 'B', seconds: number): PlayEvent => ({
  type: 'choose',
  letter,
  at: begun + seconds * 1000,
});
const advance = (seconds: number): PlayEvent => ({ type: 'advance', at: begun + seconds * 1000 });
const tick = (seconds: number): PlayEvent => ({ type: 'tick', at: begun + seconds * 1000 });

/** Chooses one letter each second, each followed by the next question. */
const answering = (state: PlayState, letters: string) =>
  [...letters].reduce(
    (each, letter, index) => after(each, choose(letter === 'A' ? 'A' : 'B', index + 1), advance(index + 1.3)),
    state,
  );

describe('an answer', () => {
  it('is marked, timed and locks input until the next question', () => {
    const answered = after(newPlay(), choose('A', 2.5));
    expect(answered).toMatchObject({ index: 0, isLocked: true, feedback: 'correct' });
    expect(answered.answers).toEqual([
      { questionId: answered.questions[0]?.id, selectedAnswer: 'A', timeSpent: 2500, isCorrect: true },
    ]);
    expect(after(answered, choose('B', 2.6))).toBe(answered);
    expect(after(answered, advance(2.8))).toMatchObject({ index: 1, isLocked: false, feedback: 'correct' });
    expect(after(answered, { type: 'feedbackOver' }).feedback).toBeNull();
  });

  it('increases the streak, and every third in a row the combo', () => {
    expect(answering(newPlay(), 'AA')).toMatchObject({ run: { streak: 2, combo: 0 }, comboShown: false });
    const combo = answering(newPlay(), 'AAA');
    expect(combo).toMatchObject({ run: { streak: 3, combo: 1 }, comboShown: true });
    expect(after(combo, { type: 'comboOver' }).comboShown).toBe(false);
    expect(answering(newPlay(7), 'AAAAAA')).toMatchObject({ run: { streak: 6, combo: 2 }, comboShown: true });
  });

  it('that is wrong ends streak, combo and its banner, and keeps the best', () => {
    const wrong = answering(newPlay(), 'AAAAB');
    expect(wrong).toMatchObject({
      run: { streak: 0, combo: 0, bestStreak: 4 },
      feedback: 'wrong',
      comboShown: false,
    });
  });
});

describe('a question whose time runs out', () => {
  it('counts as unanswered, and the quiz continues', () => {
    const before = after(newPlay(), tick(19.9));
    expect(before).toMatchObject({ answers: [], isLocked: false });
    const over = after(before, tick(20));
    expect(over).toMatchObject({ isLocked: true, feedback: 'unanswered', run: { streak: 0 } });
    expect(over.answers).toMatchObject([{ selectedAnswer: null, timeSpent: 20_000, isCorrect: false }]);
    const next = after(over, tick(20.2), advance(20.3));
    expect(next).toMatchObject({ index: 1, shownAt: begun + 20_300, isLocked: false });
    expect(after(next, tick(40))).toMatchObject({ index: 1, isLocked: false });
  });

  it('accepts no answer after its time, as on a page that was paused', () => {
    expect(after(newPlay(), choose('A', 25)).answers).toMatchObject([
      { selectedAnswer: null, isCorrect: false },
    ]);
  });
});

describe('the end', () => {
  it('comes after the last question, once its answer was shown', () => {
    const last = after(answering(newPlay(2), 'A'), choose('B', 3));
    expect(last.finishedAt).toBeNull();
    const end = after(last, advance(3.3));
    expect(end).toMatchObject({ index: 1, finishedAt: begun + 3300 });
    expect(after(end, choose('A', 4), tick(50))).toBe(end);
  });

  it('comes at the deadline, and a paused page that continues later accepts no answer', () => {
    const playing = answering(newPlay(), 'AA');
    const end = after(playing, choose('A', 400));
    expect(end).toMatchObject({ finishedAt: begun + playTime, run: { streak: 2 } });
    expect(end.answers).toHaveLength(2);
    expect(after(playing, tick(300)).finishedAt).toBe(begun + playTime);
  });

  it('comes immediately when there is no question', () => {
    expect(after(newPlay(0), tick(0.1)).finishedAt).toBe(begun + 100);
  });
});
