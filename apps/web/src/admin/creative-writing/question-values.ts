import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import {
  creativeDefaults,
  creativeLetters,
  type CreativeLetter,
} from '@markwell/shared/vocabulary/creative-writing';
import { emptyClassification, type Classification } from '../../components/admin/classification-fields.tsx';

type OptionField = `${'option' | 'score' | 'explanation'}${CreativeLetter}`;
type TextField =
  | 'title'
  | 'brief'
  | 'wordBank'
  | 'teacherNotes'
  | 'microWritePrompt'
  | 'difficulty'
  | 'ageGroup'
  | 'theme'
  | 'estimatedTime';
export type FieldName = OptionField | TextField;

/** The form's values as typed: every field is text. */
export type QuestionValues = Record<FieldName, string> & Classification;

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
  const { examType, subject, topic, wordBank, ...rest } = question;
  const values: QuestionValues = {
    ...emptyQuestion,
    examTypeId: examType.id,
    subjectId: subject.id,
    topicId: topic?.id ?? '',
    wordBank: wordBank.join(', '),
  };
  for (const name of Object.keys(emptyQuestion) as FieldName[]) {
    if (name in rest) values[name] = String(rest[name as keyof typeof rest]);
  }
  return values;
}

/** Empty is NaN, not 0. */
const wholeNumber = (typed: string) => (typed.trim() === '' ? NaN : Number(typed));

/** Converts the form's values to the request body. */
export function inputOf(values: QuestionValues) {
  const byLetter = Object.fromEntries(
    creativeLetters.map((letter) => [`score${letter}`, wholeNumber(values[`score${letter}`])]),
  ) as Record<`score${CreativeLetter}`, number>;
  return {
    ...values,
    ...byLetter,
    topicId: values.topicId === '' ? null : values.topicId,
    estimatedTime: wholeNumber(values.estimatedTime),
  };
}
