import { derivedKey } from '../derived-key.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { googleSignInPath } from '@markwell/shared/accounts/google.contract';
import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';

/** Time in minutes to choose an account, type a password and confirm on a phone. */
const lifetimeMinutes = 10;
/**
 * A browser accepts the prefix `__Host-` only for a cookie that this host set over HTTPS for all its paths, so that no
 * other host of the domain can replace it. Development has no HTTPS, so the prefix is for production only.
 */
const nameAndPath = (isSecure: boolean) =>
  isSecure
    ? { cookieName: '__Host-markwell-google', path: '/' }
    : { cookieName: 'markwell-google', path: `/api${googleSignInPath}` };

const storedStateSchema = z.object({
  state: z.string(),
  verifier: z.string(),
  nonce: z.string().optional(),
  expires: z.number(),
});

/**
 * Proves that the browser that Google sends back is the one that started the sign-in: the OAuth state, and
 * the secret of the PKCE challenge.
 */
interface OAuthState {
  state: string;
  verifier: string;
  /** What the page that began the sign-in sent. It accepts only a return with the same text. */
  nonce?: string | undefined;
}

export interface OAuthStateCookie {
  store: (response: Response, oauthState: OAuthState) => void;
  /** The sign-in that this browser started; undefined when the cookie is missing, invalid or expired. */
  find: (request: Request) => OAuthState | undefined;
  clear: (response: Response) => void;
}

interface Dependencies {
  secret: string;
  clock: () => Date;
  /** Whether the cookie needs HTTPS, as in production. */
  isSecure: boolean;
}

/** Stores a started sign-in in a signed cookie in the browser, so that any server process can finish it. */
export function createOAuthStateCookie({ secret, clock, isSecure }: Dependencies): OAuthStateCookie {
  const key = derivedKey(secret, 'begun sign-ins');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  const { cookieName, path } = nameAndPath(isSecure);
  const cookieOptions: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax', // 'strict' cookies are not sent when Google redirects back
    secure: isSecure,
    path,
  };

  return {
    store(response, oauthState) {
      const expires = clock().getTime() + lifetimeMinutes * 60_000;
      const text = Buffer.from(JSON.stringify({ ...oauthState, expires })).toString('base64url');
      const value = `${text}.${sign(text).toString('base64url')}`;
      response.cookie(cookieName, value, { ...cookieOptions, maxAge: lifetimeMinutes * 60_000 });
    },
    find(request) {
      const [text = '', signature = ''] = cookieOf(request, cookieName)?.split('.') ?? [];
      const received = Buffer.from(signature, 'base64url');
      const expected = sign(text);
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
      const { expires, ...state } = storedStateSchema.parse(
        JSON.parse(Buffer.from(text, 'base64url').toString()),
      );
      return clock().getTime() < expires ? state : undefined;
    },
    clear(response) {
      response.clearCookie(cookieName, cookieOptions);
    },
  };
}

function cookieOf({ headers }: Request, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
