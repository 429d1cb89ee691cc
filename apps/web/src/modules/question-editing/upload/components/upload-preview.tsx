import type {
  UploadParseResult,
  UploadQuestion,
} from '@markwell/shared/question-editing/upload/upload-content';
import { type ReactNode, memo, useState } from 'react';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { Card } from '#ui/display/card.tsx';
import { Button } from '#ui/actions/button.tsx';
import { formatNumber } from '#lib/format.ts';
import type { ShownImages } from '../upload-form.ts';
import { PreviewQuestion } from './preview-question.tsx';
import { usePictureDrag } from './picture-drag.tsx';

/** The number of questions that are shown at first, and more with each press of the button. */
const shownAtATime = 50;
interface UploadPreviewProps {
  images: ShownImages;
  reading: UploadParseResult;
  /** The list of problems and the banner about duplicates. */
  children: ReactNode;
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;

/** The questions that the upload would create. */
export function UploadPreview({ images, reading, children }: UploadPreviewProps) {
  const { questions, counts } = reading;
  const isEmpty = counts.questions === 0 && counts.keyLetters === 0 && counts.solutions === 0;
  return (
    <Card asChild>
      <section
        aria-label="Preview"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 max-h-[80dvh] overflow-y-auto xl:max-h-[calc(100dvh-9rem)]"
      >
        <div>
          <h2 className="text-xl">Preview</h2>
          <p role="status" className="figures-tabular mt-1 text-ink-soft">
            {isEmpty
              ? 'Paste questions, or choose images, and see them here as a pupil will.'
              : [
                  counted(counts.questions, 'question'),
                  counted(counts.keyLetters, 'key letter'),
                  counted(counts.solutions, 'solution'),
                ].join(' · ')}
          </p>
        </div>
        {children}
        <PreviewList questions={questions} images={images} />
      </section>
    </Card>
  );
}

interface PreviewListProps {
  questions: readonly UploadQuestion[];
  images: ShownImages;
}

/** All questions below each other, as a pupil sees them. */
function PreviewList({ questions, images }: PreviewListProps) {
  const [shownCount, setShownCount] = useState(shownAtATime);
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
          onClick={() => setShownCount(shownCount + shownAtATime)}
        >
          Show {formatNumber(Math.min(shownAtATime, left))} more questions
        </Button>
      )}
    </>
  );
}

/** While a picture is dragged: the places of a question that it can be dropped on. */
function PictureDropTargets({ number, optionCount }: { number: number; optionCount: number }) {
  const { dragged, dropProps } = usePictureDrag();
  if (!dragged) return null;
  const name = String(number);
  const places =
    dragged.field === 'solutionImages'
      ? [{ place: `S${name}`, label: `Solution ${name}` }]
      : [
          { place: `Q${name}`, label: `Question ${name}` },
          ...optionLetters.slice(0, Math.max(4, optionCount)).map((letter) => ({
            place: `Q${name}${letter}`,
            label: `Option ${letter}`,
          })),
        ];
  return (
    <div aria-hidden className="flex flex-wrap gap-2">
      {places.map(({ place, label }) => (
        <span
          key={place}
          className="grid min-h-11 place-items-center rounded-md border-[1.5px] border-dashed border-royal bg-royal-wash px-3 text-sm"
          {...dropProps(place)}
        >
          {label}
        </span>
      ))}
    </div>
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
