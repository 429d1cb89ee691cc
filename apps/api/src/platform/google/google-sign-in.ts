import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { Passport } from 'passport';
import type { OAuthStateCookie } from './oauth-state-cookie.ts';
import { createGoogleApi } from './google-api.ts';
import { createGoogleStrategy } from './google-strategy.ts';
import { GoogleFailure, type GoogleProfile, type GoogleSettings, type GoogleSignIn } from './google.ts';

const strategyName = 'google';

/** The result of Passport's run. */
type Outcome =
  | { kind: 'redirect'; address: string }
  | { kind: 'success'; profile: GoogleProfile }
  | { kind: 'refused' };

interface Dependencies {
  settings: GoogleSettings;
  stateCookie: OAuthStateCookie;
}

/** Sign-in with Google through passport-google-oauth20, without a session on the server. */
export function createGoogleSignIn({ settings, stateCookie }: Dependencies): GoogleSignIn {
  const passport = new Passport();
  const strategy = createGoogleStrategy(settings, {
    googleApi: createGoogleApi(settings),
    stateCookie,
    newState: () => randomBytes(32).toString('base64url'),
  });

  passport.use(strategyName, strategy);

  function run(request: Request): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const attempt = passport.authenticate(
        strategyName, // by name, because all requests would share a strategy object
        // Tablets are often shared, so Google asks for the account each time.
        { session: false, prompt: 'select_account' },
        (error: unknown, profile?: GoogleProfile | false) => {
          if (error) reject(toGoogleFailure(error));
          else resolve(profile ? { kind: 'success', profile } : { kind: 'refused' });
        },
      ) as RequestHandler;
      const redirect = (address: string) => {
        resolve({ kind: 'redirect', address });
      };
      void attempt(request, redirectingTo(redirect), reject);
    });
  }

  return {
    async begin(request) {
      const outcome = await run(request);
      if (outcome.kind !== 'redirect') throw new Error('Google sign-in did not begin with a redirect');
      return outcome.address;
    },

    nonceOf: (request) => stateCookie.find(request)?.nonce,

    async identify(request) {
      if (request.res) stateCookie.clear(request.res); // each sign-in can return once
      const { code, error } = request.query;
      if (error === 'access_denied') throw new GoogleFailure('access_denied', 'the user declined');
      if (error !== undefined) throw new GoogleFailure('authentication_failed', 'Google reports an error');
      if (typeof code !== 'string' || code === '') {
        throw new GoogleFailure('authentication_failed', 'the callback has no code');
      }
      const outcome = await run(request);
      if (outcome.kind === 'success') return outcome.profile;
      throw new GoogleFailure('sign_in_expired', 'the state does not match the stored one');
    },
  };
}

/** A response that catches the redirect written by Passport; the mount sends it with our headers. */
function redirectingTo(redirect: (address: string) => void): Response {
  const reply = {
    setHeader(name: string, value: string) {
      if (name === 'Location') redirect(value);
    },
    end: () => undefined,
  };
  return reply as unknown as Response;
}

/** Unwraps the error of the token call, which Passport wraps. */
function toGoogleFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  const wrapped = error instanceof Error && 'oauthError' in error ? error.oauthError : undefined;
  if (wrapped instanceof GoogleFailure) return wrapped;
  const errorName = error instanceof Error ? error.name : 'unknown';
  return new GoogleFailure('authentication_failed', `the strategy failed: ${errorName}`);
}
