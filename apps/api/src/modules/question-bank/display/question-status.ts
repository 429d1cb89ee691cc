import type { QuestionStatus } from '@markwell/shared/question-bank/question-types.vocabulary';
import type { Status } from '../change/question-bank.rules.ts';

/** The statuses of a question as the wire calls them. */
export const questionStatusOf: Record<Status, QuestionStatus> = {
  DRAFT: 'draft',
  PUBLISHED: 'published',
  RESERVED: 'reserved',
  ARCHIVED: 'archived',
};

const storedStatuses: Record<QuestionStatus, Status> = {
  draft: 'DRAFT',
  published: 'PUBLISHED',
  reserved: 'RESERVED',
  archived: 'ARCHIVED',
};
export const storedStatusOf = (status: QuestionStatus): Status => storedStatuses[status];
