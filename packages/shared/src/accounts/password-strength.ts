/** Characters. Longer passwords are refused. */
export const maxPasswordLength = 200;
export const minPasswordLength = 8;

/** The API and the web estimate strength by this many characters. More would cost seconds of CPU for no gain. */
export const estimatedCharacters = 40;

/** The minimum zxcvbn score, 0 to 4. A score of 3 means more than a hundred million guesses. */
export const minStrength = 3;

/** The name of each score. */
export const strengthNames = ['Very weak', 'Weak', 'Could be stronger', 'Strong', 'Very strong'] as const;
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Words from a user's name and address. They do not make a password stronger. */
export const personalWords = (name: string, email: string): string[] =>
  [name, email, ...name.split(/\s+/), ...email.split('@')].filter((word) => word !== '');

export const strengthAdvice =
  'Use three or four words that do not belong together. That makes a good password, and is easy to remember.';

/** The message about a password that is in lists of stolen passwords. */
export const stolenPasswordText =
  'This password is in lists of passwords that were stolen from other websites, so strangers try it first. Please choose another one.';

/** The message about a password that is too easy to guess. */
export const weakPasswordText =
  'This password is too easy to guess. Please use a few words that do not belong together.';
