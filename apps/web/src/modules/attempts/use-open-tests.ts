import { activeTest, discardTest, openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import type { OpenTestSummaryDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { secondsUntil } from '@markwell/shared/time/timer';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { hasPendingResult } from './pending-result-key.ts';

/** How long the parts of one page share a reply; a page that opens later fetches again. */
export const openTestsFreshMs = 2_000;

/** The time left is shown in minutes. */
const refreshEveryMs = 60_000;

export interface OpenTest extends OpenTestSummaryDto {
  /** Rounded up. */
  minutesLeft: number;
}

interface OpenTests {
  /** The newest first, whichever device they were started on; empty while they load. */
  tests: OpenTest[];
  /** Without a reply yet, and not retried. */
  isLoading: boolean;
  /** Waits for the reply; empty when they could not be loaded. */
  load: () => Promise<OpenTest[]>;
}

export function useOpenTests(): OpenTests {
  const { user } = useAuth();
  const { data, isLoading, failureCount, refetch } = useQuery({
    ...endpointQuery(openTests),
    enabled: user !== null,
    staleTime: openTestsFreshMs,
    refetchInterval: ({ state }) => (state.data?.tests.length ? refreshEveryMs : false),
  });
  const testsIn = (reply: OpenTestsReply | undefined) => (user && reply ? shownTests(reply, user.id) : []);
  return {
    tests: testsIn(data),
    isLoading: isLoading && failureCount === 0,
    load: async () => testsIn((await refetch({ cancelRefetch: false })).data),
  };
}

type OpenTestsReply = ResponseOf<typeof openTests>;

/** Without those that were submitted on this device and that the server does not have yet. */
function shownTests({ tests, serverTime }: OpenTestsReply, userId: string): OpenTest[] {
  const now = Date.parse(serverTime);
  return tests
    .filter(({ testId }) => !hasPendingResult(userId, testId))
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
