import { startPractice, studyPlan } from '@markwell/shared/planner/planner.contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';
import { useAskBeforeStart } from './use-ask-before-start.tsx';
import { useStartAndOpenTest } from './use-start-and-open-test.ts';

/**
 * Starts today's practice of a subject and opens it; an error is shown as a toast. Render `startQuestion`: it asks first
 * while another test is open.
 */
export function useStartPractice() {
  const queryClient = useQueryClient();
  const { askBeforeStart, startQuestion } = useAskBeforeStart();
  const { start, starting } = useStartAndOpenTest({
    name: 'practice',
    start: (subjectId: string, idempotencyKey) =>
      call(startPractice, { body: { subjectId } }, { idempotencyKey }),
    // Perhaps nothing is due now, so fetch the plan again.
    onError: () => void queryClient.invalidateQueries({ queryKey: endpointKey(studyPlan) }),
  });
  return {
    start: (subjectId: string) => askBeforeStart(() => start(subjectId)),
    startingId: starting,
    startQuestion,
  };
}
