/** What was typed as a number; nothing typed is no number, not 0. */
export const wholeNumber = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));
