import * as contract from '@markwell/shared/classes/classes.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toastError } from '#ui/feedback/show-toast.tsx';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

/** The caller's classes and invitations. */
export const useMemberships = ({ enabled = true } = {}) =>
  useQuery({ ...endpointQuery(contract.ownMemberships), staleTime: 0, enabled });

/** The class of a code. A wrong code is not tried again: wrong ones are counted. */
export const useClassPreview = (code: string) =>
  useQuery({
    queryKey: endpointKey(contract.previewClass, { body: { code } }),
    queryFn: () => call(contract.previewClass, { body: { code } }),
    staleTime: Infinity,
    retry: false,
  });

function useReloadMemberships() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: endpointKey(contract.ownMemberships) }),
      queryClient.invalidateQueries({ queryKey: endpointKey(contract.previewClass) }),
    ]);
}

export const useJoinClass = () =>
  useMutation({
    mutationFn: (code: string) => call(contract.joinClass, { body: { code } }),
    onSuccess: useReloadMemberships(),
    onError: toastError('You did not join the class'),
  });

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (invitationId: string) => call(contract.acceptInvitation, { params: { invitationId } }),
    onSettled: useReloadMemberships(),
    onError: toastError('You did not join the class'),
  });

export const useDeclineInvitation = () =>
  useMutation({
    mutationFn: (invitationId: string) => call(contract.declineInvitation, { params: { invitationId } }),
    onSettled: useReloadMemberships(),
    onError: toastError('The invitation was not declined'),
  });

export const useLeaveClass = () =>
  useMutation({
    mutationFn: (classId: string) => call(contract.leaveClass, { params: { classId } }),
    onSettled: useReloadMemberships(),
    onError: toastError('You did not leave the class'),
  });
