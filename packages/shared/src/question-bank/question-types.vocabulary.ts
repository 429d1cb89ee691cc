import { valuesOf } from '../contract/values-of.ts';

/** The two kinds of questions, as the API calls them. */
export const questionTypeNames = { regular: 'Regular', 'rapid-fire': 'Rapid-Fire' } as const;
export type QuestionType = keyof typeof questionTypeNames;
export const questionTypes = valuesOf(questionTypeNames);

/**
 * Pupils get published questions anywhere, and reserved ones in assignments only. Archived ones were deleted, but results
 * refer to them.
 */
export const questionStatusNames = {
  draft: 'Draft',
  published: 'Published',
  reserved: 'Reserved for assignments',
  archived: 'Archived',
} as const;
export type QuestionStatus = keyof typeof questionStatusNames;
export const questionStatuses = valuesOf(questionStatusNames);
