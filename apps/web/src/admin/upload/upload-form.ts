import { missingContentText } from '@markwell/shared/admin/upload/missing-content';
import { findDuplicates } from '@markwell/shared/admin/upload/duplicates';
import { readUpload } from '@markwell/shared/admin/upload/read-upload';
import type {
  UploadContent,
  UploadContentType,
  UploadParseResult,
} from '@markwell/shared/admin/upload/upload-content';
import type { UploadError } from '@markwell/shared/admin/upload/upload-error';
import { timeLimits, type uploadLevels } from '@markwell/shared/admin/upload/upload-limits';
import { rapidFireUploadSchema, regularUploadSchema } from '@markwell/shared/admin/upload/upload.contract';
import type { UploadKind } from '@markwell/shared/admin/upload/upload.contract';
import { generalTopicName } from '@markwell/shared/rules/questions/topics';
import type { Difficulty } from '@markwell/shared/vocabulary/difficulty';
import { z } from 'zod';
import type { FieldProblems } from '../../components/forms/schema-problems.ts';
import type { ContractForm } from '../../components/forms/use-contract-form.ts';

/** A selected picture and its preview address, which is released when the picture is removed. */
export interface PickedImage {
  file: File;
  url: string;
}

/** The form's values. */
export interface UploadValues {
  kind: UploadKind;
  /** Empty until the stages are loaded; then the first one is chosen. */
  examTypeId: string;
  subjectId: string;
  /** A topic's id; `generalTopic` or `newTopic`. */
  topicId: string;
  /** The name of a new topic. */
  topicName: string;
  questionContentType: UploadContentType;
  questionText: string;
  mcqOptions: string;
  questionImages: readonly PickedImage[];
  answerKey: string;
  solutionType: UploadContentType;
  explanationText: string;
  solutionImages: readonly PickedImage[];
  difficulty: Difficulty;
  level: (typeof uploadLevels)[number];
  /** As typed. */
  timeLimit: string;
  allowDuplicates: boolean;
}

export const generalTopic = '';
export const newTopic = 'new';

const noContent = {
  questionText: '',
  mcqOptions: '',
  questionImages: [],
  answerKey: '',
  explanationText: '',
  solutionImages: [],
  allowDuplicates: false,
} satisfies Partial<UploadValues>;

export const emptyForm: UploadValues = {
  ...noContent,
  kind: 'regular',
  examTypeId: '',
  subjectId: '',
  topicId: generalTopic,
  topicName: '',
  questionContentType: 'text',
  solutionType: 'text',
  difficulty: 1,
  level: 1,
  timeLimit: String(timeLimits.usual),
};

/** The form for the next upload with the same classification. */
export const nextForm = (values: UploadValues): UploadValues => ({ ...values, ...noContent });

/** Whether the form has content that would be lost. Classification and settings are quickly chosen again. */
export const hasContent = (values: UploadValues): boolean =>
  [values.questionText, values.mcqOptions, values.answerKey, values.explanationText].some(Boolean) ||
  values.questionImages.length + values.solutionImages.length > 0;

const namesOf = (images: readonly PickedImage[]) => images.map(({ file }) => file.name);

export const contentOf = (values: UploadValues): UploadContent => ({
  ...values,
  questionImages: namesOf(values.questionImages),
  solutionImages: namesOf(values.solutionImages),
});

function commonBodyOf(values: UploadValues) {
  const { examTypeId, subjectId, topicId, topicName, questionContentType, solutionType } = values;
  return {
    examTypeId,
    subjectId,
    ...(topicId === generalTopic && { topicName: generalTopicName }),
    ...(topicId === newTopic && { topicName }),
    ...(topicId !== generalTopic && topicId !== newTopic && { topicId }),
    questionContentType,
    solutionType,
    questionText: questionContentType === 'image' ? '' : values.questionText,
    mcqOptions: questionContentType === 'text' ? '' : values.mcqOptions,
    answerKey: values.answerKey,
    explanationText: solutionType === 'image' ? '' : values.explanationText,
    allowDuplicates: String(values.allowDuplicates),
  };
}

/** The request body for regular questions. */
export const regularBodyOf = (values: UploadValues) => ({
  ...commonBodyOf(values),
  difficulty: values.difficulty,
});

/** The request body for rapid-fire questions. */
export const rapidFireBodyOf = (values: UploadValues) => ({
  ...commonBodyOf(values),
  level: values.level,
  timeLimit: values.timeLimit,
});

/** The schemas of both endpoints; the kind chooses between them. */
export const uploadSchema = z.discriminatedUnion('kind', [
  regularUploadSchema.safeExtend({ kind: z.literal('regular') }),
  rapidFireUploadSchema.safeExtend({ kind: z.literal('rapid-fire') }),
]);

type UploadBody = z.input<typeof uploadSchema>;
export type UploadForm = ContractForm<UploadValues, UploadBody>;

export const bodyOf = (values: UploadValues): UploadBody =>
  values.kind === 'regular'
    ? { kind: values.kind, ...regularBodyOf(values) }
    : { kind: values.kind, ...rapidFireBodyOf(values) };

/** The first upload error, to show it while the administrator types. A missing answer key is not wrong yet. */
export const firstUploadError = (
  { answerKey }: UploadValues,
  { errors }: UploadParseResult,
): UploadError | undefined => errors.find(({ field }) => field !== 'answerKey' || answerKey.trim() !== '');

/** What prevents an upload besides the schema. The server applies the same rules. */
export function uploadProblems(values: UploadValues, existingCount: number): FieldProblems {
  const missing = missingContentText(contentOf(values));
  if (missing) return { [missing.field]: missing.message };
  const { questions, errors } = readUpload(contentOf(values));
  const problems: FieldProblems = {};
  for (const { field, message } of errors) problems[field] ??= message;
  if (!values.allowDuplicates && existingCount + findDuplicates(questions).length > 0) {
    problems['allowDuplicates'] = 'Please change them, or confirm that you want them twice';
  }
  return problems;
}
