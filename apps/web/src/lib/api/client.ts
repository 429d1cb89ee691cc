import type { AnyEndpoint, InputOf, ResponseOf } from '@markwell/shared/contract/endpoint';
import { logWarning } from '../log.ts';
import { tokenStore } from '../session/token-store.ts';
import { ApiError, InvalidResponseError } from './api-error.ts';
import type { CallOptions, Send } from './send.ts';

export type { CallOptions, FileToSend } from './send.ts';

/** An endpoint without params, query and body takes no input. */
type CallArguments<E extends AnyEndpoint> =
  unknown extends InputOf<E>
    ? [input?: undefined, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

const listeners = new Set<() => void>();

/** Calls the listener when a 401 has removed the token. Returns a function that unsubscribes. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const secondFactorListeners = new Set<() => void>();

/** Calls the listener when the server has refused a call until an authenticator app is set up. Returns its undo. */
export function onSecondFactorRequired(listener: () => void): () => void {
  secondFactorListeners.add(listener);
  return () => secondFactorListeners.delete(listener);
}

let askForConfirmation: (() => Promise<boolean>) | undefined;

/**
 * Sets who asks the user to confirm who they are, when the server requires it. `ask` resolves with whether they have.
 * Returns a function that undoes it.
 */
export function onConfirmationRequired(ask: () => Promise<boolean>): () => void {
  askForConfirmation = ask;
  return () => {
    if (askForConfirmation === ask) askForConfirmation = undefined;
  };
}

/** Ends the session after a 401, but not for public endpoints (sign-in) or an older token. */
function endSessionOn(error: ApiError, endpoint: AnyEndpoint, sentToken: string | null): void {
  if (error.status !== 401 || endpoint.access === 'public' || tokenStore.read() !== sentToken) return;
  logWarning('Invalid token');
  tokenStore.remove();
  for (const listener of listeners) listener();
}

let loadedSend: Send | undefined;

/**
 * Loads what sends requests, with axios. It is not needed to draw the first page, so it is loaded beside it; when that
 * fails, the next call tries again.
 */
async function loadSend(): Promise<Send> {
  try {
    return (loadedSend = (await import('./send.ts')).send);
  } catch {
    throw new ApiError({ message: 'Network Error' });
  }
}
loadSend().catch(() => undefined);

/** Calls an endpoint and parses its reply. Throws ApiError or InvalidResponseError. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<ResponseOf<E>> {
  const token = tokenStore.read();
  let data: unknown;
  try {
    const send = loadedSend ?? (await loadSend());
    data = await send(endpoint, input ?? {}, token, options).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') throw error;
      if ((await askForConfirmation?.()) !== true) throw error;
      return send(endpoint, input ?? {}, token, options);
    });
  } catch (error) {
    if (error instanceof ApiError) endSessionOn(error, endpoint, token);
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') {
      for (const listener of secondFactorListeners) listener();
    }
    throw error;
  }
  const parsed = endpoint.response.safeParse(data);
  if (!parsed.success) throw new InvalidResponseError(parsed.error);
  return parsed.data as ResponseOf<E>;
}
