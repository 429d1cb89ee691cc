/** The two kinds of questions, as the API calls them. */
export const questionTypes = ['regular', 'rapid-fire'] as const;
export type QuestionType = (typeof questionTypes)[number];

export const questionTypeNames: Record<QuestionType, string> = {
  regular: 'Regular',
  'rapid-fire': 'Rapid-Fire',
};

/** Pupils get published questions only. Archived ones were deleted, but results refer to them. */
export const questionStatuses = ['draft', 'published', 'archived'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export const questionStatusNames: Record<QuestionStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
