/** The two kinds of questions, as the wire calls them. */
export const questionTypes = ['regular', 'rapid-fire'] as const;
export type QuestionType = (typeof questionTypes)[number];

export const questionTypeNames: Record<QuestionType, string> = {
  regular: 'Regular',
  'rapid-fire': 'Rapid-Fire',
};

/** Pupils are dealt published questions alone; archived ones are those that were deleted while results refer to them. */
export const questionStatuses = ['draft', 'published', 'archived'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export const questionStatusNames: Record<QuestionStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
