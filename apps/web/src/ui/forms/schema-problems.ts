import type { z } from 'zod';

/** The first problem of each field. A field has its path in the request body, for example `options.0.text`. */
export type FieldProblems = Partial<Record<string, string>>;

/** What the contract's schema refuses in the body, with the server's messages. Empty if it is valid. */
export function schemaProblems(schema: z.ZodType, body: unknown): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    problems[path.join('.')] ??= message;
  }
  return problems;
}
