import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { chosenIdSchema } from '../contract/request-schemas.ts';
import { rapidFireLevelSchema } from '../rapid-fire/rapid-fire.schemas.ts';
import { maxQuestionsPerRequest, questionFilterSchema } from './questions.contract.ts';

/** The most questions that one bulk change can have. */
export const maxBulkQuestions = 50_000;
/** Days in which a bulk change can be undone. */
export const undoDays = 7;
/** Bulk changes in the list, newest first. */
export const bulkChangesListed = 20;
/** Questions in the list of those that did not change. */
export const unchangedListed = 200;

export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), topicId: chosenIdSchema('Please select a topic') }),
  z.object({
    kind: z.literal('set-difficulty'),
    difficulty: z.int('Please choose a difficulty').min(1).max(5),
  }),
  z.object({ kind: z.literal('set-level'), level: rapidFireLevelSchema }),
  z.object({ kind: z.enum(['publish', 'reserve', 'withdraw', 'delete']) }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;
const bulkChangeKinds = [
  'move',
  'set-difficulty',
  'set-level',
  'publish',
  'reserve',
  'withdraw',
  'delete',
] as const;

const bulkChangeStatuses = ['running', 'cancelled', 'finished', 'undoing', 'undone'] as const;

const bulkChangeSchema = z.object({
  id: idSchema,
  kind: z.enum(bulkChangeKinds),
  status: z.enum(bulkChangeStatuses),
  /** Of a move: the topic's name when the change began. */
  topicName: z.string().nullable(),
  /** The difficulty or level that was set. */
  difficulty: z.int().nullable(),
  /** Null when the administrator's account is deleted. */
  startedBy: z.object({ id: idSchema, name: z.string() }).nullable(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  /** All questions of the change: the sum of the five counts below. */
  total: countSchema,
  /** Not reached yet, or not reached before it was cancelled. */
  pending: countSchema,
  changed: countSchema,
  skipped: countSchema,
  undone: countSchema,
  /** Changed, and not undone because someone has changed or deleted the question since. */
  notUndone: countSchema,
  canUndo: z.boolean(),
});
export type BulkChangeDto = z.infer<typeof bulkChangeSchema>;

const one = { response: z.object({ bulkChange: bulkChangeSchema }) };

export const countMatchingQuestions = endpoint('GET /admin/bulk-changes/matching', 'admin', {
  summary: 'How many questions match the filters of the list, counted in full',
  query: questionFilterSchema,
  response: z.object({ count: countSchema }),
});

export const startBulkChange = endpoint('POST /admin/bulk-changes', 'admin', {
  summary: 'Change many questions: those with the ids, or all that match a filter. It runs on the server',
  body: z.object({
    action: bulkActionSchema,
    selection: z.union([
      z.object({
        questionIds: z.array(idSchema).min(1, 'Please select a question').max(maxQuestionsPerRequest),
      }),
      z.object({
        filter: questionFilterSchema,
        /** The count that was confirmed: if another number matches by now, nothing is changed. */
        count: countSchema,
      }),
    ]),
  }),
  ...one,
  statuses: [422],
  creates: true,
});

export const listBulkChanges = endpoint('GET /admin/bulk-changes', 'admin', {
  summary: 'The latest bulk changes of all administrators, newest first',
  response: z.object({ bulkChanges: z.array(bulkChangeSchema) }),
});

export const listUnchangedQuestions = endpoint('GET /admin/bulk-changes/:id/unchanged', 'admin', {
  summary: 'The questions of a bulk change that were skipped or not undone, with the reasons',
  response: z.object({
    questions: z.array(
      z.object({
        id: idSchema,
        /** The beginning of the body; null when there is only a picture, or the question is deleted. */
        questionText: z.string().nullable(),
        reason: z.string(),
      }),
    ),
    total: countSchema,
  }),
});

export const cancelBulkChange = endpoint('POST /admin/bulk-changes/:id/cancel', 'admin', {
  summary: 'Stop a running bulk change. What is changed stays changed and can be undone',
  ...one,
  statuses: [422],
});

export const undoBulkChange = endpoint('POST /admin/bulk-changes/:id/undo', 'admin', {
  summary: 'Undo a bulk change whole. Questions that were changed since are skipped',
  ...one,
  statuses: [422],
});
