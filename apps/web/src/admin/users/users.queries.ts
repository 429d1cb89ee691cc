import {
  changeActive,
  changePremium,
  changeRole,
  changeSchool,
  createSchool,
  listSchools,
  listUsers,
  sendResetLink,
  type ManagedUserDto,
} from '@markwell/shared/admin/users/users.contract';
import type { Role } from '@markwell/shared/vocabulary/roles';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/ui/show-toast.tsx';
import { ApiError, messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';

interface Asked {
  page: number;
  search: string;
  role: Role | '';
}

/** What other administrators changed is to be seen: nothing here is fresh for long. */
export const useUsers = (query: Asked) =>
  useQuery({ ...endpointQuery(listUsers, { query }), staleTime: 0, placeholderData: keepPreviousData });

/** With the HTTP status, as spec 3 §8 has it. */
export function usersFailure(error: unknown): string {
  const words = messageOf(error, 'The server cannot be reached.');
  return error instanceof ApiError && error.status !== undefined
    ? `HTTP ${String(error.status)}: ${words}`
    : words;
}

export const useSchools = () => useQuery({ ...endpointQuery(listSchools), staleTime: 0 });

export function useCreateSchool() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(createSchool, { body: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listSchools) }),
  });
}

/** What can be changed about a user. */
export type UserChange =
  { role: Role } | { isActive: boolean } | { premiumUntil: string | null } | { schoolId: string | null };

function send(id: string, change: UserChange): Promise<{ user: ManagedUserDto }> {
  const params = { id };
  if ('role' in change) return call(changeRole, { params, body: change });
  if ('isActive' in change) return call(changeActive, { params, body: change });
  if ('premiumUntil' in change) return call(changePremium, { params, body: change });
  return call(changeSchool, { params, body: change });
}

/** Changes one thing about a user; `onChanged` gets the user as they are then. A refusal is said in the server's words. */
export function useChangeUser(id: string, onChanged: (user: ManagedUserDto) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: UserChange) => send(id, change),
    onSuccess: ({ user }) => {
      onChanged(user);
    },
    onError: (error) => {
      showToast('error', messageOf(error, 'The change did not arrive. Please try again.'));
    },
    // A refusal may mean that somebody else was here first.
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listUsers) }),
  });
}

/** Mails take their time, and are tried again when the post does not answer at once. */
const mailTimeout = 30_000;

export const useSendResetLink = (id: string) =>
  useMutation({
    mutationFn: () => call(sendResetLink, { params: { id } }, { timeout: mailTimeout }),
    onSuccess: ({ sentTo }) => {
      showToast('success', 'Reset link sent', sentTo);
    },
    onError: (error) => {
      showToast('error', messageOf(error, 'The reset link could not be sent. Please try again.'));
    },
  });
