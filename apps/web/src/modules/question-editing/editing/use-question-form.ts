import { questionEditSchema, type QuestionDetailDto } from '@markwell/shared/question-bank/questions.schemas';
import { picturesOf } from '@markwell/shared/answers/pictures';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { withoutAddresses } from '#modules/answers/without-addresses.ts';
import { isPlain } from '#modules/answers/is-plain.ts';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { useState } from 'react';
import type { z } from 'zod';
import { useContractForm, type ContractForm } from '#ui/forms/use-contract-form.ts';
import type { FileToSend } from '#lib/api/client.ts';
import { typedNumber } from '#lib/typed-number.ts';
import { useNewPictures, type DraftPicture } from '#modules/answers/editing/new-pictures.ts';

/** An option while it is edited: its text, or its picture with an alternative text. */
interface DraftOption {
  key: string;
  text: string;
  picture: DraftPicture | null;
  alternativeText: string;
}

/** A picture of the question or of the solution. */
interface DraftImage {
  picture: DraftPicture | null;
  alternativeText: string;
}

/** The choices of a passage besides the ids of passages. */
export const noPassage = 'none';
export const newPassage = 'new';

/** The form's values. Numbers are text as typed or chosen. */
interface QuestionDraft {
  questionText: string;
  questionPicture: DraftImage;
  explanationText: string;
  solutionPicture: DraftImage;
  /** An id, `noPassage` or `newPassage`. */
  passageId: string;
  newPassage: { title: string; body: string };
  options: DraftOption[];
  /** In place of options; null for a question of options alone. */
  parts: QuestionPart[] | null;
  /** Empty when the correct option was removed. */
  correctLetter: OptionLetter | '';
  examTypeId: string;
  subjectId: string;
  topicId: string;
  difficulty: string;
  /** Empty for both. */
  tier: Tier | '';
  timeLimit: string;
}

type Body = z.input<typeof questionEditSchema>;
export type QuestionForm = ContractForm<QuestionDraft, Body>;

/** Everything that the fields of a question need. */
export interface QuestionEditor {
  form: QuestionForm;
  /** The question as it was at first, because a refetch can bring a later one. */
  question: QuestionDetailDto;
  addPicture: (file: File) => DraftPicture;
  /** The files of the new pictures that the edit uses. */
  filesOf: (edit: z.output<typeof questionEditSchema>) => FileToSend[];
}

export function useQuestionForm(current: QuestionDetailDto): QuestionEditor {
  const [question] = useState(current);
  const pictures = useNewPictures();
  const form = useContractForm({
    schema: questionEditSchema,
    values: draftOf(question),
    bodyOf: (draft) => bodyOf(question, draft),
    check: ({ questionText, questionPicture, options, parts }) => {
      if (questionPicture.picture) return {};
      return {
        ...(questionText.trim() === '' && { questionText: 'Please enter question text' }),
        ...Object.fromEntries(
          (parts ? [] : options).flatMap(({ text, picture }, index) =>
            !picture && text.trim() === ''
              ? [[`options.${String(index)}.text`, 'Please enter the option']]
              : [],
          ),
        ),
      };
    },
  });
  return {
    form,
    question,
    addPicture: (file) => pictures.add(file),
    filesOf: (edit) =>
      pictures.filesOf([
        edit.questionPicture?.pictureId,
        edit.solutionPicture?.pictureId,
        ...edit.options.map((option) => (option.contentType === 'IMAGE' ? option.pictureId : undefined)),
        ...picturesOf(edit.parts).map(({ imageId }) => imageId),
      ]),
  };
}

const imageOf = (
  pictureId: string | null,
  url: string | null,
  alternativeText: string | null,
): DraftImage => ({
  picture: pictureId === null || url === null ? null : { pictureId, url },
  alternativeText: alternativeText ?? '',
});

function draftOf(question: QuestionDetailDto): QuestionDraft {
  const { topic, difficulty, level, tier, timeLimit } = question;
  return {
    questionText: question.questionText ?? '',
    questionPicture: imageOf(
      question.questionPictureId,
      question.questionImageUrl,
      question.questionImageAlt,
    ),
    explanationText: question.explanationText ?? '',
    solutionPicture: imageOf(
      question.solutionPictureId,
      question.solutionImageUrl,
      question.solutionImageAlt,
    ),
    passageId: question.passage?.id ?? noPassage,
    newPassage: { title: '', body: '' },
    options: question.options.map(({ id, contentType, contentValue, pictureId, alternativeText }) =>
      contentType === 'TEXT'
        ? { key: id, text: contentValue, picture: null, alternativeText: '' }
        : { key: id, text: '', ...imageOf(pictureId, contentValue, alternativeText) },
    ),
    parts: isPlain(question) ? null : question.parts,
    correctLetter: question.options.find(({ isCorrect }) => isCorrect)?.optionLetter ?? '',
    examTypeId: topic.subject.examType.id,
    subjectId: topic.subject.id,
    topicId: topic.id,
    difficulty: String(difficulty ?? level ?? 1),
    tier: tier ?? '',
    timeLimit: timeLimit === null ? '' : String(timeLimit),
  };
}

const pictureOf = ({ picture, alternativeText }: DraftImage) =>
  picture && { pictureId: picture.pictureId, alternativeText };

const bodyOf = (question: QuestionDetailDto, draft: QuestionDraft): Body => ({
  revision: question.revision,
  openedWith: {
    topicId: question.topic.id,
    difficulty: question.difficulty ?? question.level ?? 1,
    tier: question.tier,
    timeLimit: question.timeLimit,
  },
  questionText: draft.questionText,
  questionPicture: pictureOf(draft.questionPicture),
  explanationText: draft.explanationText,
  solutionPicture: pictureOf(draft.solutionPicture),
  ...(draft.passageId === newPassage
    ? { newPassage: draft.newPassage }
    : { passageId: draft.passageId === noPassage ? null : draft.passageId }),
  ...(draft.parts
    ? { options: [], parts: withoutAddresses(draft.parts) }
    : {
        options: draft.options.map(({ text, picture, alternativeText }) =>
          picture
            ? { contentType: 'IMAGE', pictureId: picture.pictureId, alternativeText }
            : { contentType: 'TEXT', text },
        ),
        // The schema rejects an empty one.
        correctLetter: draft.correctLetter as OptionLetter,
      }),
  topicId: draft.topicId,
  difficulty: Number(draft.difficulty),
  tier: draft.tier === '' ? null : draft.tier,
  timeLimit: question.questionType === 'regular' ? null : typedNumber(draft.timeLimit),
});
