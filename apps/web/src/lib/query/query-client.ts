import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '../api/api-error.ts';

/** Milliseconds (spec 1 §9). */
export const cacheLifetime = 5 * 60_000;
const mostRetries = 3;

export const shouldRetry = (failures: number, error: unknown) => failures < mostRetries && isPassing(error);

/** One second, doubling, thirty at the most. */
export const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

export function createQueryClient(wait: (attempt: number) => number = retryDelay): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: cacheLifetime, gcTime: cacheLifetime, retry: shouldRetry, retryDelay: wait },
      mutations: { retry: false },
    },
  });
}
