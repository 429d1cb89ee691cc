import {
  beginSecondFactor,
  finishSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  turnOffSecondFactor,
} from '@markwell/shared/accounts/second-factor.contract';
import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';

export const useSecondFactor = () => useQuery({ ...endpointQuery(secondFactorState), staleTime: 0 });

/** Reads again what depends on the authenticator app: its state, and what is open without one. */
export function useRefreshSecondFactor() {
  const queryClient = useQueryClient();
  const { updateUser } = useAuth();
  return async () => {
    const { needsSecondFactor, secondFactorDueOn } = await call(currentUser);
    updateUser({ needsSecondFactor, secondFactorDueOn });
    await queryClient.invalidateQueries({ queryKey: endpointKey(secondFactorState) });
  };
}

/** A new secret, which nothing else may repeat: each request replaces it. */
export const useBeginSecondFactor = () => useMutation({ mutationFn: () => call(beginSecondFactor) });

/**
 * The recovery codes in the reply are shown once. What depends on the app is read again when they are closed, because a
 * page that waits for the app closes then.
 */
export function useFinishSecondFactor() {
  const { renewToken } = useAuth();
  return useMutation({
    mutationFn: (code: string) => call(finishSecondFactor, { body: { code } }),
    onSuccess: ({ token }) => renewToken(token),
  });
}

const showFailure = (error: unknown) => {
  showToast('error', 'Nothing was changed', messageOf(error, 'Please try again.'));
};

function useChange<Changed>(change: () => Promise<Changed>) {
  const refresh = useRefreshSecondFactor();
  return useMutation({ mutationFn: change, onSuccess: refresh, onError: showFailure });
}

export const useRenewRecoveryCodes = () => useChange(() => call(renewRecoveryCodes));

export const useTurnOffSecondFactor = () => useChange(() => call(turnOffSecondFactor));
