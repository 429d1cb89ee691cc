import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { isRetryable } from '#lib/api/is-retryable.ts';
import { onLocalStorageChange } from '#lib/local-storage.ts';
import { sendAnswers } from '../mock-tests.queries.ts';
import { answersStorageKey } from './answer-store.ts';
import { createDeviceClock } from './device-clock.ts';
import { isTestStored, saveTest } from './saved-test.ts';
import { hasParts } from './parts-of-test.ts';
import { createRunningTest } from './running-test.ts';
import type { FromServer } from './use-open-test.ts';

/** Often enough that no second is skipped. */
const tickMs = 500;

interface UseRunningTestOptions {
  userId: string;
  test: StartedTestDto;
  fromServer: FromServer | null;
  onClosed: () => void;
  onExpiry: () => void;
}

/**
 * Runs a test on a page: updates the clock, saves answers, and sends unsaved ones when online, visible or
 * signed in again.
 */
export function useRunningTest({ userId, test, fromServer, ...handlers }: UseRunningTestOptions) {
  const closed = useEffectEvent(handlers.onClosed);
  const expired = useEffectEvent(handlers.onExpiry);
  const [isClosed, setClosed] = useState(false);
  const [running] = useState(() =>
    createRunningTest({
      fromServer,
      userId,
      test,
      send: sendAnswers,
      isTemporary: isRetryable,
      isOnline: () => navigator.onLine,
      device: createDeviceClock(),
      onClosed: () => setClosed(true),
    }),
  );
  const { answers, autosave, clock } = running;
  const [secondsLeft, setSecondsLeft] = useState(() => running.secondsLeft());
  const [hidden, setHidden] = useState(() => document.hidden);

  const times = useSyncExternalStore(running.subscribe, running.times);
  const [isOnBreak, setOnBreak] = useState(() => running.isOnBreak());
  const [breakLeft, setBreakLeft] = useState(() => running.breakSecondsLeft());

  useEffect(() => {
    saveTest(userId, { ...test, ...times });
  }, [test, times, userId]);

  useEffect(() => {
    if (fromServer) running.takeOver(fromServer.test, fromServer.receivedAt);
  }, [fromServer, running]);

  useEffect(() => {
    const readClock = () => {
      void running.followClock();
      const left = running.secondsLeft();
      if (left === 0) void running.isTimeUp().then((isUp) => isUp && expired());
      setSecondsLeft(left);
      setOnBreak(running.isOnBreak());
      setBreakLeft(running.breakSecondsLeft());
    };
    readClock();
    const timer = setInterval(readClock, tickMs);
    return () => clearInterval(timer);
  }, [running, times]);

  useEffect(() => {
    clock.save(!hidden);
  }, [clock, hidden, secondsLeft, times]);

  useEffect(() => {
    if (isClosed) closed();
  }, [isClosed]);

  useEffect(() => {
    const replay = () => {
      void running.sendBreaks().catch(() => undefined);
      void autosave.flush();
    };
    const visibilityChanged = () => {
      setHidden(document.hidden);
      setSecondsLeft(running.secondsLeft());
      replay();
    };
    autosave.start();
    addEventListener('online', replay);
    addEventListener('pagehide', replay);
    document.addEventListener('visibilitychange', visibilityChanged);
    const leaveTabs = onLocalStorageChange(
      answersStorageKey(userId, test.testId, hasParts(test)),
      answers.refresh,
    );
    return () => {
      void autosave.flush();
      autosave.stop();
      removeEventListener('online', replay);
      removeEventListener('pagehide', replay);
      document.removeEventListener('visibilitychange', visibilityChanged);
      leaveTabs();
    };
  }, [answers, autosave, running, test, userId]);

  return {
    running,
    secondsLeft,
    isPaused: hidden || isOnBreak,
    times,
    isOnBreak,
    breakLeft,
    answers: useSyncExternalStore(answers.subscribe, answers.read),
    areAnswersStored: useSyncExternalStore(
      answers.subscribe,
      () => answers.isStored() && isTestStored(userId),
    ),
    saveState: useSyncExternalStore(autosave.subscribe, autosave.state),
  };
}

export type RunningTestState = ReturnType<typeof useRunningTest>;
