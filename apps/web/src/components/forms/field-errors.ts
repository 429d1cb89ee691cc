import { errorBodySchema } from '@markwell/shared/contract/errors';
import type { z } from 'zod';
import { ApiError } from '../../lib/api/api-error.ts';

export type FieldErrors = Record<string, string | undefined>;

/** The errors by field, from the server's schema with the server's messages. */
export function schemaErrors(schema: z.ZodType, input: unknown): FieldErrors {
  const problems: FieldErrors = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  return problems;
}

/** The server's errors for the fields of the body. */
export function serverErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const issues = errorBodySchema.partial().safeParse(error.data).data?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^body\./u, ''), message]));
}

/** Focuses the first field with an error. Returns whether there was one. */
export function focusFirstError(form: HTMLFormElement | null, problems: FieldErrors): boolean {
  const wrong = Object.keys(problems).find((name) => problems[name] !== undefined);
  if (wrong === undefined) return false;
  form?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  return true;
}
