import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { keyChangeSchema, questionDetailSchema } from '../question-bank/questions.schemas.ts';

/** The newest changes of a question that its history has. */
export const maxListedChanges = 100;

/** What of a question a change can name. Of an option the letter is named too, of a part its label. */
const changedParts = [
  'question-text',
  'question-picture',
  'question-alternative-text',
  'passage-title',
  'passage',
  'option',
  'option-picture',
  'option-alternative-text',
  'answer',
  'part',
  'explanation',
  'solution-picture',
  'solution-alternative-text',
  'topic',
  'difficulty',
  'level',
  'tier',
  'time-limit',
  'status',
] as const;
export type ChangedPart = (typeof changedParts)[number];

const differenceSchema = z.object({
  part: z.enum(changedParts),
  letter: z.string().nullable(),
  /** The words, or the address of a picture; null when there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type DifferenceDto = z.infer<typeof differenceSchema>;

const changeSchema = z.object({
  id: idSchema,
  at: instantSchema,
  /** The administrator; null when unknown or when the account is deleted. */
  by: z.string().nullable(),
  differences: z.array(differenceSchema),
});

const questionHistorySchema = z.object({
  /** The newest first, at most `maxListedChanges`. */
  changes: z.array(changeSchema),
  /** Changes that are older than those listed. */
  olderChanges: countSchema,
  created: z.object({ at: instantSchema, by: z.string().nullable() }),
  /** What undoing the newest change would restore; null when there is nothing to undo. */
  undo: z
    .object({
      changeId: idSchema,
      /** Other questions whose passage it restores too. */
      otherQuestions: countSchema,
      changesKey: z.boolean(),
    })
    .nullable(),
});
export type QuestionHistoryDto = z.infer<typeof questionHistorySchema>;

export const readHistory = endpoint('GET /admin/questions/:questionId/history', 'author', {
  summary: 'Every change of a question: who made it, when, and what changed',
  response: questionHistorySchema,
});

export const undoChange = endpoint('POST /admin/questions/:questionId/undo', 'author', {
  summary:
    'Undo the last change of a question: a new revision restores the one before. Refused when it is no longer the last',
  body: z.object({ changeId: idSchema }),
  response: z.object({ question: questionDetailSchema, keyChange: keyChangeSchema }),
  statuses: [409, 422],
});
