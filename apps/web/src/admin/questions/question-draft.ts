import {
  questionEditSchema,
  type QuestionDetailDto,
  type QuestionEdit,
} from '@markwell/shared/admin/questions/questions.schemas';
import { optionLetters, type OptionLetter } from '@markwell/shared/vocabulary/options';

/** An option while it is edited: its text, or its picture, which cannot be changed. */
export interface DraftOption {
  key: string;
  text: string;
  picture: { optionId: string; url: string; alt: string } | null;
}

/** The form's values. The correct option is stored by key: letters change when one is removed. */
export interface QuestionDraft {
  questionText: string;
  explanationText: string;
  options: DraftOption[];
  correctKey: string | null;
  examTypeId: string;
  subjectId: string;
  topicId: string;
  grade: number;
  /** As it is typed. */
  timeLimit: string;
}

export function draftOf(question: QuestionDetailDto): QuestionDraft {
  const { topic, difficulty, level, timeLimit } = question;
  return {
    questionText: question.questionText ?? '',
    explanationText: question.explanationText ?? '',
    options: question.options.map(({ id, contentType, contentValue, alternativeText }) =>
      contentType === 'TEXT'
        ? { key: id, text: contentValue, picture: null }
        : { key: id, text: '', picture: { optionId: id, url: contentValue, alt: alternativeText ?? '' } },
    ),
    correctKey: question.options.find(({ isCorrect }) => isCorrect)?.id ?? null,
    examTypeId: topic.subject.examType.id,
    subjectId: topic.subject.id,
    topicId: topic.id,
    grade: difficulty ?? level ?? 1,
    timeLimit: timeLimit === null ? '' : String(timeLimit),
  };
}

/** The letter of the correct option. */
export function letterOf({ options, correctKey }: QuestionDraft): OptionLetter | undefined {
  return optionLetters[options.findIndex(({ key }) => key === correctKey)];
}

export type DraftProblems = Partial<Record<string, string>>;

/** Returns the request body, or the errors by field path ('options.2.text'). */
export function parseDraft(
  question: QuestionDetailDto,
  draft: QuestionDraft,
): { edit: QuestionEdit } | { problems: DraftProblems } {
  const parsed = questionEditSchema.safeParse({
    revision: question.revision,
    questionText: draft.questionText,
    explanationText: draft.explanationText,
    options: draft.options.map(({ text, picture }) =>
      picture ? { contentType: 'IMAGE', optionId: picture.optionId } : { contentType: 'TEXT', text },
    ),
    correctLetter: letterOf(draft),
    topicId: draft.topicId,
    grade: draft.grade,
    timeLimit: question.questionType === 'regular' ? null : Number(draft.timeLimit),
  });
  const problems: DraftProblems = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[path.join('.')] ??= message;
  if (draft.questionText.trim() === '' && question.questionImageUrl === null)
    problems['questionText'] = 'Please enter question text';
  for (const [index, { text, picture }] of draft.options.entries()) {
    if (text.trim() === '' && !picture && question.questionImageUrl === null)
      problems[`options.${index}.text`] ??= 'Please enter the option';
  }
  return parsed.success && Object.keys(problems).length === 0 ? { edit: parsed.data } : { problems };
}
