import type { AnyEndpoint, ParsedInput } from '@markwell/shared/contract/endpoint';
import type { Request } from 'express';
import type { z } from 'zod';
import { badRequest, type Issue } from '#platform/domain-error.ts';

const parts = ['params', 'query', 'body'] as const;
/** A list may have as many wrong entries as a body has bytes. */
const maxIssues = 100;

/**
 * Checks a request against the endpoint's schemas; files are already checked. Throws BAD_REQUEST with the first
 * issues, whose paths start with params, query or body.
 */
export function parseInput<E extends AnyEndpoint>(
  endpoint: E,
  request: Pick<Request, 'params' | 'query'>,
  body: unknown,
): Omit<ParsedInput<E>, 'files'> {
  const parsed: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(part === 'body' ? body : request[part]);
    if (result.success) parsed[part] = result.data;
    else issues.push(...result.error.issues.slice(0, maxIssues).map((issue) => toIssue(part, issue)));
  }
  const unstorable = findUnstorableText(parsed);
  if (unstorable)
    issues.push({ path: unstorable, message: 'This text has characters that cannot be stored' });
  if (issues.length > 0) throw badRequest(issues[0]?.message ?? 'The request is not valid', issues);
  return parsed as unknown as Omit<ParsedInput<E>, 'files'>;
}

function toIssue(part: string, issue: z.core.$ZodIssue): Issue {
  return { path: [part, ...issue.path.map(String)].join('.'), message: issue.message };
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/**
 * The path of the first text, or field name, that PostgreSQL cannot store: one with a NUL or half of a
 * surrogate pair. Uses a list of pending values instead of recursion, so that deep nesting cannot exhaust the
 * stack.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const pending: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { path, value: current } = next;
    if (typeof current === 'string' && !isStorable(current)) return path;
    if (typeof current !== 'object' || current === null) continue;
    for (const [name, inner] of Object.entries(current)) {
      if (!isStorable(name)) return path;
      pending.push({ path: path ? `${path}.${name}` : name, value: inner });
    }
  }
  return undefined;
}
