export const optionLetters = ['A', 'B', 'C', 'D', 'E'] as const;
export type OptionLetter = (typeof optionLetters)[number];
