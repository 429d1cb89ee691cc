import type { SignInFailure } from '@markwell/shared/features/auth/google.contract';
import type { Request } from 'express';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Where Google sends the browser back to; it must know this address. */
  callbackUrl: string;
  /** Other servers in the place of Google's. */
  authorizationUrl: string | undefined;
  tokenUrl: string | undefined;
  profileUrl: string | undefined;
  /** How long each call to Google may take. */
  timeoutMs: number;
}

/** A person as Google knows them. */
export interface GoogleProfile {
  /** Google's own id: it stays when the address changes. */
  googleId: string;
  /** In lower case. */
  email: string;
  isEmailVerified: boolean;
  name: string;
  firstName: string | undefined;
  lastName: string | undefined;
  avatar: string | undefined;
}

export interface GoogleSignIn {
  /** Where to send the browser. The reply carries the cookie that it has to bring back. */
  begin: (request: Request) => Promise<string>;
  /** Who came back, once per begun sign-in. Throws GoogleFailure. */
  identify: (request: Request) => Promise<GoogleProfile>;
}

/** The way to Google and back failed. The message is for the log: it never holds a code, a token or an address. */
export class GoogleFailure extends Error {
  override name = 'GoogleFailure';
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
