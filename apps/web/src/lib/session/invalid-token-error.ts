/** A federated sign-in brought a token that names nobody. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';

  constructor() {
    super('Invalid login token. Please try again.');
  }
}
