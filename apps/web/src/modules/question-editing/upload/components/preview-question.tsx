import type { UploadQuestion } from '@markwell/shared/question-editing/upload/upload-content';
import { showParts, type QuestionPart } from '@markwell/shared/answers/question-parts';
import { defaultAlternativeText } from '@markwell/shared/question-editing/upload/alternative-texts';
import { optionLetters, type OptionLetter } from '@markwell/shared/answers/option-letters';
import { useState } from 'react';
import { ReviewedParts } from '#modules/answers/question-parts.tsx';
import { OptionList } from '#modules/answers/choice/option-list.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import type { DisplayedOption } from '#modules/answers/choice/displayed-option.ts';
import { SolutionPanel } from '#modules/question-bank/solution/solution-panel.tsx';
import { AnswerExamples } from '../../answer-examples.tsx';
import type { ShownImages } from '../upload-form.ts';

interface PreviewQuestionProps {
  question: UploadQuestion;
  images: ShownImages;
}

type Images = ShownImages['questionImages'];

const imageAt = (images: Images, index: number | null | undefined) =>
  index === null || index === undefined ? undefined : images[index];

const typedText = (alternativeText: string | undefined) =>
  alternativeText === undefined || alternativeText.trim() === '' ? null : alternativeText;

const shownOptions = ({ number, options, optionImages }: UploadQuestion, images: Images): DisplayedOption[] =>
  options.flatMap((text, index): DisplayedOption[] => {
    const optionLetter = optionLetters[index];
    if (!optionLetter) return [];
    const id = `${String(number)}${optionLetter}`;
    const image = imageAt(images, optionImages[index]);
    if (!image) return [{ id, optionLetter, contentType: 'TEXT' as const, contentValue: text }];
    const alternativeText =
      typedText(image.alternativeText) ?? defaultAlternativeText(optionLetter, null, '');
    return [{ id, optionLetter, contentType: 'IMAGE' as const, contentValue: image.url, alternativeText }];
  });

/** What the parts ask and accept. While an answer line is wrong, there is nothing to show. */
const PreviewParts = ({ parts }: { parts: readonly QuestionPart[] }) =>
  parts.length === 0 ? (
    <p className="text-ink-soft">The answer cannot be read yet.</p>
  ) : (
    <>
      <ReviewedParts
        parts={showParts({ parts: [...parts] }).parts}
        withKeys={parts}
        responses={undefined}
        markings={undefined}
      />
      <AnswerExamples parts={parts} />
    </>
  );

/** One question as a test shows it, with options to try, its answer and its solution. */
export function PreviewQuestion({ question, images }: PreviewQuestionProps) {
  const [chosenLetter, setChosenLetter] = useState<OptionLetter | null>(null);
  const { number, body, image, correctLetter, parts, explanation, solutionImage } = question;
  const picture = imageAt(images.questionImages, image);
  const solutionUrl = imageAt(images.solutionImages, solutionImage)?.url ?? null;
  return (
    <div className="grid gap-5">
      <QuestionBody
        question={{
          id: String(number),
          explanationText: body,
          questionImageUrl: picture?.url ?? null,
          questionImageAlt: typedText(picture?.alternativeText),
        }}
      />
      {parts ? (
        <PreviewParts parts={parts} />
      ) : (
        <OptionList
          legend={`Options of question ${String(number)}`}
          options={shownOptions(question, images.questionImages)}
          chosenLetter={chosenLetter}
          onChoose={setChosenLetter}
        />
      )}
      <div className="grid gap-3 border-t border-line pt-4">
        {!parts && (
          <p>
            Answer: <b className="font-heading">{correctLetter ?? 'not in the answer key yet'}</b>
          </p>
        )}
        {explanation === null && solutionUrl === null ? (
          <p className="text-ink-soft">No solution</p>
        ) : (
          <SolutionPanel solution={{ status: 'ready', explanation, imageUrl: solutionUrl }} />
        )}
      </div>
    </div>
  );
}
