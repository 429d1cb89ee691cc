import type { AnyEndpoint, InputOf, ResponseOf } from '@markwell/shared/contract/endpoint';
import axios, { AxiosError, AxiosHeaders, isAxiosError, isCancel, type AxiosRequestConfig } from 'axios';
import { logWarning } from '../log.ts';
import { tokenStore } from '../session/token-store.ts';
import { ApiError, InvalidResponseError } from './api-error.ts';
import { configuredBaseUrl } from './base-url.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Milliseconds (spec 1 §9). */
export const requestTimeout = 10_000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds; 0 for no timeout. */
  timeout?: number | undefined;
  /** For an endpoint that creates something: one key per user action, also for its retries. */
  idempotencyKey?: string | undefined;
  /** For an endpoint that accepts files: they are sent after the body's fields, in this order. */
  files?: readonly FileToSend[] | undefined;
  /** Called with the share of the request that has been sent, from 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
}

export interface FileToSend {
  fieldName: string;
  file: File;
}

/** An endpoint without params, query and body takes no input. */
type CallArguments<E extends AnyEndpoint> =
  unknown extends InputOf<E>
    ? [input?: undefined, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const http = axios.create({
  baseURL: configuredBaseUrl,
  timeout: requestTimeout,
  paramsSerializer: { indexes: null },
});

const listeners = new Set<() => void>();

/** Calls the listener when a 401 has removed the token. Returns a function that unsubscribes. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(String(params[name])));
}

function headersFor(endpoint: AnyEndpoint, token: string | null, options: CallOptions): AxiosHeaders {
  const headers = new AxiosHeaders();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (endpoint.creates) headers.set('Idempotency-Key', options.idempotencyKey ?? newIdempotencyKey());
  return headers;
}

function asApiError(error: unknown): ApiError {
  if (!isAxiosError<unknown>(error)) {
    return new ApiError({ message: error instanceof Error ? error.message : undefined });
  }
  return new ApiError({
    status: error.response?.status,
    data: error.response?.data,
    message: error.message,
    retryAfter: secondsOf(error.response?.headers['retry-after']),
    isTimeout: error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT,
  });
}

/** A Retry-After in seconds, as our server sends it; the date that a proxy may send is ignored. */
function secondsOf(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d+$/u.test(header) ? Number(header) : undefined;
}

/** Ends the session after a 401, but not for public endpoints (sign-in) or an older token. */
function endSessionOn(error: ApiError, endpoint: AnyEndpoint, sentToken: string | null): void {
  if (error.status !== 401 || endpoint.access === 'public' || tokenStore.read() !== sentToken) return;
  logWarning('Invalid token');
  tokenStore.remove();
  for (const listener of listeners) listener();
}

/** The fields of the body as text, and the files. Undefined fields are omitted. */
function formOf(body: unknown, files: readonly FileToSend[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, string | number | undefined>)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const { fieldName, file } of files) form.append(fieldName, file, file.name);
  return form;
}

/** Settings for a request with files: no timeout, and progress events. */
function uploadSettings({ onUploadProgress }: CallOptions): AxiosRequestConfig {
  return {
    timeout: 0,
    ...(onUploadProgress && { onUploadProgress: ({ progress = 0 }) => onUploadProgress(progress) }),
  };
}

/** Calls an endpoint and parses its reply. Throws ApiError or InvalidResponseError. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<ResponseOf<E>> {
  const { params, query, body } = (input ?? {}) as AnyInput;
  const token = tokenStore.read();
  let data: unknown;
  try {
    const response = await http.request<unknown>({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      params: query,
      data: endpoint.files ? formOf(body, options.files ?? []) : body,
      headers: headersFor(endpoint, token, options),
      ...(endpoint.files && uploadSettings(options)),
      ...(options.signal && { signal: options.signal }),
      ...(options.timeout !== undefined && { timeout: options.timeout }),
    });
    data = response.data;
  } catch (error) {
    if (isCancel(error)) throw error;
    const failure = asApiError(error);
    endSessionOn(failure, endpoint, token);
    throw failure;
  }
  const parsed = endpoint.response.safeParse(data);
  if (!parsed.success) throw new InvalidResponseError(parsed.error);
  return parsed.data as ResponseOf<E>;
}
