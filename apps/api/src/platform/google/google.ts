import type { SignInFailure } from '@markwell/shared/accounts/google.contract';
import type { Request } from 'express';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** The address to which Google sends the browser back. It must be registered with Google. */
  callbackUrl: string;
  /** Replace Google's addresses, for tests. */
  authorizationUrl?: string;
  tokenUrl?: string;
  profileUrl?: string;
  /** The timeout of each call to Google, in milliseconds. */
  timeoutMs: number;
}

/** A user's Google account. */
export interface GoogleProfile {
  /** Google's id, which does not change when the e-mail address does. */
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
  /** Returns the address to send the browser to, and sets the state cookie on the reply. */
  begin: (request: Request) => Promise<string>;
  /**
   * Returns the profile of a user whom Google sent back, once for each started sign-in. Throws GoogleFailure.
   */
  identify: (request: Request) => Promise<GoogleProfile>;
  /** What the page sent when it began the sign-in, to recognise its own return. */
  nonceOf: (request: Request) => string | undefined;
}

/** Sign-in with Google failed. The message is for the log and never has a code, a token or an address. */
export class GoogleFailure extends Error {
  override name = 'GoogleFailure';
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
