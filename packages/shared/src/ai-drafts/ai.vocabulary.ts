/** The types of AI generation, as the API calls them. */
export const generationTypes = ['mock_test', 'comprehension', 'vocabulary', 'creative_writing'] as const;
export type GenerationType = (typeof generationTypes)[number];

export const generationTypeNames: Record<GenerationType, string> = {
  mock_test: 'Mock test',
  comprehension: 'Comprehension',
  vocabulary: 'Vocabulary',
  creative_writing: 'Creative writing',
};

export const draftsWrittenText = (count: number): string =>
  `${count} questions were written as drafts. Please read them before you publish them.`;

export const generationRunStatuses = ['running', 'done', 'failed', 'cancelled'] as const;
export type GenerationRunStatus = (typeof generationRunStatuses)[number];

/** Minutes for which a finished run is listed. */
export const finishedRunMinutes = 60;

/** The facts shown with a generated mock test that does not have its own. */
export const generatedTestFacts = { minutes: 45, marks: 50, calculator: 'Calculator not permitted' } as const;

/** Limits and defaults of a generation request. */
export const questionLimits = { minimum: 5, maximum: 50, standard: 15 } as const;
/** Minutes. */
export const timeLimits = { minimum: 15, maximum: 120, standard: 45 } as const;
export const wordLimits = { minimum: 5, maximum: 25, standard: 10 } as const;
export const standardDifficulty = 3;

/** Questions on a generated passage. */
export const comprehensionQuestionCount = 8;

/** The maximum number of characters in a requested topic. */
export const topicMaximum = 200;
