import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { activeTest, openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '#lib/api/api-error.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';
import { isWaitingForRetry, startQueueText, startQueueTitle } from '#lib/query/start-retry.ts';
import { useStart } from '#lib/query/use-start.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';

interface TestToStart<Choice> {
  /** What the toasts call the test: 'Your … didn’t start'. */
  name: string;
  /** Sends the request; the key is the same for the same choice until there is a reply. */
  start: (choice: Choice, idempotencyKey: string) => Promise<Pick<StartedTestDto, 'testId'>>;
  onError?: () => void;
}

/** Starts a test without a page of its own and opens it. A toast says that the start is waiting, or why it failed. */
export function useStartAndOpenTest<Choice>({ name, start, onError }: TestToStart<Choice>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const test = useStart({
    start,
    onSuccess({ testId }) {
      for (const endpoint of [activeTest, openTests])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      void navigate('/test/active', { state: { testId } });
    },
    onError(error) {
      showToast(
        'error',
        `Your ${name} didn’t start`,
        messageOf(error, 'Please check the connection and try again.'),
      );
      onError?.();
    },
  });
  const isWaiting = isWaitingForRetry(test);
  useEffect(() => {
    if (isWaiting) showToast('info', startQueueTitle, startQueueText(name));
  }, [isWaiting, name]);
  const { mutateAsync, variables, isPending, isSuccess } = test;
  // The test may exist before its page has opened: until then, another click must not start a second one.
  return {
    /** Resolves when the test has started, or has failed to, which the toast says. */
    start: (choice: Choice) => mutateAsync(choice).catch(() => undefined),
    starting: isPending || isSuccess ? variables : undefined,
  };
}
