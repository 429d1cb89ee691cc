/** The token of a federated sign-in contains no user. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';

  constructor() {
    super('Invalid login token. Please try again.');
  }
}
