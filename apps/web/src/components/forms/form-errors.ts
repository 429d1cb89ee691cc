import { errorBodySchema } from '@markwell/shared/contract/errors';
import type { z } from 'zod';
import { ApiError } from '../../lib/api/api-error.ts';

export type FormErrors = Readonly<Record<string, string | undefined>>;

/** What is wrong with each field: the same schema as the server's says it, in the same words. Empty: nothing. */
export function schemaErrors(schema: z.ZodType, input: unknown): FormErrors {
  return byField(schema.safeParse(input).error?.issues ?? [], ({ path }) => String(path[0] ?? ''));
}

/** What the server found wrong with the fields of the body. */
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

/** Puts the cursor into the first control of the form, as it stands there, that is wrong. */
export function focusFirstError(form: HTMLFormElement | null, problems: FormErrors): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  controls.find(({ name }) => name !== '' && problems[name] !== undefined)?.focus();
}
