import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { Strategy, type StrategyOptions } from 'passport-google-oauth20';
import type { OAuthStateCookie } from './oauth-state-cookie.ts';
import type { GoogleApi } from './google-api.ts';
import type { GoogleProfile, GoogleSettings } from './google.ts';

/**
 * Passport's strategy with our own HTTP calls instead of its own. Its own calls have no timeout and no size
 * limit, put the access token into a URL, and throw an uncaught error when a reply is not an object.
 */
class GoogleStrategy extends Strategy {
  private readonly googleApi: GoogleApi;

  constructor(options: StrategyOptions, googleApi: GoogleApi) {
    super(options, (_accessToken, _refreshToken, profile, done) => {
      done(null, profile);
    });
    this.googleApi = googleApi;
    this._oauth2.getOAuthAccessToken = (code, parameters: unknown, done?: unknown) => {
      const finish = done as (error: unknown, accessToken?: string) => void;
      googleApi.exchange(code, parameters as Record<string, string>).then((token) => {
        finish(null, token);
      }, finish);
    };
  }

  override userProfile(accessToken: string, done: (error?: unknown, profile?: GoogleProfile) => void): void {
    this.googleApi.readProfile(accessToken).then((profile) => {
      done(null, profile);
    }, done);
  }
}

const noncePattern = /^[\w-]{16,64}$/;

type OnStored = (error: Error | null, state?: string) => void;
type OnVerified = (error: Error | null, verifier: string | false, info?: object) => void;

/**
 * The store for state and PKCE. Passport chooses the arguments by the number of parameters, so unused
 * parameters must stay.
 */
function createStateStore(stateCookie: OAuthStateCookie, newState: () => string) {
  return {
    store(request: Request, verifier: string, _state: unknown, _meta: unknown, done: OnStored) {
      const state = newState();
      const { nonce } = request.query;
      const known = typeof nonce === 'string' && noncePattern.test(nonce) ? { nonce } : {};
      if (request.res) stateCookie.store(request.res, { state, verifier, ...known });
      done(null, state);
    },
    verify(request: Request, received: unknown, _meta: unknown, done: OnVerified) {
      const storedState = stateCookie.find(request);
      done(null, storedState !== undefined && isSame(storedState.state, received) && storedState.verifier);
    },
  };
}

function isSame(stored: string, received: unknown): boolean {
  if (typeof received !== 'string') return false;
  const [left, right] = [Buffer.from(stored), Buffer.from(received)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function createGoogleStrategy(
  { clientId, clientSecret, callbackUrl, authorizationUrl }: GoogleSettings,
  {
    googleApi,
    stateCookie,
    newState,
  }: { googleApi: GoogleApi; stateCookie: OAuthStateCookie; newState: () => string },
): GoogleStrategy {
  const options = {
    clientID: clientId,
    clientSecret,
    callbackURL: callbackUrl,
    authorizationURL: authorizationUrl,
    scope: ['openid', 'email', 'profile'],
    pkce: true,
    store: createStateStore(stateCookie, newState) as unknown as NonNullable<StrategyOptions['store']>,
  };
  return new GoogleStrategy(options, googleApi);
}
