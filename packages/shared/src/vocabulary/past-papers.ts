/** As the filter and the card name them (spec 2 §2.6). */
export const paperDifficulties = ['Easy', 'Medium', 'Hard'] as const;
export type PaperDifficulty = (typeof paperDifficulties)[number];

/** Years that a paper may have (spec 3 §5). */
export const paperYears = { first: 2000, last: 2030 } as const;

/** Bytes of a paper's PDF (spec 3 §9). */
export const maxPdfBytes = 50 * 1_048_576;

/** Questions of one paper. */
export const maxPaperQuestions = 500;
