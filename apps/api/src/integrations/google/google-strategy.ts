import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { Strategy, type StrategyOptions } from 'passport-google-oauth20';
import type { OAuthStateCookie } from './oauth-state.ts';
import type { GoogleApi } from './google-api.ts';
import type { GoogleProfile, GoogleSettings } from './google.ts';

/**
 * Passport's strategy with our own HTTP calls. Its calls have no timeout and no size limit, put the access
 * token into a URL, and throw an uncaught error when a reply is not an object.
 */
export class GoogleStrategy extends Strategy {
  private readonly calls: GoogleApi;

  constructor(options: StrategyOptions, calls: GoogleApi) {
    super(options, (_accessToken, _refreshToken, profile, done) => {
      done(null, profile);
    });
    this.calls = calls;
    this._oauth2.getOAuthAccessToken = (code, parameters: unknown, done?: unknown) => {
      const notify = done as (error: unknown, accessToken?: string) => void;
      calls.exchange(code, parameters as Record<string, string>).then((token) => {
        notify(null, token);
      }, notify);
    };
  }

  override userProfile(accessToken: string, done: (error?: unknown, profile?: GoogleProfile) => void): void {
    this.calls.readProfile(accessToken).then((profile) => {
      done(null, profile);
    }, done);
  }
}

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: Error | null, verifier: string | false, info?: object) => void;

/** The store for state and PKCE. Passport chooses the arguments by the number of parameters, so keep all. */
function createStateStore(begunSignIns: OAuthStateCookie, newState: () => string) {
  return {
    store(request: Request, verifier: string, _state: unknown, _meta: unknown, done: Stored) {
      const state = newState();
      if (request.res) begunSignIns.keep(request.res, { state, verifier });
      done(null, state);
    },
    verify(request: Request, given: unknown, _meta: unknown, done: Verified) {
      const begun = begunSignIns.find(request);
      done(null, begun !== undefined && isSame(begun.state, given) && begun.verifier);
    },
  };
}

function isSame(stored: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(stored), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function createGoogleStrategy(
  { clientId, clientSecret, callbackUrl, authorizationUrl }: GoogleSettings,
  {
    calls,
    begunSignIns,
    newState,
  }: { calls: GoogleApi; begunSignIns: OAuthStateCookie; newState: () => string },
): GoogleStrategy {
  const options = {
    clientID: clientId,
    clientSecret,
    callbackURL: callbackUrl,
    authorizationURL: authorizationUrl,
    scope: ['openid', 'email', 'profile'],
    pkce: true,
    store: createStateStore(begunSignIns, newState) as unknown as NonNullable<StrategyOptions['store']>,
  };
  return new GoogleStrategy(options, calls);
}
