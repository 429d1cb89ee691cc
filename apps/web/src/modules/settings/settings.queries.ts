import {
  readArrangement,
  updateArrangement,
} from '@markwell/shared/access-arrangements/access-arrangements.contract';
import type { OwnArrangementDto } from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import { currentUser, tokenDays } from '@markwell/shared/accounts/auth.contract';
import {
  readEmailPreferences,
  updateEmailPreferences,
  type EmailPreferencesDto,
} from '@markwell/shared/notifications/emails.contract';
import { listExamBoards, stageOfUser } from '@markwell/shared/subjects/stages.contract';
import {
  changeEmail,
  changePassword,
  exportData,
  ownStats,
  requestDeletion,
  undoDeletion,
  updateProfile,
  type AccountStateDto,
  type EmailChangeInput,
  type ProfileInput,
} from '@markwell/shared/settings/users.contract';
import { checkToken } from '@markwell/shared/accounts/session-token';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api/client.ts';
import { longTimeoutMs, mailTimeoutMs } from '#lib/api/timeouts.ts';
import { downloadText } from '#lib/download.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';

const daySeconds = 86_400;

export const useStageOfUser = (userId: string) =>
  useQuery(endpointQuery(stageOfUser, { params: { userId } }));

export const useExamBoards = () => useQuery(endpointQuery(listExamBoards));

export const useAccountState = () => useQuery(endpointQuery(ownStats)).data?.account;

export function useUpdateProfile() {
  const { updateUser } = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: ProfileInput) => call(updateProfile, { body: profile }),
    onSuccess: (profile) => {
      updateUser(profile);
      void queryClient.invalidateQueries({ queryKey: endpointKey(ownStats) });
      void queryClient.invalidateQueries({ queryKey: endpointKey(currentUser) });
    },
  });
}

export const useChangeEmail = () =>
  useMutation({
    mutationFn: (change: EmailChangeInput) =>
      call(changeEmail, { body: change }, { timeoutMs: mailTimeoutMs }),
  });

/** Whether the current session was started with 'Remember me'; the new token is then valid as long. */
function isRemembered(token: string | null): boolean {
  const check = checkToken(token, Date.now());
  return check.valid && check.payload.exp - Number(check.payload['iat']) > tokenDays.standard * daySeconds;
}

export function useChangePassword() {
  const { token, renewToken } = useAuth();
  return useMutation({
    mutationFn: (passwords: { currentPassword: string; newPassword: string }) =>
      call(changePassword, { body: { ...passwords, rememberMe: isRemembered(token) } }),
    onSuccess: (reply) => renewToken(reply.token),
  });
}

export const useEmailPreferences = () => useQuery(endpointQuery(readEmailPreferences));

/** Shows the choice immediately, and takes it back if it cannot be saved. */
export function useUpdateEmailPreferences() {
  const queryClient = useQueryClient();
  const { queryKey } = endpointQuery(readEmailPreferences);
  return useMutation({
    // One after the other, so that the last choice is the one that is stored.
    scope: { id: 'email preferences' },
    mutationFn: (change: Partial<EmailPreferencesDto>) => call(updateEmailPreferences, { body: change }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) => before && { ...before, ...change });
    },
    onError: (_, change) => {
      const undone = Object.fromEntries(Object.entries(change).map(([name, isOn]) => [name, !isOn]));
      queryClient.setQueryData(queryKey, (before) => before && { ...before, ...undone });
    },
  });
}

/** The arrangement, which the page follows as it changes. */
export function useArrangement() {
  const { updateUser } = useAuth();
  const query = useQuery(endpointQuery(readArrangement));
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const { textSize, spacing, font, paperColour, hasReader } = data.own;
    const hasReaderInAssignments = data.forAssignments.hasReader;
    updateUser({
      arrangement: { textSize, spacing, font, paperColour, hasReader, hasReaderInAssignments },
    });
  }, [data, updateUser]);
  return query;
}

/** Shows the choice immediately, and reads what is stored if it cannot be saved. */
export function useUpdateArrangement() {
  const queryClient = useQueryClient();
  const { queryKey } = endpointQuery(readArrangement);
  return useMutation({
    // One after the other, so that the last choice is the one that is stored.
    scope: { id: 'access arrangement' },
    mutationFn: (own: OwnArrangementDto) => call(updateArrangement, { body: own }),
    onMutate: async (own) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) => before && { ...before, own });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

export const useExportData = () =>
  useMutation({
    mutationFn: () => call(exportData, undefined, { timeoutMs: longTimeoutMs }),
    onSuccess: (data) => {
      downloadText('markwell-my-data.json', 'application/json', JSON.stringify(data, null, 2));
    },
  });

/** `onDone` runs even if the new state removes the button that started the change. */
function useAccountStateChange(onDone: (account: AccountStateDto) => void) {
  const queryClient = useQueryClient();
  return (account: AccountStateDto) => {
    queryClient.setQueryData(endpointQuery(ownStats).queryKey, (stats) => stats && { ...stats, account });
    onDone(account);
  };
}

export function useRequestDeletion(onDone: (account: AccountStateDto) => void) {
  const onSuccess = useAccountStateChange(onDone);
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call(requestDeletion, { body: password === undefined ? {} : { password } }),
    onSuccess,
  });
}

export function useUndoDeletion(onDone: () => void) {
  const onSuccess = useAccountStateChange(onDone);
  return useMutation({ mutationFn: () => call(undoDeletion), onSuccess });
}
