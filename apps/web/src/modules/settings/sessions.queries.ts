import { endSession, listSessions, signOutEverywhere } from '@markwell/shared/accounts/sessions.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';

export const useSessions = () => useQuery({ ...endpointQuery(listSessions), staleTime: 0 });

const showFailure = (error: unknown) => {
  showToast('error', 'Nothing was signed out', messageOf(error, 'Please try again.'));
};

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onError: showFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listSessions) }),
  });
}

export function useSignOutEverywhere() {
  const { logout } = useAuth();
  return useMutation({
    mutationFn: () => call(signOutEverywhere),
    onSuccess: logout,
    onError: showFailure,
  });
}
