import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema } from '../../contract/field-schemas.ts';
import { optionLetters } from '../../vocabulary/options.ts';

/** remark: marked by the key that counts now. void: left out of the score. */
export const correctionActions = ['remark', 'void'] as const;
export type CorrectionActionName = (typeof correctionActions)[number];

const correctableRevisionSchema = z.object({
  revisionId: idSchema,
  number: z.int().min(1),
  /** The letter that was right in it. */
  key: z.enum(optionLetters).nullable(),
  /** Its options say something else than those of now: a letter may not mean the same. */
  optionsChanged: z.boolean(),
  /** Finished tests that showed it and do not leave it out. */
  attempts: countSchema,
  /** Answers in finished rapid-fire quizzes. */
  quizAnswers: countSchema,
  /** Those whose tests and quizzes these are. */
  pupils: countSchema,
  /** Answers that are right by the key of now and marked wrong, and the other way round. */
  marksUp: countSchema,
  marksDown: countSchema,
  canRemark: z.boolean(),
  canVoid: z.boolean(),
});
export type CorrectableRevisionDto = z.infer<typeof correctableRevisionSchema>;

const pastCorrectionSchema = z.object({
  id: idSchema,
  action: z.enum(correctionActions),
  fromNumber: z.int().min(1),
  toNumber: z.int().min(1),
  affectedAttempts: countSchema,
  /** Null when the account is gone. */
  correctedBy: z.string().nullable(),
  createdAt: instantSchema,
});
export type PastCorrectionDto = z.infer<typeof pastCorrectionSchema>;

export const correctionsSchema = z.object({
  /** The letter that is right now. */
  key: z.enum(optionLetters).nullable(),
  /** Those that pupils were marked by otherwise than by the key of now; newest first. */
  revisions: z.array(correctableRevisionSchema),
  /** What was corrected before, newest first. */
  record: z.array(pastCorrectionSchema),
});
export type CorrectionsDto = z.infer<typeof correctionsSchema>;

const params = z.object({ questionId: idSchema });

export const listCorrections = endpoint({
  method: 'GET',
  path: '/admin/questions/:questionId/corrections',
  access: 'admin',
  summary:
    'What a correction of the answer key would change about the results there are, and what was corrected before',
  params,
  response: correctionsSchema,
});

export const correctMarks = endpoint({
  method: 'POST',
  path: '/admin/questions/:questionId/corrections',
  access: 'admin',
  summary:
    'After the answer key has changed: mark the answers to an earlier revision anew, or leave it out of the scores',
  params,
  body: z.object({ action: z.enum(correctionActions), fromRevisionId: idSchema }),
  response: z.object({
    /** Tests and quizzes with another mark, or with the question left out. */
    affectedAttempts: countSchema,
    /** Pupils whose score is another one now; they are told. */
    toldPupils: countSchema,
  }),
  creates: true,
});
