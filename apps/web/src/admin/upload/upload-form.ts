import type {
  UploadContentType,
  UploadContent,
  UploadParseResult,
} from '@markwell/shared/admin/upload/upload-content';
import { timeLimits } from '@markwell/shared/admin/upload/upload-limits';
import { missingContentText } from '@markwell/shared/admin/upload/missing-content';
import {
  rapidFireUploadSchema,
  regularUploadSchema,
  type UploadKind,
} from '@markwell/shared/admin/upload/upload.contract';
import { schemaProblems, type FieldProblems } from '../../components/forms/schema-problems.ts';
import { generalTopicName } from '@markwell/shared/rules/questions/topics';

/** A selected picture and its preview address, which is released when the picture is removed. */
export interface PickedImage {
  file: File;
  url: string;
}

/** The form's values. */
export interface UploadForm {
  kind: UploadKind;
  /** Empty until one is chosen; then the first stage is used. */
  examTypeId: string;
  subjectId: string;
  /** A topic's id; `generalTopic` or `newTopic`. */
  topic: string;
  newTopicName: string;
  questionContentType: UploadContentType;
  questionText: string;
  mcqOptions: string;
  questionImages: readonly PickedImage[];
  answerKey: string;
  solutionType: UploadContentType;
  explanationText: string;
  solutionImages: readonly PickedImage[];
  difficulty: number;
  level: number;
  /** As typed. */
  timeLimit: string;
  allowRepeats: boolean;
}

export const generalTopic = '';
export const newTopic = 'new';

export const emptyForm: UploadForm = {
  kind: 'regular',
  examTypeId: '',
  subjectId: '',
  topic: generalTopic,
  newTopicName: '',
  questionContentType: 'text',
  questionText: '',
  mcqOptions: '',
  questionImages: [],
  answerKey: '',
  solutionType: 'text',
  explanationText: '',
  solutionImages: [],
  difficulty: 1,
  level: 1,
  timeLimit: String(timeLimits.usual),
  allowRepeats: false,
};

/** The form for the next upload with the same classification. */
export const nextForm = (form: UploadForm): UploadForm => ({
  ...form,
  questionText: '',
  mcqOptions: '',
  questionImages: [],
  answerKey: '',
  explanationText: '',
  solutionImages: [],
  allowRepeats: false,
});

/** Whether the form has content that would be lost. Classification and settings are quickly chosen again. */
export const hasContent = (form: UploadForm): boolean =>
  [form.questionText, form.mcqOptions, form.answerKey, form.explanationText].some((text) => text !== '') ||
  form.questionImages.length + form.solutionImages.length > 0;

const namesOf = (images: readonly PickedImage[]) => images.map(({ file }) => file.name);

export const contentOf = (form: UploadForm): UploadContent => ({
  ...form,
  questionImages: namesOf(form.questionImages),
  solutionImages: namesOf(form.solutionImages),
});

/** The request body. */
export function bodyOf(form: UploadForm) {
  const { examTypeId, subjectId, questionContentType, solutionType, questionText, answerKey } = form;
  const { mcqOptions, explanationText, topic, newTopicName, allowRepeats } = form;
  const topicName = topic === newTopic ? newTopicName : generalTopicName;
  return {
    examTypeId,
    subjectId,
    ...(topic === generalTopic || topic === newTopic ? { topicName } : { topicId: topic }),
    questionContentType,
    solutionType,
    questionText: questionContentType === 'image' ? '' : questionText,
    mcqOptions: questionContentType === 'text' ? '' : mcqOptions,
    answerKey,
    explanationText: solutionType === 'image' ? '' : explanationText,
    allowRepeats: String(allowRepeats),
  };
}

/** The errors that prevent an upload; the server applies the same rules. */
export function uploadFormErrors(form: UploadForm, { mistakes }: UploadParseResult): FieldProblems {
  const body = bodyOf(form);
  const problems =
    form.kind === 'regular'
      ? schemaProblems(regularUploadSchema, { ...body, difficulty: form.difficulty })
      : schemaProblems(rapidFireUploadSchema, { ...body, level: form.level, timeLimit: form.timeLimit });
  const missing = missingContentText(contentOf(form));
  if (missing) problems[missing.field] ??= missing.message;
  for (const { field, message } of missing ? [] : mistakes) problems[field] ??= message;
  return problems;
}
