/** The difficulties of papers, as the filter and the card name them. */
export const paperDifficulties = ['Easy', 'Medium', 'Hard'] as const;
export type PaperDifficulty = (typeof paperDifficulties)[number];

/** The first and last year that a paper can have. */
export const paperYears = { first: 2000, last: 2030 } as const;

/** The PDFs that a paper can have: the paper itself, and its mark scheme. */
export const paperDocuments = ['paper', 'mark-scheme'] as const;
export type PaperDocument = (typeof paperDocuments)[number];

/** The maximum size of a paper's PDF, in bytes. */
export const maxPdfBytes = 50 * 1_048_576;

/** The maximum number of questions in a paper. */
export const maxPaperQuestions = 500;
