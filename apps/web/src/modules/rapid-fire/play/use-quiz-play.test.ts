import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSession } from '#testing/rapid-fire-builders.ts';
import { newQuiz } from './saved-quiz.ts';
import { useQuizPlay } from './use-quiz-play.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a question that is answered as soon as it appears is followed by the next', () => {
  const session = buildSession(3, { startedAt: new Date().toISOString() });
  const quiz = newQuiz({ session, receivedAt: Date.now() });
  const { result } = renderHook(() => useQuizPlay({ quiz, onProgress: vi.fn(), onFinished: vi.fn() }));
  act(() => result.current.choose('A'));
  // One render for both: the second question appears and is answered.
  act(() => {
    vi.advanceTimersByTime(300);
    result.current.choose('A');
  });
  expect(result.current.state).toMatchObject({ index: 1, isLocked: true });
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(result.current.state).toMatchObject({ index: 2, isLocked: false });
});
