import { errorBodySchema } from '@markwell/shared/contract/errors';
import type { z } from 'zod';
import { ApiError } from '../../lib/api/api-error.ts';

export type FormErrors = Readonly<Record<string, string | undefined>>;

/** The errors by field, from the server's schema with the server's messages. Empty if valid. */
export function schemaErrors(schema: z.ZodType, input: unknown): FormErrors {
  return byField(schema.safeParse(input).error?.issues ?? [], ({ path }) => String(path[0] ?? ''));
}

/** The server's errors for the fields of the body. */
export function serverErrors(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const issues = errorBodySchema.partial().safeParse(error.data).data?.issues ?? [];
  return byField(issues, ({ path }) => path.replace(/^body\./u, '').split('.')[0] ?? '');
}

function byField<Issue extends { message: string }>(
  issues: readonly Issue[],
  nameOf: (issue: Issue) => string,
): FormErrors {
  const problems: Record<string, string> = {};
  for (const issue of issues) problems[nameOf(issue)] ??= issue.message;
  return problems;
}

/** Focuses the first control of the form, in document order, that has an error. */
export function focusFirstError(form: HTMLFormElement | null, problems: FormErrors): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  controls.find(({ name }) => name !== '' && problems[name] !== undefined)?.focus();
}
