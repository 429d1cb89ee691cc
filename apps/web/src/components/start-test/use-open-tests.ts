import { activeTest, discardTest, openTests } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { OpenTestSummaryDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { secondsUntil } from '@markwell/shared/rules/time/timer';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { showToast } from '../ui/feedback/show-toast.tsx';
import { hasPendingResult } from './pending-result-key.ts';

/** Milliseconds in which the parts of one page share a reply; a page that opens later fetches again. */
export const openTestsFresh = 2_000;

/** Milliseconds: the time left is shown in minutes. */
const refreshEvery = 60_000;

export interface OpenTest extends OpenTestSummaryDto {
  /** Rounded up. */
  minutesLeft: number;
}

/** The pupil's open tests, the newest first, whichever device they were started on; empty while they load. */
export function useOpenTests(): OpenTest[] {
  const { user } = useAuth();
  const { data } = useQuery({
    ...endpointQuery(openTests),
    enabled: user !== null,
    staleTime: openTestsFresh,
    refetchInterval: ({ state }) => (state.data?.tests.length ? refreshEvery : false),
  });
  if (!user || !data) return [];
  const now = Date.parse(data.serverTime);
  return data.tests
    .filter(({ testId }) => !hasPendingResult(user.id, testId))
    .map((test) => ({
      ...test,
      minutesLeft: Math.ceil(secondsUntil(Date.parse(test.deadlineAt), now) / 60),
    }));
}

/** Discards an open test, and says so or why not. */
export function useDiscardTest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (testId: string) => call(discardTest, { params: { testId } }),
    onSuccess() {
      showToast('success', 'Test discarded', 'It does not count.');
    },
    onError(error) {
      showToast(
        'error',
        'The test was not discarded',
        messageOf(error, 'Please check the connection and try again.'),
      );
    },
    onSettled: () =>
      Promise.all(
        [openTests, activeTest].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}
