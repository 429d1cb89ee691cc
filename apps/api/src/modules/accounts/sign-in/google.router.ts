import {
  googleReturnPath,
  googleSignInPath,
  signInMethods,
  type SignInFailure,
} from '@markwell/shared/accounts/google.contract';
import { toDomainError } from '#http/errors/error-handler.ts';
import { GoogleFailure } from '#platform/google/google.ts';
import type { Context } from '#context.ts';
import type { Request, Response } from 'express';
import { implement, type Route } from '#http/implement.ts';
import { clientNetworkOf } from '#http/security/client-network.ts';
import { requestIdOf } from '#http/requests/request-id.ts';
import { signInWithGoogle } from './google.service.ts';

function login(context: Context, error: SignInFailure) {
  return `${context.settings.webUrl}/login?${new URLSearchParams({ error }).toString()}`;
}

function callback(context: Context, values: Record<string, string>) {
  return `${context.settings.webUrl}/auth/callback?${new URLSearchParams(values).toString()}`;
}

function askAge(context: Context, token: string) {
  return `${context.settings.webUrl}/your-age#token=${token}`;
}

function logFailure(context: Context, what: object) {
  context.logger.warn(what, 'a sign-in with Google failed');
}

async function finishSignIn(request: Request, response: Response, context: Context): Promise<string> {
  const { google } = context;
  if (!google) return login(context, 'google_not_set_up');
  try {
    const nonce = google.nonceOf(request);
    const origin = {
      networkAddress: clientNetworkOf(request.ip),
      userAgent: request.get('User-Agent') ?? '',
    };
    const result = await signInWithGoogle(context, origin, () => google.identify(request));
    if ('ageToken' in result) return askAge(context, result.ageToken);
    return 'failure' in result
      ? login(context, result.failure)
      : callback(context, { ...result, ...(nonce !== undefined && { nonce }) });
  } catch (error) {
    const failure = failureOf(error);
    // A user who cancels at Google is not an error.
    if (failure !== 'access_denied')
      logFailure(context, { requestId: requestIdOf(response), failure, err: error });
    return login(context, failure);
  }
}

/** Browsers open these paths directly, so each redirects to a page of the website, even after an error. */
export const googleRoutes: readonly Route[] = [
  implement(signInMethods, (_input, context) => ({ google: context.google !== undefined })),
  {
    redirectPath: googleSignInPath,
    findAddress: (request, _response, context) =>
      context.google ? context.google.begin(request) : login(context, 'google_not_set_up'),
  },
  { redirectPath: googleReturnPath, findAddress: finishSignIn },
];

function failureOf(error: unknown): SignInFailure {
  if (error instanceof GoogleFailure) return error.reason;
  return toDomainError(error).code === 'TOO_MANY_REQUESTS' ? 'too_many_tries' : 'authentication_failed';
}
