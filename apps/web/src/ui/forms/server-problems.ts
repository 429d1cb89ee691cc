import { errorBodySchema } from '@markwell/shared/contract/errors';
import { ApiError } from '#lib/api/api-error.ts';
import type { FieldProblems } from './schema-problems.ts';

/** The problems with single fields that an error of the API names. Empty for every other error. */
export function serverProblems(error: unknown): FieldProblems {
  const problems: FieldProblems = {};
  if (!(error instanceof ApiError)) return problems;
  for (const { path, message } of errorBodySchema.partial().safeParse(error.data).data?.issues ?? []) {
    problems[path.replace(/^body\./u, '')] ??= message;
  }
  return problems;
}
