import {
  googleReturnPath,
  googleSignInPath,
  signInMethods,
  type SignInFailure,
} from '@markwell/shared/accounts/google.contract';
import { toDomainError } from '#http/errors/error-handler.ts';
import type { Logger } from '#http/logging.ts';
import type { Mount } from '#http/mount.ts';
import { clientNetworkOf } from '#http/security/client-network.ts';
import { requestIdOf } from '#http/requests/request-id.ts';
import { GoogleFailure, type GoogleSignIn } from '#platform/google/google.ts';
import type { GoogleService } from './google.service.ts';

interface GoogleRoutes {
  /** Undefined when Google is not set up. */
  google: GoogleSignIn | undefined;
  service: GoogleService;
  webUrl: string;
  logger: Logger;
}

/** Browsers open these paths directly, so each redirects to a page of the website, even after an error. */
export function mountGoogle(mount: Mount, { google, service, webUrl, logger }: GoogleRoutes): void {
  const login = (error: SignInFailure) => `${webUrl}/login?${new URLSearchParams({ error }).toString()}`;
  const callback = (values: Record<string, string>) =>
    `${webUrl}/auth/callback?${new URLSearchParams(values).toString()}`;

  const askAge = (token: string) => `${webUrl}/your-age#token=${token}`;

  const logFailure = (what: object) => {
    logger.warn(what, 'a sign-in with Google failed');
  };

  mount.public(signInMethods, () => ({ google: google !== undefined }));

  mount.redirect(googleSignInPath, (request) =>
    google ? google.begin(request) : login('google_not_set_up'),
  );

  mount.redirect(googleReturnPath, async (request, response) => {
    if (!google) return login('google_not_set_up');
    try {
      const nonce = google.nonceOf(request);
      const origin = {
        networkAddress: clientNetworkOf(request.ip),
        userAgent: request.get('User-Agent') ?? '',
      };
      const result = await service.signIn(origin, () => google.identify(request));
      if ('ageToken' in result) return askAge(result.ageToken);
      return 'failure' in result
        ? login(result.failure)
        : callback({ ...result, ...(nonce !== undefined && { nonce }) });
    } catch (error) {
      const failure = failureOf(error);
      // A user who cancels at Google is not an error.
      if (failure !== 'access_denied') logFailure({ requestId: requestIdOf(response), failure, err: error });
      return login(failure);
    }
  });
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof GoogleFailure) return error.reason;
  return toDomainError(error).code === 'TOO_MANY_REQUESTS' ? 'too_many_tries' : 'authentication_failed';
}
