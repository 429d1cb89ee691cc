import { endFirstDay, startStarter } from '@markwell/shared/features/first-day/first-day.contract';
import { activeTest, openTests } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import { ownStats } from '@markwell/shared/features/users/users.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#components/ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';
import { useStart } from '#lib/query/use-start.ts';

const tryAgain = 'Please check the connection and try again.';

/** Starts the starter, or continues it, and opens it; an error is shown as a toast. */
export function useStartStarter() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const starter = useStart({
    start: (_choice: 'starter', idempotencyKey) => call(startStarter, undefined, { idempotencyKey }),
    onSuccess({ testId }) {
      for (const endpoint of [activeTest, openTests])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      void navigate('/test/active', { state: { testId } });
    },
    onError(error) {
      showToast('error', 'Your starter didn’t start', messageOf(error, tryAgain));
    },
  });
  // The test may exist before its page has opened: until then, another click must not start a second one.
  const isStarting = starter.isPending || starter.isSuccess;
  return {
    isStarting,
    start: () => {
      if (!isStarting) starter.mutate('starter');
    },
  };
}

/** Ends the steps of the first day. When they are skipped, a toast says so or why not, and `onSkipped` is called. */
export function useEndFirstDay(onSkipped: () => void) {
  const queryClient = useQueryClient();
  return useMutation<unknown, Error, 'done' | 'skipped'>({
    mutationFn: () => call(endFirstDay),
    async onSuccess(_, how) {
      await queryClient.invalidateQueries({ queryKey: endpointKey(ownStats) });
      if (how === 'done') return;
      showToast('info', 'Steps skipped', 'You can start a test whenever you like.');
      onSkipped();
    },
    onError(error, how) {
      if (how === 'skipped') showToast('error', 'The steps could not be skipped', messageOf(error, tryAgain));
    },
  });
}
