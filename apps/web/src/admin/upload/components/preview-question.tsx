import type { UploadQuestion } from '@markwell/shared/admin/upload/upload-content';
import { optionLetters, type OptionLetter } from '@markwell/shared/vocabulary/options';
import { useState } from 'react';
import { OptionList } from '#components/question/options/option-list.tsx';
import { QuestionBody } from '#components/question/question-body.tsx';
import type { DisplayedOption } from '#components/question/question.ts';
import { SolutionPanel } from '#components/question/solution/solution-panel.tsx';
import type { UploadValues } from '../upload-form.ts';

interface PreviewQuestionProps {
  question: UploadQuestion;
  values: UploadValues;
}

const urlAt = (images: UploadValues['questionImages'], index: number | null) =>
  index === null ? null : (images[index]?.url ?? null);

function shownOptions({ number, options }: UploadQuestion): DisplayedOption[] {
  return options.flatMap((text, index) => {
    const optionLetter = optionLetters[index];
    if (!optionLetter) return [];
    return [
      {
        id: `${String(number)}${optionLetter}`,
        optionLetter,
        contentType: 'TEXT' as const,
        contentValue: text,
      },
    ];
  });
}

/** One question as a test shows it, with options to try, its answer and its solution. */
export function PreviewQuestion({ question, values }: PreviewQuestionProps) {
  const [chosenLetter, setChosenLetter] = useState<OptionLetter | null>(null);
  const { number, body, image, correctLetter, explanation, solutionImage } = question;
  const solutionUrl = urlAt(values.solutionImages, solutionImage);
  return (
    <div className="grid gap-5">
      <QuestionBody
        question={{
          id: String(number),
          explanationText: body,
          questionImageUrl: urlAt(values.questionImages, image),
        }}
      />
      <OptionList
        legend={`Options of question ${String(number)}`}
        options={shownOptions(question)}
        chosenLetter={chosenLetter}
        onChoose={setChosenLetter}
      />
      <div className="grid gap-3 border-t border-line pt-4">
        <p>
          Answer: <b className="font-heading">{correctLetter ?? 'not in the answer key yet'}</b>
        </p>
        {explanation === null && solutionUrl === null ? (
          <p className="text-ink-soft">No solution</p>
        ) : (
          <SolutionPanel solution={{ status: 'ready', explanation, imageUrl: solutionUrl }} />
        )}
      </div>
    </div>
  );
}
