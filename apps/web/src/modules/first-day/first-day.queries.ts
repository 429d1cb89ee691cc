import { endFirstDay, startStarter } from '@markwell/shared/first-day/first-day.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStartAndOpenTest } from '#modules/attempts/use-start-and-open-test.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';

/** Starts the starter, or continues it, and opens it; an error is shown as a toast. It is the pupil's first test. */
export function useStartStarter() {
  const { start, starting } = useStartAndOpenTest({
    name: 'starter',
    start: (_choice: 'starter', idempotencyKey) => call(startStarter, undefined, { idempotencyKey }),
  });
  const isStarting = starting !== undefined;
  return {
    isStarting,
    start: () => {
      if (!isStarting) void start('starter');
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
      if (how === 'skipped')
        showToast(
          'error',
          'The steps could not be skipped',
          messageOf(error, 'Please check the connection and try again.'),
        );
    },
  });
}
