import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { BegunSignIns } from './begun-sign-in.ts';
import { createGoogleCalls } from './google-calls.ts';
import { createGoogleStrategy } from './google-strategy.ts';
import { GoogleFailure, type GoogleProfile, type GoogleSettings, type GoogleSignIn } from './google.ts';

/** What a strategy of Passport ends with. */
type Outcome =
  { kind: 'redirect'; address: string } | { kind: 'success'; profile: GoogleProfile } | { kind: 'refused' };

interface Dependencies {
  settings: GoogleSettings;
  begunSignIns: BegunSignIns;
}

/** Sign-in with Google through passport-google-oauth20, without a session on the server. */
export function createGoogleSignIn({ settings, begunSignIns }: Dependencies): GoogleSignIn {
  const strategy = createGoogleStrategy(settings, {
    calls: createGoogleCalls(settings),
    begunSignIns,
    newState: () => randomBytes(32).toString('base64url'),
  });

  /** One attempt of its own for each request, as Passport makes them. */
  function run(request: Request): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const attempt = Object.create(strategy) as typeof strategy;
      attempt.redirect = (address) => {
        resolve({ kind: 'redirect', address });
      };
      attempt.success = (profile) => {
        resolve({ kind: 'success', profile: profile as GoogleProfile });
      };
      attempt.fail = () => {
        resolve({ kind: 'refused' });
      };
      attempt.error = (error: unknown) => {
        reject(asGoogleFailure(error));
      };
      // A tablet is often shared: whose account it is to be is asked each time.
      attempt.authenticate(request, { prompt: 'select_account' });
    });
  }

  return {
    async begin(request) {
      const outcome = await run(request);
      if (outcome.kind !== 'redirect') throw new Error('Google sign-in did not begin with a redirect');
      return outcome.address;
    },

    async identify(request) {
      if (request.res) begunSignIns.forget(request.res); // one return for each beginning
      const { code, error } = request.query;
      if (error === 'access_denied') throw new GoogleFailure('access_denied', 'the person said no');
      if (error !== undefined) throw new GoogleFailure('authentication_failed', 'Google reports an error');
      if (typeof code !== 'string' || code === '') {
        throw new GoogleFailure('authentication_failed', 'the return carries no code');
      }
      const outcome = await run(request);
      if (outcome.kind === 'success') return outcome.profile;
      throw new GoogleFailure('sign_in_expired', 'the state is not the one that was kept');
    },
  };
}

/** Passport wraps what the token call ended with. */
function asGoogleFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  const wrapped = error instanceof Error && 'oauthError' in error ? error.oauthError : undefined;
  if (wrapped instanceof GoogleFailure) return wrapped;
  const what = error instanceof Error ? error.name : 'unknown';
  return new GoogleFailure('authentication_failed', `the strategy failed: ${what}`);
}
