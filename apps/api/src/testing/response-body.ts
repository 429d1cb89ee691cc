import type { AnyEndpoint, ResponseOf } from '@markwell/shared/contract/endpoint';
import { errorBodySchema, type ErrorBody } from '@markwell/shared/contract/errors';

interface Reply {
  status: number;
  body: unknown;
  text: string;
}

/** The body of a good reply, as the endpoint lists it. Throws when the call failed. */
export function bodyOf<E extends AnyEndpoint>(endpoint: E, reply: Reply): ResponseOf<E> {
  if (reply.status !== 200) throw new Error(`${endpoint.path} answered ${reply.status}: ${reply.text}`);
  return endpoint.response.parse(reply.body) as ResponseOf<E>;
}

/** The body of a failed call, whole: `error` and `message` hold the same text. Throws for any other body. */
export function errorOf(reply: Reply): ErrorBody {
  const body = errorBodySchema.strict().parse(reply.body);
  if (body.error !== body.message) throw new Error('error and message differ');
  return body;
}
