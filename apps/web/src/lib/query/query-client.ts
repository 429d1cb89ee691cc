import { QueryClient } from '@tanstack/react-query';
import { ApiError, isTransient } from '../api/api-error.ts';

const cacheLifetimeMs = 5 * 60_000;
const maxRetries = 3;

export const shouldRetry = (failures: number, error: unknown) => failures < maxRetries && isTransient(error);

/**
 * Milliseconds. If the server says when to try again, that time plus a random share of up to half of it, so
 * that clients do not all return at the same moment. Otherwise one second, doubling, at most thirty.
 */
export function retryDelay(attempt: number, error?: unknown): number {
  const retryAfterSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (retryAfterSeconds !== undefined) return retryAfterSeconds * 1000 * (1 + Math.random() / 2);
  return Math.min(1000 * 2 ** attempt, 30_000);
}

export function createQueryClient(wait = retryDelay): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: cacheLifetimeMs, gcTime: cacheLifetimeMs, retry: shouldRetry, retryDelay: wait },
      mutations: { retry: false, retryDelay: wait },
    },
  });
}
