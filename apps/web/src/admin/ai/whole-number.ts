/** The typed text as a number; empty is NaN, not 0. */
export const wholeNumber = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));
