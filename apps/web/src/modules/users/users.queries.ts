import { correctEmail, correctName } from '@markwell/shared/users/correct-user.contract';
import {
  changeActive,
  changePremium,
  changeRole,
  changeSchool,
  createSchool,
  listSchools,
  listUsers,
  readUser,
  sendResetLink,
  type ManagedUserDto,
} from '@markwell/shared/users/users.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useListQuery } from '#ui/admin/list/use-list-query.ts';
import { showToast, toastError } from '#ui/feedback/show-toast.tsx';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { mailTimeoutMs } from '#lib/api/timeouts.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

export const useUsers = (query: InputOf<typeof listUsers>['query']) =>
  useListQuery(endpointQuery(listUsers, { query }), ({ users, pagination }) => ({
    rows: users,
    pageCount: pagination.totalPages,
    total: pagination.totalCount,
  }));

/** The newest details of a listed user. The server records that an administrator opened them. */
export function useManagedUser(listed: ManagedUserDto): ManagedUserDto {
  const query = endpointQuery(readUser, { params: { id: listed.id } });
  return useQuery({ ...query, staleTime: 0 }).data?.user ?? listed;
}

/** The error message with the HTTP status, as the specification requires. */
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

/** The changes that can be made to a user. */
type UserChange =
  | { role: Role }
  | { isActive: boolean }
  | { premiumUntil: string | null }
  | { schoolId: string | null };

function send(id: string, change: UserChange): Promise<{ user: ManagedUserDto }> {
  const params = { id };
  if ('role' in change) return call(changeRole, { params, body: change });
  if ('isActive' in change) return call(changeActive, { params, body: change });
  if ('premiumUntil' in change) return call(changePremium, { params, body: change });
  return call(changeSchool, { params, body: change });
}

/** Corrects the name or the address of a user, from a form, which shows errors. */
export function useCorrectUser(id: string, onChanged: (user: ManagedUserDto) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: InputOf<typeof correctName>['body'] | InputOf<typeof correctEmail>['body']) =>
      'name' in change
        ? call(correctName, { params: { id }, body: change })
        : call(correctEmail, { params: { id }, body: change }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(endpointQuery(readUser, { params: { id } }).queryKey, { user });
      onChanged(user);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listUsers) }),
  });
}

/** Changes one setting of a user; `onChanged` gets the changed user. Errors show the server's message. */
export function useChangeUser(id: string, onChanged: (user: ManagedUserDto) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: UserChange) => send(id, change),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(endpointQuery(readUser, { params: { id } }).queryKey, { user });
      onChanged(user);
    },
    onError: toastError('The change was not saved. Please try again.'),
    // An error may mean that another administrator has changed the user.
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listUsers) }),
  });
}

export const useSendResetLink = (id: string) =>
  useMutation({
    mutationFn: () => call(sendResetLink, { params: { id } }, { timeoutMs: mailTimeoutMs }),
    onSuccess: ({ sentTo }) => showToast('success', 'Reset link sent', sentTo),
    onError: toastError('The reset link could not be sent. Please try again.'),
  });
