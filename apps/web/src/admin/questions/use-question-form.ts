import {
  questionEditSchema,
  type QuestionDetailDto,
} from '@markwell/shared/admin/questions/questions.schemas';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { useState } from 'react';
import type { z } from 'zod';
import { useContractForm, type ContractForm } from '../../components/forms/use-contract-form.ts';
import { typedNumber } from '../../lib/typed-number.ts';

/** An option while it is edited: its text, or its picture, which cannot be changed. */
export interface DraftOption {
  key: string;
  text: string;
  picture: { optionId: string; url: string; alt: string } | null;
}

/** The form's values. Numbers are text as typed or chosen. */
export interface QuestionDraft {
  questionText: string;
  explanationText: string;
  options: DraftOption[];
  /** Empty when the correct option was removed. */
  correctLetter: OptionLetter | '';
  examTypeId: string;
  subjectId: string;
  topicId: string;
  difficulty: string;
  timeLimit: string;
}

type Body = z.input<typeof questionEditSchema>;
export type QuestionForm = ContractForm<QuestionDraft, Body>;

/** The form to edit a question. It keeps the question as it was at first, because a refetch can bring a later one. */
export function useQuestionForm(current: QuestionDetailDto): {
  form: QuestionForm;
  question: QuestionDetailDto;
} {
  const [question] = useState(current);
  const needsText = question.questionImageUrl === null;
  const form = useContractForm({
    schema: questionEditSchema,
    values: draftOf(question),
    bodyOf: (draft) => bodyOf(question, draft),
    check: ({ questionText, options }) => ({
      ...(needsText && questionText.trim() === '' && { questionText: 'Please enter question text' }),
      ...Object.fromEntries(
        options.flatMap(({ text, picture }, index) =>
          needsText && !picture && text.trim() === ''
            ? [[`options.${String(index)}.text`, 'Please enter the option']]
            : [],
        ),
      ),
    }),
  });
  return { form, question };
}

function draftOf(question: QuestionDetailDto): QuestionDraft {
  const { topic, difficulty, level, timeLimit } = question;
  return {
    questionText: question.questionText ?? '',
    explanationText: question.explanationText ?? '',
    options: question.options.map(({ id, contentType, contentValue, alternativeText }) =>
      contentType === 'TEXT'
        ? { key: id, text: contentValue, picture: null }
        : { key: id, text: '', picture: { optionId: id, url: contentValue, alt: alternativeText ?? '' } },
    ),
    correctLetter: question.options.find(({ isCorrect }) => isCorrect)?.optionLetter ?? '',
    examTypeId: topic.subject.examType.id,
    subjectId: topic.subject.id,
    topicId: topic.id,
    difficulty: String(difficulty ?? level ?? 1),
    timeLimit: timeLimit === null ? '' : String(timeLimit),
  };
}

const bodyOf = (question: QuestionDetailDto, draft: QuestionDraft): Body => ({
  revision: question.revision,
  questionText: draft.questionText,
  explanationText: draft.explanationText,
  options: draft.options.map(({ text, picture }) =>
    picture ? { contentType: 'IMAGE', optionId: picture.optionId } : { contentType: 'TEXT', text },
  ),
  // The schema rejects an empty one.
  correctLetter: draft.correctLetter as OptionLetter,
  topicId: draft.topicId,
  difficulty: Number(draft.difficulty),
  timeLimit: question.questionType === 'regular' ? null : typedNumber(draft.timeLimit),
});
