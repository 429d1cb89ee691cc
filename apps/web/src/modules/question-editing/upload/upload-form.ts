import { missingContentText } from '@markwell/shared/question-editing/upload/missing-content';
import { findDuplicates } from '@markwell/shared/question-editing/upload/duplicates';
import { readUpload } from '@markwell/shared/question-editing/upload/read-upload';
import type {
  UploadContent,
  UploadContentType,
  UploadParseResult,
} from '@markwell/shared/question-editing/upload/upload-content';
import { compareFileNames } from '@markwell/shared/text/sort-file-names';
import type { UploadError } from '@markwell/shared/question-editing/upload/upload-error';
import { timeLimits, type uploadLevels } from '@markwell/shared/question-bank/upload-limits';
import {
  rapidFireUploadSchema,
  regularUploadSchema,
} from '@markwell/shared/question-editing/upload/upload.contract';
import type { UploadKind, UploadStatus } from '@markwell/shared/question-editing/upload/upload.contract';
import { generalTopicName } from '@markwell/shared/question-bank/topics';
import type { Difficulty } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { z } from 'zod';
import type { FieldProblems } from '#ui/forms/schema-problems.ts';
import type { ContractForm } from '#ui/forms/use-contract-form.ts';

/** A selected picture and its preview address, which is released when the picture is removed. */
export interface PickedImage {
  file: File;
  url: string;
  /** Where it belongs, as typed: Q3, Q3A or S3. Otherwise its file name decides. */
  place?: string;
  alternativeText?: string;
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
  /** The questions are from a file, which has rules of its own. */
  fromFile: boolean;
  passageTitle: string;
  passageText: string;
  saveAs: UploadStatus;
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
  fromFile: false,
  passageTitle: '',
  passageText: '',
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
  saveAs: 'published',
  difficulty: 1,
  level: 1,
  timeLimit: String(timeLimits.usual),
};

/** The form for the next upload with the same classification. */
export const nextForm = (values: UploadValues): UploadValues => ({ ...values, ...noContent });

/** Whether the form has content that would be lost. Classification and settings are quickly chosen again. */
export const hasContent = (values: UploadValues): boolean =>
  [values.questionText, values.mcqOptions, values.answerKey, values.explanationText].some(Boolean) ||
  [values.passageTitle, values.passageText].some(Boolean) ||
  values.questionImages.length + values.solutionImages.length > 0;

/** A place that can be typed: Q3, Q3A, S3. */
const placePattern = /^(?:Q\d{1,6}[A-E]?|S\d{1,6})$/iu;

/** The name that a picture is sent with. A typed place comes before the file name, so that it decides. */
export const sentNameOf = ({ file, place = '' }: PickedImage): string =>
  placePattern.test(place.trim()) ? `${place.trim().toUpperCase()} ${file.name}` : file.name;

/** The pictures in the order in which they are read: by the names that they are sent with. */
const inOrder = (images: readonly PickedImage[]): PickedImage[] =>
  images.toSorted((one, other) => compareFileNames(sentNameOf(one), sentNameOf(other)));

/** The pictures that the questions of the preview refer to by index. */
export interface ShownImages {
  questionImages: readonly PickedImage[];
  solutionImages: readonly PickedImage[];
}

export const shownImages = ({ questionImages, solutionImages }: ShownImages): ShownImages => ({
  questionImages: inOrder(questionImages),
  solutionImages: inOrder(solutionImages),
});

const namesOf = (images: readonly PickedImage[]) => inOrder(images).map(sentNameOf);

const textsOf = (images: readonly PickedImage[]) =>
  Object.fromEntries(
    images.flatMap((image) => {
      const text = image.alternativeText?.trim() ?? '';
      return text === '' ? [] : [[sentNameOf(image), text]];
    }),
  );

export const contentOf = (values: UploadValues): UploadContent => ({
  ...values,
  isRapidFire: values.kind === 'rapid-fire',
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
    fromFile: String(values.fromFile),
    allowDuplicates: String(values.allowDuplicates),
    passageTitle: values.passageTitle,
    passageText: values.passageText,
    saveAs: values.saveAs,
    alternativeTexts: JSON.stringify({
      questionImages: textsOf(values.questionImages),
      solutionImages: textsOf(values.solutionImages),
    }),
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

/** The upload errors to show while the administrator types. A missing answer key is not wrong yet. */
export const shownErrors = ({ answerKey }: UploadValues, { errors }: UploadParseResult): UploadError[] =>
  errors.filter(({ field }) => field !== 'answerKey' || answerKey.trim() !== '');

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
