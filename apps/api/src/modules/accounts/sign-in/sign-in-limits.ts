interface Counter {
  /** Throws TOO_MANY_REQUESTS. */
  consume: (key: string) => Promise<void>;
  /** Undoes one try. */
  refund: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
}

/** The limits of wrong passwords. All but `address` count for each account. */
export interface SignInLimits {
  /** A network address may guess at many accounts, or may be a whole school's. */
  address: Pick<Counter, 'consume' | 'refund'>;
  /** A browser in which the user has signed in before. Strangers cannot use it up. */
  knownBrowser: Pick<Counter, 'consume' | 'reset'>;
  /** Other browsers at one network address: the wait grows to five minutes. */
  strangerAtAddress: Pick<Counter, 'consume' | 'reset'>;
  /** All other browsers together: the wait grows to a minute, so that the owner is never locked out for long. */
  strangers: Pick<Counter, 'consume' | 'refund'>;
}

interface Try {
  email: string;
  networkAddress: string;
  /** The id of the browser, when the user has signed in there before. */
  knownBrowser: string | undefined;
}

/** Counts a try before the password is checked, so that tries sent at the same time are all counted. */
export async function countTry(
  limits: SignInLimits,
  { email, networkAddress, knownBrowser }: Try,
): Promise<void> {
  await limits.address.consume(networkAddress);
  if (knownBrowser !== undefined) return limits.knownBrowser.consume(`${knownBrowser} ${email}`);
  await limits.strangerAtAddress.consume(`${networkAddress} ${email}`);
  await limits.strangers.consume(email);
}

/** A correct password clears what was counted for its browser or network address, not for other strangers. */
export async function forgetTries(
  limits: SignInLimits,
  { email, networkAddress, knownBrowser }: Try,
): Promise<void> {
  await limits.address.refund(networkAddress);
  if (knownBrowser !== undefined) return limits.knownBrowser.reset(`${knownBrowser} ${email}`);
  await limits.strangerAtAddress.reset(`${networkAddress} ${email}`);
  await limits.strangers.refund(email);
}
