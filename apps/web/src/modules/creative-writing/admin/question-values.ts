import type { ManagedCreativeQuestionDto } from '@markwell/shared/creative-writing/creative-question.schemas';
import {
  creativeDefaults,
  type AgeGroup,
  type CreativeDifficulty,
  type CreativeLetter,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { emptyClassification, type Classification } from '#modules/curriculum/classification-fields.tsx';
import { typedNumber } from '#lib/typed-number.ts';

type TextName =
  | 'title'
  | 'brief'
  | 'wordBank'
  | 'teacherNotes'
  | 'microWritePrompt'
  | 'theme'
  | 'estimatedTime'
  | `${'option' | 'score' | 'explanation'}${CreativeLetter}`;

/** The form's values. Numbers are text as typed, and the word bank is one text with commas. */
export interface QuestionValues extends Record<TextName, string>, Classification {
  difficulty: CreativeDifficulty;
  ageGroup: AgeGroup;
}

const { scores, estimatedTime, difficulty, ageGroup } = creativeDefaults;

export const emptyQuestion: QuestionValues = {
  ...emptyClassification,
  title: '',
  brief: '',
  optionA: '',
  optionB: '',
  optionC: '',
  optionD: '',
  scoreA: String(scores.A),
  scoreB: String(scores.B),
  scoreC: String(scores.C),
  scoreD: String(scores.D),
  explanationA: '',
  explanationB: '',
  explanationC: '',
  explanationD: '',
  wordBank: '',
  teacherNotes: '',
  microWritePrompt: '',
  difficulty,
  ageGroup,
  theme: '',
  estimatedTime: String(estimatedTime),
};

/** The form's values for editing a stored question. */
export function valuesOf(question: ManagedCreativeQuestionDto): QuestionValues {
  const texts = Object.entries(question).flatMap(([name, value]) =>
    name in emptyQuestion && (typeof value === 'string' || typeof value === 'number')
      ? [[name, String(value)]]
      : [],
  );
  return {
    ...emptyQuestion,
    ...(Object.fromEntries(texts) as Partial<QuestionValues>),
    examTypeId: question.examType.id,
    subjectId: question.subject.id,
    topicId: question.topic?.id ?? '',
    wordBank: question.wordBank.join(', '),
  };
}

/** Converts the form's values to the request body. */
export const bodyOf = (values: QuestionValues) => ({
  ...values,
  scoreA: typedNumber(values.scoreA),
  scoreB: typedNumber(values.scoreB),
  scoreC: typedNumber(values.scoreC),
  scoreD: typedNumber(values.scoreD),
  topicId: values.topicId === '' ? null : values.topicId,
  estimatedTime: typedNumber(values.estimatedTime),
});
