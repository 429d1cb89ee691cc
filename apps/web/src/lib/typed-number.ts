/** The typed text as a number; empty is NaN, not 0. */
export const typedNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
