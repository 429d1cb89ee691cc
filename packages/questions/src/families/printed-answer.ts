/** The texts of a draft, with formulas as plain text. */
export interface Printed {
  body: string;
  text: string;
  mistakes: readonly { text: string; cause: string }[];
}

export const feedbackOn = (cause: string): string => `That comes from ${cause.replace(/\.$/u, '')}.`;
