import type { AnyEndpoint } from '@markwell/shared/contract/endpoint';
import axios, { AxiosError, AxiosHeaders, isAxiosError, isCancel, type AxiosRequestConfig } from 'axios';
import { ApiError } from './api-error.ts';
import { configuredBaseUrl } from './base-url.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** 0 for no timeout. */
  timeoutMs?: number | undefined;
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

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const requestTimeoutMs = 10_000;

const http = axios.create({
  baseURL: configuredBaseUrl,
  timeout: requestTimeoutMs,
  paramsSerializer: { indexes: null },
  xsrfCookieName: '', // our API has no such cookie, and axios would look for it before every request
});

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
    retryAfterSeconds: secondsOf(error.response?.headers['retry-after']),
    isTimeout: error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT,
  });
}

/** A Retry-After in seconds, as our server sends it; the date that a proxy may send is ignored. */
function secondsOf(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d+$/u.test(header) ? Number(header) : undefined;
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

/** Sends a request and returns the body of its reply. Throws ApiError, or axios' own error when it is cancelled. */
export async function send(
  endpoint: AnyEndpoint,
  { params, query, body }: AnyInput,
  token: string | null,
  options: CallOptions,
): Promise<unknown> {
  try {
    const response = await http.request<unknown>({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      params: query,
      data: endpoint.files ? formOf(body, options.files ?? []) : body,
      headers: headersFor(endpoint, token, options),
      ...(endpoint.files && uploadSettings(options)),
      ...(options.signal && { signal: options.signal }),
      ...(options.timeoutMs !== undefined && { timeout: options.timeoutMs }),
    });
    return response.data;
  } catch (error) {
    throw isCancel(error) ? error : asApiError(error);
  }
}
export type Send = typeof send;
