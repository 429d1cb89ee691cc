import { ApiError } from '../../../lib/api/api-error.ts';

/** The words of spec 2 §8, and after them the server's own when it says what is in the way. */
export function startFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return 'Subject not found. Please try again.';
  const isExplained = error instanceof ApiError && error.status !== undefined && error.status < 500;
  const reason = isExplained ? error.serverMessage : undefined;
  return ['Failed to start quiz. Please try again.', ...(reason === undefined ? [] : [reason])].join(' ');
}
