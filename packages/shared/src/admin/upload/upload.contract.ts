import { z } from 'zod';
import { endpoint, type AcceptedFiles } from '../../contract/endpoint.ts';
import { countSchema, idSchema, textSchema } from '../../contract/field-schemas.ts';
import { chosenIdSchema } from '../../contract/request-schemas.ts';
import { difficulties } from '../../vocabulary/difficulty.ts';
import { maxImageBytes } from '../../vocabulary/media.ts';
import { contentTypes } from './upload-content.ts';
import { maxImages, maxPastedBytes, maxUploadBytes, timeLimits, uploadLevels } from './upload-limits.ts';

const pastedText = z.string().default('');

/** The fields of both kinds of upload (spec 3 §5, §7). `readUpload` checks the texts. */
const commonFields = {
  examTypeId: chosenIdSchema('Please select an educational stage'),
  subjectId: chosenIdSchema('Please select a subject'),
  /** An existing topic. Otherwise `topicName`, which is created if needed. */
  topicId: chosenIdSchema('Please select a topic').optional(),
  topicName: textSchema(120).trim().optional(),
  questionContentType: z.enum(contentTypes).default('text'),
  solutionType: z.enum(contentTypes).default('text'),
  questionText: pastedText,
  mcqOptions: pastedText,
  answerKey: z.string().trim().min(1, 'Please enter answer key'),
  explanationText: pastedText,
  /** Allows questions that are already in the bank, or twice in the upload. */
  allowDuplicates: z.stringbool().default(false),
};

const hasTopic = ({ topicId, topicName }: { topicId?: string | undefined; topicName?: string | undefined }) =>
  topicId !== undefined || (topicName !== undefined && topicName !== '');
const noTopic = { path: ['topicId'], error: 'Please select a topic' };

const choiceOf = (values: readonly number[], error: string) =>
  z.coerce.number().refine((value) => values.includes(value), { error });

export const regularUploadSchema = z
  .object({ ...commonFields, difficulty: choiceOf(difficulties, 'Please select a difficulty') })
  .refine(hasTopic, noTopic);

export const rapidFireUploadSchema = z
  .object({
    ...commonFields,
    level: choiceOf(uploadLevels, 'Please select a level'),
    timeLimit: z.coerce
      .number({ error: 'Please enter a time limit' })
      .int('Please enter whole seconds')
      .min(timeLimits.least, `Please allow at least ${timeLimits.least} seconds`)
      .max(timeLimits.most, `Please allow at most ${timeLimits.most} seconds`)
      .default(timeLimits.usual),
  })
  .refine(hasTopic, noTopic);

const images: AcceptedFiles = {
  fields: ['questionImages', 'solutionImages'],
  maxFiles: 2 * maxImages,
  maxBytesEach: maxImageBytes,
  maxBytes: maxUploadBytes,
  maxTextBytes: maxPastedBytes,
};

const upload = {
  files: images,
  response: z.object({ questionsCreated: countSchema, topicId: idSchema }),
  statuses: [404, 422],
  creates: true,
} as const;

export const uploadQuestions = endpoint('POST /admin/upload-questions', 'admin', {
  summary: 'Add pasted questions to the bank, all or none',
  body: regularUploadSchema,
  ...upload,
});

export const uploadRapidFire = endpoint('POST /rapid-fire-admin/upload', 'admin', {
  summary: 'Add pasted rapid-fire questions to the bank, all or none',
  body: rapidFireUploadSchema,
  ...upload,
});

export const uploadKinds = ['regular', 'rapid-fire'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export const checkUpload = endpoint('POST /admin/upload-questions/check', 'admin', {
  summary: 'Find pasted questions that are already in the bank, without changing anything',
  body: z.object({ kind: z.enum(uploadKinds), questionText: z.string() }),
  files: {
    fields: [],
    maxFiles: 1,
    maxBytesEach: 1,
    maxBytes: maxPastedBytes + 10_000,
    maxTextBytes: maxPastedBytes,
  },
  response: z.object({
    /** Numbers of pasted questions, each with the question of the bank that has the same text. */
    existing: z.array(z.object({ number: z.int(), questionId: idSchema, topicName: z.string() })),
  }),
});
