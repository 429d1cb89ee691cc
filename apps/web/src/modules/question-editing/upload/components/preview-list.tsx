import type { UploadQuestion } from '@markwell/shared/question-editing/upload/upload-content';
import { memo, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { formatNumber } from '#lib/format.ts';
import type { ShownImages } from '../upload-form.ts';
import { PictureDropTargets } from './picture-drop-targets.tsx';
import { PreviewQuestion } from './preview-question.tsx';

interface PreviewListProps {
  questions: readonly UploadQuestion[];
  images: ShownImages;
}

/** The number of questions that are shown at first, and more with each press of the button. */
const step = 50;

/** All questions below each other, as a pupil sees them. */
export function PreviewList({ questions, images }: PreviewListProps) {
  const [shownCount, setShownCount] = useState(step);
  const left = questions.length - shownCount;
  return (
    <>
      <ol aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {questions.slice(0, shownCount).map((question, index) => (
          <PreviewItem key={index} question={question} images={images} />
        ))}
      </ol>
      {left > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center"
          onClick={() => setShownCount(shownCount + step)}
        >
          Show {formatNumber(Math.min(step, left))} more questions
        </Button>
      )}
    </>
  );
}

/** Typing changes few questions, so the others are not drawn again. */
const PreviewItem = memo(
  ({ question, images }: { question: UploadQuestion; images: ShownImages }) => (
    <li aria-label={`Question ${String(question.number)}`} className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-base">Question {question.number}</h3>
      <PictureDropTargets number={question.number} optionCount={question.options.length} />
      <PreviewQuestion question={question} images={images} />
    </li>
  ),
  (before, after) =>
    before.images === after.images && JSON.stringify(before.question) === JSON.stringify(after.question),
);
PreviewItem.displayName = 'PreviewItem';
