import { z } from 'zod';
import { coloredSubjectSchema, namedSchema } from '../curriculum/curriculum-schemas.ts';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { beforeQuery, nextBeforeSchema } from '../contract/list-schemas.ts';
import { questionTypes } from '../question-bank/question-types.vocabulary.ts';

export const uploadsPerPage = 50;

const uploadBatchSchema = z.object({
  id: idSchema,
  questionType: z.enum(questionTypes),
  stage: namedSchema,
  subject: coloredSubjectSchema,
  /** The topic at the time of the upload. */
  topicName: z.string(),
  /** Null when the account is deleted. */
  uploadedBy: z.string().nullable(),
  createdAt: instantSchema,
  /** Null unless the upload was taken back. */
  takenBackAt: instantSchema.nullable(),
  /** Questions at the time of the upload. */
  created: countSchema,
  /** Its questions now. Deleted ones are in none of these. */
  drafts: countSchema,
  published: countSchema,
  reserved: countSchema,
  archived: countSchema,
});
export type UploadBatchDto = z.infer<typeof uploadBatchSchema>;

export const listUploadBatches = endpoint('GET /admin/upload-batches', 'admin', {
  summary: 'The uploads of questions, newest first',
  query: beforeQuery,
  response: z.object({ uploads: z.array(uploadBatchSchema), next: nextBeforeSchema }),
});

export const publishUploadBatch = endpoint('POST /admin/upload-batches/:batchId/publish', 'admin', {
  summary: 'Publish all drafts of an upload, or none',
  response: z.object({ published: countSchema }),
  statuses: [422],
});

export const takeBackUploadBatch = endpoint('POST /admin/upload-batches/:batchId/take-back', 'admin', {
  summary: 'Delete all questions of an upload; those that results refer to are archived instead',
  response: z.object({
    /** Questions that no longer exist. */
    deleted: countSchema,
    archived: countSchema,
  }),
  statuses: [422],
});
