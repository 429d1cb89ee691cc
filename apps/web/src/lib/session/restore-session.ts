import { checkToken } from '@markwell/shared/rules/session-token';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, InvalidResponseError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { logWarning } from '../log.ts';
import { endpointKey } from '../query/keys.ts';
import { shouldRetry } from '../query/query-client.ts';
import type { Session } from './auth-context.ts';
import { currentClientUser } from './session-user.ts';
import { tokenStore } from './token-store.ts';

const signedOut: Session = { token: null, user: null, loading: false };

/** Asks the server who is signed in; a server that is only just starting is asked again, as every query is. */
export function fetchCurrentUser(queryClient: QueryClient) {
  return queryClient.query({
    queryKey: endpointKey(currentClientUser),
    queryFn: () => call(currentClientUser),
    staleTime: 0,
    networkMode: 'always',
    retry: shouldRetry,
  });
}

function forget(reason: string): Session {
  logWarning(reason);
  tokenStore.remove();
  return signedOut;
}

/**
 * Who is signed in when the page opens (spec 1 §4, Session restore). A token that fails its check or the server's is
 * removed; an answer that is neither yes nor 401 is logged and leaves the token where it is.
 */
export async function restoreSession(queryClient: QueryClient, abandoned: AbortSignal): Promise<Session> {
  const token = tokenStore.read();
  if (!token) return signedOut;
  const check = checkToken(token, Date.now());
  if (!check.valid) return forget(check.reason);
  try {
    return { token, user: await fetchCurrentUser(queryClient), loading: false };
  } catch (error) {
    if (abandoned.aborted) return signedOut;
    if (error instanceof InvalidResponseError) return forget('Invalid user data received');
    if (!(error instanceof ApiError) || error.status === undefined)
      return forget('The sign-in could not be checked');
    if (error.status === 401) return forget('Invalid token');
    logWarning('Auth check failed', error.status);
    return { token, user: null, loading: false };
  }
}
