import { errorBodySchema } from '@markwell/shared/contract/errors';
import type { z } from 'zod';
import { ApiError } from './api/api-error.ts';

export type Problems = Record<string, string | undefined>;

/** What is wrong with each field: the same schema as the server's says it, in the same words. */
export function problemsOf(schema: z.ZodType, input: unknown): Problems {
  const problems: Problems = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  return problems;
}

/** What the server found wrong with each field of the body. */
export function serverProblemsOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  const issues = errorBodySchema.partial().safeParse(error.data).data?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^body\./u, ''), message]));
}

/** Puts the cursor into the first field that is wrong. Returns whether there was one. */
export function focusProblem(form: HTMLFormElement | null, problems: Problems): boolean {
  const wrong = Object.keys(problems).find((name) => problems[name] !== undefined);
  if (wrong === undefined) return false;
  form?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  return true;
}
