import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';

/**
 * remark: mark again by the current answer key. void: do not count the question in the score. restore: undo void, with
 * the marks from before.
 */
const correctionActions = ['remark', 'void', 'restore'] as const;
export type CorrectionActionName = (typeof correctionActions)[number];

const correctableRevisionSchema = z.object({
  revisionId: idSchema,
  number: z.int().min(1),
  /** The letter of its correct option, or the answer key of each part in words. */
  key: z.string().nullable(),
  /** The options have changed since, so an option letter may mean something else now. */
  optionsChanged: z.boolean(),
  /** Finished tests that showed this revision and count it. */
  attempts: countSchema,
  /** Answers in finished rapid-fire quizzes. */
  quizAnswers: countSchema,
  /** The pupils who took these tests and quizzes. */
  pupils: countSchema,
  /** Answers that earn more marks with the current answer key (up), and fewer (down). */
  marksUp: countSchema,
  marksDown: countSchema,
  /** Finished tests in which it is void. */
  voidAttempts: countSchema,
  canRemark: z.boolean(),
  canVoid: z.boolean(),
  canRestore: z.boolean(),
});
export type CorrectableRevisionDto = z.infer<typeof correctableRevisionSchema>;

const pastCorrectionSchema = z.object({
  id: idSchema,
  action: z.enum(correctionActions),
  fromNumber: z.int().min(1),
  toNumber: z.int().min(1),
  affectedAttempts: countSchema,
  /** Null when the administrator's account is deleted. */
  correctedBy: z.string().nullable(),
  createdAt: instantSchema,
});
export type PastCorrectionDto = z.infer<typeof pastCorrectionSchema>;

const correctionsSchema = z.object({
  /** The same of the question as it is now. */
  key: z.string().nullable(),
  /** Revisions with answers that were marked by another answer key than the current one; newest first. */
  revisions: z.array(correctableRevisionSchema),
  /** Earlier corrections, newest first. */
  record: z.array(pastCorrectionSchema),
});
export type CorrectionsDto = z.infer<typeof correctionsSchema>;

export const listCorrections = endpoint('GET /admin/questions/:questionId/corrections', 'author', {
  summary:
    'The results that a correction after a change of the answer key would affect, and earlier corrections',
  response: correctionsSchema,
});

/** A correction is carried out by a job, some pupils at a time. */
const correctionRunSchema = z.object({
  id: idSchema,
  /** Pupils with a finished test or quiz to correct, and those of them who are done. */
  pupils: countSchema,
  correctedPupils: countSchema,
  /** Tests and quizzes in which an answer was re-marked, or the question became void or counts again. */
  affectedAttempts: countSchema,
  /** Pupils whose score changed; each gets a notification. */
  notifiedPupils: countSchema,
  /** Null while it is running. */
  finishedAt: instantSchema.nullable(),
});
export type CorrectionRunDto = z.infer<typeof correctionRunSchema>;

export const readCorrectionRun = endpoint('GET /admin/questions/:questionId/correction-run', 'author', {
  summary: 'How far the latest correction of the results of a question is; null without one',
  response: z.object({ run: correctionRunSchema.nullable() }),
});

export const correctMarks = endpoint('POST /admin/questions/:questionId/corrections', 'author', {
  summary:
    'Starts a correction after a change of the answer key: re-mark the answers to an earlier revision, make the question void, or count it again',
  body: z.object({ action: z.enum(correctionActions), fromRevisionId: idSchema }),
  response: z.object({ run: correctionRunSchema }),
  creates: true,
});
