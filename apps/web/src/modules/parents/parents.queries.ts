import {
  acceptParentInvitation,
  agreeToParent,
  childSummary,
  declineParentInvitation,
  endParentLink,
  enterParentCode,
  inspectParentInvitation,
  inviteParent,
  listChildren,
  makeCodeForChild,
  makeParentCode,
  ownParents,
  ownParentViews,
} from '@markwell/shared/parents/parents.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { mailTimeoutMs } from '#lib/api/timeouts.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { useSendOnce } from '#lib/query/use-send-once.ts';

export const useOwnParents = () => useQuery(endpointQuery(ownParents));

export const useParentViews = () => useQuery({ ...endpointQuery(ownParentViews), staleTime: 0 });

export function useMakeCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof makeParentCode>['body']) => call(makeParentCode, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: endpointKey(ownParents) }),
  });
}

export function useInviteParent() {
  const queryClient = useQueryClient();
  return useSendOnce({
    send: (body: InputOf<typeof inviteParent>['body'], idempotencyKey) =>
      call(inviteParent, { body }, { timeoutMs: mailTimeoutMs, idempotencyKey }),
    onSuccess: (parents) => {
      queryClient.setQueryData(endpointQuery(ownParents).queryKey, parents);
    },
  });
}

export function useAgreeToParent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(agreeToParent, { params: { id } }),
    onSuccess: (parents) => {
      queryClient.setQueryData(endpointQuery(ownParents).queryKey, parents);
    },
    onError: (error) => {
      showToast('error', 'Nothing has changed', messageOf(error, 'Please try again.'));
      void queryClient.invalidateQueries({ queryKey: endpointKey(ownParents) });
    },
  });
}

/** For both: the lists are read again, also after a failure. */
export function useEndLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endParentLink, { params: { id } }),
    onError: (error) => showToast('error', 'Nothing has changed', messageOf(error, 'Please try again.')),
    onSettled: () =>
      Promise.all(
        [ownParents, listChildren].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}

export const useChildren = () => useQuery({ ...endpointQuery(listChildren), staleTime: 0 });

export function useEnterCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(enterParentCode, { body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: endpointKey(listChildren) }),
  });
}

export const useChildSummary = (id: string) =>
  useQuery({ ...endpointQuery(childSummary, { params: { id } }), staleTime: 0 });

export const useMakeCodeForChild = (id: string) =>
  useMutation({ mutationFn: () => call(makeCodeForChild, { params: { id } }) });

/** Not cached after the page closes, because the request contains the invitation's secret. */
export const useInvitation = (token: string) =>
  useQuery({
    ...endpointQuery(inspectParentInvitation, { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
  });

export function useAcceptInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(acceptParentInvitation, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: endpointKey(listChildren) }),
  });
}

export const useDeclineInvitation = () =>
  useMutation({
    mutationFn: (body: { token: string; isNotMe: boolean }) => call(declineParentInvitation, { body }),
  });
