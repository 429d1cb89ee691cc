/** The characters of a code that links a parent to a child: none that is easily taken for another, and no vowel. */
export const pairingAlphabet = '34679CDFGHJKMNPQRTVWXY';

export const pairingCodeLength = 8;

/** A code as it was typed, in the form in which it is compared: in upper case, without spaces and hyphens. */
export const normalisePairingCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/gu, '');

const pattern = new RegExp(`^[${pairingAlphabet}]{${pairingCodeLength}}$`);

/** Whether a normalised code has the characters and the length of one. */
export const isPairingCode = (code: string): boolean => pattern.test(code);

/** A code as screens show it: two groups of four. */
export const displayPairingCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
