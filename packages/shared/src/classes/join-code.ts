import { joinCodeCharacters, joinCodeLength } from './classes.vocabulary.ts';

/** A code as it was typed or read aloud, without spaces and hyphens and in capitals: 'cdf-ghj' is CDFGHJ. */
export const normaliseJoinCode = (typed: string): string =>
  typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();

/** A code as it is shown, in two groups: CDF-GHJ. */
export const formatJoinCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

/** A new code. `randomInt` returns a whole number below its argument. */
export const createJoinCode = (randomInt: (below: number) => number): string =>
  Array.from({ length: joinCodeLength }, () =>
    joinCodeCharacters.charAt(randomInt(joinCodeCharacters.length)),
  ).join('');
