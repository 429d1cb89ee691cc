import { z } from 'zod';
import { endpoint, type AcceptedFiles } from '../../contract/endpoint.ts';
import { countSchema, idSchema, nameSchema, textSchema } from '../../contract/field-schemas.ts';
import { chosenIdSchema } from '../../contract/request-schemas.ts';
import { difficulties } from '../../question-bank/difficulty.vocabulary.ts';
import { maxImageBytes } from '../../media/media.vocabulary.ts';
import { maxAlternativeText, parseAlternativeTexts } from './alternative-texts.ts';
import { needsAnswerKey } from './missing-content.ts';
import { contentTypes } from './upload-content.ts';
import {
  maxBodyLength,
  maxImages,
  maxPassageTitleLength,
  maxPastedBytes,
  maxUploadBytes,
  timeLimits,
  uploadLevels,
} from '../../question-bank/upload-limits.ts';

const pastedText = z.string().default('');

const uploadStatuses = ['published', 'reserved', 'draft'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** The fields of both kinds of upload. `readUpload` checks the texts. */
const commonFields = {
  examTypeId: chosenIdSchema('Please select an educational stage'),
  subjectId: chosenIdSchema('Please select a subject'),
  /** An existing topic. Otherwise `topicName`, which is created if needed. */
  topicId: chosenIdSchema('Please select a topic').optional(),
  topicName: z.string().trim().pipe(nameSchema(120)).optional(),
  questionContentType: z.enum(contentTypes).default('text'),
  solutionType: z.enum(contentTypes).default('text'),
  questionText: pastedText,
  mcqOptions: pastedText,
  /** Letters for the questions with options. Empty if there are none. */
  answerKey: z.string('Please enter answer key').trim(),
  explanationText: pastedText,
  /** The texts are from a question file, which may have two to five options and solutions for some questions. */
  fromFile: z.stringbool().default(false),
  /** A passage that all questions of the upload belong to; both fields or neither. */
  passageTitle: textSchema(maxPassageTitleLength).trim().default(''),
  passageText: textSchema(maxBodyLength).trim().default(''),
  /** JSON: the alternative text of each picture, by its field and file name. */
  alternativeTexts: pastedText.refine((text) => parseAlternativeTexts(text) !== undefined, {
    error: `Please give alternative texts of at most ${maxAlternativeText} characters`,
  }),
  /** Drafts are not shown to pupils until they are published, and reserved questions in assignments only. */
  saveAs: z.enum(uploadStatuses).default('published'),
  /** Allows questions that are already in the bank, or twice in the upload. */
  allowDuplicates: z.stringbool().default(false),
};

const hasTopic = ({ topicId, topicName }: { topicId?: string | undefined; topicName?: string | undefined }) =>
  topicId !== undefined || (topicName !== undefined && topicName !== '');
const noTopic = { path: ['topicId'], error: 'Please select a topic' };

interface Passage {
  passageTitle: string;
  passageText: string;
}
const hasPassageTitle = ({ passageTitle, passageText }: Passage) => passageTitle !== '' || passageText === '';
const noPassageTitle = { path: ['passageTitle'], error: 'Please enter the title of the passage' };
const hasPassageText = ({ passageTitle, passageText }: Passage) => passageTitle === '' || passageText !== '';
const noPassageText = { path: ['passageText'], error: 'Please enter the text of the passage' };

const noAnswerKey = {
  path: ['answerKey'],
  error: 'Please enter answer key',
  // Together with what is wrong in other fields, if these are texts.
  when: ({ value }: { value: unknown }) =>
    z
      .looseObject({ answerKey: z.string(), questionText: z.string(), mcqOptions: z.string() })
      .safeParse(value).success,
};
const hasAnswerKey = ({
  answerKey,
  ...content
}: Parameters<typeof needsAnswerKey>[0] & { answerKey: string }) =>
  answerKey !== '' || !needsAnswerKey(content);

const choiceOf = (values: readonly number[], error: string) =>
  z.coerce.number({ error }).refine((value) => values.includes(value), { error });

export const regularUploadSchema = z
  .object({ ...commonFields, difficulty: choiceOf(difficulties, 'Please select a difficulty') })
  .refine(hasAnswerKey, noAnswerKey)
  .refine(hasTopic, noTopic)
  .refine(hasPassageTitle, noPassageTitle)
  .refine(hasPassageText, noPassageText);

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
  .refine(({ saveAs }) => saveAs !== 'reserved', {
    path: ['saveAs'],
    error: 'Rapid-fire questions cannot be reserved: assignments have none',
  })
  .refine(hasAnswerKey, noAnswerKey)
  .refine(hasTopic, noTopic)
  .refine(hasPassageTitle, noPassageTitle)
  .refine(hasPassageText, noPassageText);

const images: AcceptedFiles = {
  fields: ['questionImages', 'solutionImages'],
  maxFiles: 2 * maxImages,
  maxBytesEach: maxImageBytes,
  maxBytes: maxUploadBytes,
  maxTextBytes: maxPastedBytes,
};

const upload = {
  files: images,
  response: z.object({ questionsCreated: countSchema, topicId: idSchema, batchId: idSchema }),
  statuses: [404, 422],
  creates: true,
} as const;

export const uploadQuestions = endpoint('POST /admin/upload-questions', 'author', {
  summary: 'Add pasted questions to the bank, all or none',
  body: regularUploadSchema,
  ...upload,
});

export const uploadRapidFire = endpoint('POST /rapid-fire-admin/upload', 'author', {
  summary: 'Add pasted rapid-fire questions to the bank, all or none',
  body: rapidFireUploadSchema,
  ...upload,
});

const uploadKinds = ['regular', 'rapid-fire'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export const checkUpload = endpoint('POST /admin/upload-questions/check', 'author', {
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
  statuses: [422],
});
