import { errorBodySchema } from '@markwell/shared/contract/errors';
import { ApiError } from '../../lib/api/api-error.ts';

export interface ServerProblem {
  /** The field of the request body, for example `email` or `options.0.text`. */
  name: string;
  message: string;
}

/** The problems with single fields that an error of the API names; empty for every other error. */
export function serverProblems(error: unknown): ServerProblem[] {
  if (!(error instanceof ApiError)) return [];
  const issues = errorBodySchema.partial().safeParse(error.data).data?.issues ?? [];
  return issues.map(({ path, message }) => ({ name: path.replace(/^body\./u, ''), message }));
}
