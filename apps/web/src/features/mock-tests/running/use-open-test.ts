import { useState } from 'react';
import type { StartedTestDto, OpenTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { useActiveTest } from '../mock-tests.queries.ts';
import { isOverdue, readSavedTest } from './saved-test.ts';
import { readPendingResult } from './pending-results.ts';

/** A test as the server knows it. */
export interface FromServer {
  test: OpenTestDto;
  /** Milliseconds by this device's clock. */
  receivedAt: number;
}

export type OpenTest =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'failed'; retry: () => void }
  /** Handed in before, here or on another device. */
  | { status: 'finished'; testId: string }
  /** fromServer: the same test as the server knows it, once it has said so. */
  | { status: 'open'; test: StartedTestDto; fromServer: FromServer | null };

/**
 * The test to show: the one that was asked for, the one kept in this browser, or the newest open one of the server, which
 * may come from another device.
 */
export function useOpenTest(userId: string, wantedTestId: string | undefined): OpenTest {
  const [kept, setKept] = useState<StartedTestDto | null>(() => {
    const test = readSavedTest(userId);
    return test && (wantedTestId === undefined || wantedTestId === test.testId) ? test : null;
  });
  const query = useActiveTest();
  const isFresh = query.isSuccess && query.isFetchedAfterMount;
  const active = isFresh ? query.data.test : null;
  const receivedAt = query.dataUpdatedAt;

  if (!kept && active) setKept(active); // stays, whatever the server says of it later

  if (kept) {
    const { testId } = kept;
    const isFinishedElsewhere = isFresh && !active && !isOverdue(kept, receivedAt);
    if (isFinishedElsewhere || readPendingResult(userId, testId)) return { status: 'finished', testId };
    const fromServer = active?.testId === testId ? { test: active, receivedAt } : null;
    return { status: 'open', test: kept, fromServer };
  }
  if (query.isError || query.isPaused) return { status: 'failed', retry: () => void query.refetch() };
  return { status: isFresh && !active ? 'none' : 'loading' };
}
