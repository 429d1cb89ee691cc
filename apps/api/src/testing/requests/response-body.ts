import type { AnyEndpoint, ResponseOf } from '@markwell/shared/contract/endpoint';
import { login, signedInSchema, type SignedInDto } from '@markwell/shared/accounts/auth.contract';
import { errorBodySchema, type ErrorBody } from '@markwell/shared/contract/errors';

interface Reply {
  status: number;
  body: unknown;
  text: string;
}

/** The body of a successful reply, parsed with the endpoint's schema. Throws when the call failed. */
export function bodyOf<E extends AnyEndpoint>(endpoint: E, reply: Reply): ResponseOf<E> {
  if (reply.status !== 200) throw new Error(`${endpoint.path} answered ${reply.status}: ${reply.text}`);
  return endpoint.response.parse(reply.body) as ResponseOf<E>;
}

/** The token and the user of a sign-in that asked for no code. */
export function signedInOf(reply: Reply): SignedInDto {
  return signedInSchema.parse(bodyOf(login, reply));
}

/** The whole body of a failed call. Throws for any other body, and when `error` and `message` differ. */
export function errorOf(reply: Reply): ErrorBody {
  const body = errorBodySchema.strict().parse(reply.body);
  if (body.error !== body.message) throw new Error('error and message differ');
  return body;
}
