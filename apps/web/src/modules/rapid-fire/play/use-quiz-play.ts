import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import {
  rapidFireAdvanceMs,
  rapidFireComboBannerMs,
  rapidFireFeedbackMs,
} from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { reducePlay, type PlayState } from './play-state.ts';
import { resumePlay, type SavedQuiz } from './saved-quiz.ts';

/** Often enough that no second is skipped. */
const tickMs = 250;

interface Playing {
  quiz: SavedQuiz;
  /** Called with every answer and every new question. */
  onProgress: (state: PlayState) => void;
  onFinished: (state: PlayState) => void;
}

/** Runs a quiz: the clock, the pause before the next question, and hiding the banners. */
export function useQuizPlay({ quiz, onProgress, onFinished }: Playing) {
  const [state, dispatch] = useReducer(reducePlay, null, () => resumePlay(quiz, Date.now()));
  const [now, setNow] = useState(() => Date.now());
  const finished = useEffectEvent(() => onFinished(state));
  const progressed = useEffectEvent(() => onProgress(state));
  const { isLocked, finishedAt, answers, run, shownAt } = state;
  const answerCount = answers.length;

  useEffect(() => {
    const readClock = () => {
      const at = Date.now();
      setNow(at);
      dispatch({ type: 'tick', at });
    };
    const timer = setInterval(readClock, tickMs);
    // Timers of a hidden page may be paused, so read the clock immediately when it is visible again.
    document.addEventListener('visibilitychange', readClock);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readClock);
    };
  }, []);

  // Needs answerCount: the next question may be answered before a render sees isLocked change.
  useEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => {
      const at = Date.now();
      setNow(at);
      dispatch({ type: 'advance', at });
    }, rapidFireAdvanceMs);
    return () => clearTimeout(timer);
  }, [isLocked, answerCount]);

  useEffect(() => {
    if (answerCount === 0) return;
    const timer = setTimeout(() => dispatch({ type: 'feedbackOver' }), rapidFireFeedbackMs);
    return () => clearTimeout(timer);
  }, [answerCount]);

  useEffect(() => {
    if (run.combo === 0) return;
    const timer = setTimeout(() => dispatch({ type: 'comboOver' }), rapidFireComboBannerMs);
    return () => clearTimeout(timer);
  }, [run.combo]);

  useEffect(() => {
    if (finishedAt === null) progressed();
  }, [answerCount, shownAt, finishedAt]);

  useEffect(() => {
    if (finishedAt !== null) finished();
  }, [finishedAt]);

  return {
    state,
    now,
    choose: (letter: OptionLetter) => dispatch({ type: 'choose', letter, at: Date.now() }),
  };
}
