/** The token of a sign-in cannot be used; the message is for the user. */
export class InvalidTokenError extends Error {
  override readonly name: string = 'InvalidTokenError';

  constructor(message = 'Invalid login token. Please try again.') {
    super(message);
  }
}

/** A token that the server has just made is expired by this device's clock. */
export class WrongClockError extends InvalidTokenError {
  override readonly name = 'WrongClockError';

  constructor() {
    const shown = new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
    super(
      `The clock of this device is wrong: it says ${shown}. Please set its date and time, then sign in again.`,
    );
  }
}
