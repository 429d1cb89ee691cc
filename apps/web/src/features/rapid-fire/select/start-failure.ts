import { ApiError } from '../../../lib/api/api-error.ts';

/** The message of spec 2 §8, followed by the server's message when it names a reason. */
export function startFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return 'Subject not found. Please try again.';
  const isExplained = error instanceof ApiError && error.status !== undefined && error.status < 500;
  const reason = isExplained ? error.serverMessage : undefined;
  return ['Failed to start quiz. Please try again.', ...(reason === undefined ? [] : [reason])].join(' ');
}
