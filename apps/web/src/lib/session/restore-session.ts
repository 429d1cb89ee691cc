import { checkToken } from '@markwell/shared/accounts/session-token';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, InvalidResponseError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { logWarning } from '../log.ts';
import { endpointKey } from '../query/cache-keys.ts';
import { shouldRetry } from '../query/query-client.ts';
import type { Session } from './auth-context.ts';
import { currentClientUser } from './session-user.ts';
import { tokenStore } from './token-store.ts';

const signedOut: Session = { token: null, user: null, loading: false };

/** Asks the server for the signed-in user. `retry` decides on retries, by default as for every query. */
export function fetchCurrentUser(
  queryClient: QueryClient,
  retry: (failures: number, error: unknown) => boolean = shouldRetry,
) {
  return queryClient.query({
    queryKey: endpointKey(currentClientUser),
    queryFn: () => call(currentClientUser),
    staleTime: 0,
    networkMode: 'always',
    retry,
  });
}

/** Retries a server error once. After no reply, the caller of restoreSession retries. */
const retryOnce = (failures: number, error: unknown) =>
  failures === 0 && error instanceof ApiError && (error.status ?? 0) >= 500;

function forget(reason: string): Session {
  logWarning(reason);
  tokenStore.remove();
  return signedOut;
}

/**
 * Restores the session when the page opens. The token is removed if it fails our
 * check or the server's, or if the server's reply about its user is invalid. Any other error is logged and
 * keeps the token, without a user: the server could not be reached.
 */
export async function restoreSession(queryClient: QueryClient, abandoned: AbortSignal): Promise<Session> {
  const token = tokenStore.read();
  if (!token) return signedOut;
  const check = checkToken(token, Date.now());
  if (!check.valid) return forget(check.reason);
  try {
    return { token, user: await fetchCurrentUser(queryClient, retryOnce), loading: false };
  } catch (error) {
    if (abandoned.aborted) return signedOut; // also after a 401, which has ended the session
    if (error instanceof InvalidResponseError) return forget('Invalid user data received');
    logWarning('Auth check failed', error instanceof ApiError ? (error.status ?? error.message) : error);
    return { token, user: null, loading: false };
  }
}
