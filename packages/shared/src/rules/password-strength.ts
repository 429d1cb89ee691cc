/** Characters. What is longer than that is refused. */
export const maxPasswordLength = 200;
export const minPasswordLength = 8;

/** Both sides estimate by so many characters: a longer text costs seconds of a core and gains nothing. */
export const estimatedCharacters = 40;

/** Of 0 to 4, as zxcvbn scores: 3 takes more than a hundred million guesses. */
export const minStrength = 3;

/** What each score is called. */
export const strengthNames = ['Very weak', 'Weak', 'Could be stronger', 'Strong', 'Very strong'] as const;
export type Strength = 0 | 1 | 2 | 3 | 4;

/** What everybody knows about a person: no part of it makes a password stronger. */
export const personalWords = (name: string, email: string): string[] =>
  [name, email, ...name.split(/\s+/), ...email.split('@')].filter((word) => word !== '');

export const strengthAdvice =
  'Three or four words that have nothing to do with each other make a good password, and are easy to remember.';

/** What is said of a password that is too easy to guess. */
export const weakPasswordText =
  'This password is too easy to guess. Please use a few words that do not belong together.';
