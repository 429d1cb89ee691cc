import { useState } from 'react';
import type { StartedTestDto, OpenTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { isRetryable } from '#lib/api/is-retryable.ts';
import { useActiveTest } from '../mock-tests.queries.ts';
import { isOverdue, readSavedTest } from './saved-test.ts';
import { sendUnsentBreaks } from './rest-breaks.ts';
import { readPendingResult } from './pending-results.ts';

/** A test as the server returned it. */
export interface FromServer {
  test: OpenTestDto;
  /** Milliseconds by this device's clock. */
  receivedAt: number;
}

type OpenTest =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'failed'; retry: () => void }
  /** Submitted or discarded before, on this or another device. */
  | { status: 'finished'; testId: string }
  /** During a rest break that began on another device, when this browser has no questions yet. */
  | { status: 'break'; test: OpenTestDto; reload: () => void }
  /** fromServer: the same test from the server, once it has replied. */
  | { status: 'open'; test: StartedTestDto; fromServer: FromServer | null };

/**
 * The test to show: the requested one, the one saved in this browser, or the newest open test from the
 * server, which may have been started on another device.
 */
export function useOpenTest(userId: string, wantedTestId: string | undefined): OpenTest {
  const [saved, setSaved] = useState<StartedTestDto | null>(() => {
    const test = readSavedTest(userId);
    return test && (wantedTestId === undefined || wantedTestId === test.testId) ? test : null;
  });
  const [testId] = useState(wantedTestId ?? saved?.testId);
  const query = useActiveTest(testId, async () => {
    if (testId !== undefined) await sendUnsentBreaks(userId, testId, isRetryable).catch(() => undefined);
  });
  const isFresh = query.isSuccess && query.isFetchedAfterMount;
  const active = isFresh ? query.data.test : null;
  const retry = () => void query.refetch();
  if (saved) return stateOfSaved(userId, saved, { isFresh, active, receivedAt: query.dataUpdatedAt });
  if (active?.questions.length === 0) return { status: 'break', test: active, reload: retry };
  // Saved from now on, whatever the server returns later.
  if (active) setSaved(active);
  if (query.isError || query.isPaused) return { status: 'failed', retry };
  if (!isFresh || active) return { status: 'loading' };
  return testId === undefined ? { status: 'none' } : { status: 'finished', testId };
}

interface ServerReply {
  /** Whether the server has replied since the page was opened. */
  isFresh: boolean;
  /** The test that is open on the server. */
  active: OpenTestDto | null;
  receivedAt: number;
}

/** The state of a test that this browser has saved. */
function stateOfSaved(
  userId: string,
  saved: StartedTestDto,
  { isFresh, active, receivedAt }: ServerReply,
): OpenTest {
  const isFinishedElsewhere = isFresh && !active && !isOverdue(saved, receivedAt);
  if (isFinishedElsewhere || readPendingResult(userId, saved.testId)) {
    return { status: 'finished', testId: saved.testId };
  }
  const fromServer = active?.testId === saved.testId ? { test: active, receivedAt } : null;
  return { status: 'open', test: saved, fromServer };
}
