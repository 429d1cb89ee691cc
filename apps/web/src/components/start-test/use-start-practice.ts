import { activeTest, openTests } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import { startPractice, studyPlan } from '@markwell/shared/features/planner/planner.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { endpointKey } from '../../lib/query/cache-keys.ts';
import { isWaitingForRetry, startQueueTitle, startQueueText } from '../../lib/query/start-retry.ts';
import { showToast } from '../ui/feedback/show-toast.tsx';
import { useStart } from '../../lib/query/use-start.ts';
import { useAskBeforeStart } from './use-ask-before-start.tsx';

/**
 * Starts today's practice of a subject and opens it; an error is shown as a toast. Render `startQuestion`: it asks first
 * while another test is open.
 */
export function useStartPractice() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { askBeforeStart, startQuestion } = useAskBeforeStart();
  const practice = useStart({
    start: (subjectId: string, idempotencyKey) =>
      call(startPractice, { body: { subjectId } }, { idempotencyKey }),
    onSuccess({ testId }) {
      void queryClient.invalidateQueries({ queryKey: endpointKey(activeTest) });
      void queryClient.invalidateQueries({ queryKey: endpointKey(openTests) });
      void navigate('/test/active', { state: { testId } });
    },
    onError(error) {
      showToast(
        'error',
        'Your practice didn’t start',
        messageOf(error, 'Please check the connection and try again.'),
      );
      // Perhaps nothing is due now, so fetch the plan again.
      void queryClient.invalidateQueries({ queryKey: endpointKey(studyPlan) });
    },
  });
  const isWaiting = isWaitingForRetry(practice);
  useEffect(() => {
    if (isWaiting) showToast('info', startQueueTitle, startQueueText('practice'));
  }, [isWaiting]);
  const { mutate, variables, isPending, isSuccess } = practice;
  // The test may exist before its page has opened: until then, another click must not start a second one.
  return {
    start: (subjectId: string) => {
      askBeforeStart(() => {
        mutate(subjectId);
      });
    },
    startingId: isPending || isSuccess ? variables : undefined,
    startQuestion,
  };
}
