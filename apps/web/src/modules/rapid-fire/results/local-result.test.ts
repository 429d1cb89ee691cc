import { expect, it } from 'vitest';
import { buildSession } from '#testing/rapid-fire-builders.ts';
import { reducePlay, startPlay } from '../play/play-state.ts';
import { completionOf, localResult } from './local-result.ts';

const begun = Date.parse('2026-03-02T10:00:00.000Z');
const session = buildSession(3);

/** Correct after two seconds, wrong after one more, then the time is up. */
const played = (['A', 'B'] as const).reduce(
  (state, letter, index) => {
    const at = begun + 2000 + index * 1300;
    return reducePlay(reducePlay(state, { type: 'choose', letter, at }), { type: 'advance', at: at + 300 });
  },
  startPlay(session.questions, begun + 300_000, begun),
);
const over = reducePlay(played, { type: 'tick', at: begun + 400_000 });

it('submits the answers with their times in seconds', () => {
  expect(completionOf(session.sessionId, over)).toEqual({
    sessionId: session.sessionId,
    answers: [
      { questionId: session.questions[0]?.id, selectedAnswer: 'A', timeSpent: 2, isCorrect: true },
      { questionId: session.questions[1]?.id, selectedAnswer: 'B', timeSpent: 1, isCorrect: false },
    ],
    totalTime: 300,
    score: 10,
    streakBest: 1,
  });
});

it('marks questions that were not reached as unanswered, and unlocks no level', () => {
  const result = localResult(session, over);
  expect(result).toMatchObject({
    accuracy: 33,
    correctAnswers: 1,
    totalQuestions: 3,
    bestStreak: 1,
    timeSpent: 300,
    levelCompleted: false,
    nextLevelUnlocked: false,
  });
  expect(result.userAnswers[2]).toMatchObject({ selectedAnswer: null, isCorrect: false });
  const easy = localResult(
    { ...session, level: 1, levelName: 'Warm-Up', questions: session.questions.slice(0, 1) },
    over,
  );
  expect(easy).toMatchObject({
    levelCompleted: true,
    nextLevelUnlocked: false,
    message: 'You have completed Warm-Up.',
  });
});

it('says that the quiz does not count when the time ran out without an answer', () => {
  const untouched = reducePlay(startPlay(session.questions, begun + 300_000, begun), {
    type: 'tick',
    at: begun + 300_000,
  });
  expect(localResult(session, untouched).message).toContain('this quiz doesn’t count');
  expect(localResult(session, over).message).not.toContain('this quiz doesn’t count');
});
