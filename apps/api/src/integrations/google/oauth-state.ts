import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { googleSignInPath } from '@markwell/shared/features/auth/google.contract';
import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';

/** Time in minutes to choose an account, type a password and confirm on a phone. */
const minutes = 10;
const cookieName = 'markwell-google';

const begunSchema = z.object({ state: z.string(), verifier: z.string(), expires: z.number() });

/** Proves that a returning browser began the sign-in: the state, and the secret of the PKCE challenge. */
export interface OAuthState {
  state: string;
  verifier: string;
}

export interface OAuthStateCookie {
  keep: (response: Response, begun: OAuthState) => void;
  /** The sign-in that this browser began; undefined when the cookie is missing, invalid or expired. */
  find: (request: Request) => OAuthState | undefined;
  forget: (response: Response) => void;
}

interface Dependencies {
  secret: string;
  clock: () => Date;
  /** Whether the cookie needs HTTPS, as in production. */
  isSecure: boolean;
}

/** Stores a begun sign-in in a signed cookie in the browser, so that any server process can finish it. */
export function createOAuthStateCookie({ secret, clock, isSecure }: Dependencies): OAuthStateCookie {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'markwell begun sign-ins', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  const where: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax', // 'strict' cookies are not sent when Google redirects back
    secure: isSecure,
    path: `/api${googleSignInPath}`,
  };

  return {
    keep(response, begun) {
      const expires = clock().getTime() + minutes * 60_000;
      const text = Buffer.from(JSON.stringify({ ...begun, expires })).toString('base64url');
      const value = `${text}.${sign(text).toString('base64url')}`;
      response.cookie(cookieName, value, { ...where, maxAge: minutes * 60_000 });
    },
    find(request) {
      const [text = '', signature = ''] = cookieOf(request, cookieName)?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const { expires, ...begun } = begunSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return clock().getTime() < expires ? begun : undefined;
    },
    forget(response) {
      response.clearCookie(cookieName, where);
    },
  };
}

function cookieOf({ headers }: Request, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
