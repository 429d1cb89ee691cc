import type { UploadQuestion } from '@markwell/shared/admin/upload/upload-content';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#components/ui/actions/icon-button.tsx';
import type { UploadValues } from '../upload-form.ts';
import { PreviewQuestion } from './preview-question.tsx';

interface PreviewPagerProps {
  questions: readonly UploadQuestion[];
  values: UploadValues;
}

/** Shows the questions one at a time, as a pupil sees them. */
export function PreviewPager({ questions, values }: PreviewPagerProps) {
  const [chosenIndex, setChosenIndex] = useState(0);
  const index = Math.min(chosenIndex, questions.length - 1);
  const question = questions[index];
  if (!question) return null;
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="font-heading font-bold">
          Question {question.number} of {questions.length}
        </p>
        <div className="flex gap-1">
          <IconButton
            icon={ChevronLeft}
            label="Previous question"
            disabled={index === 0}
            onClick={() => setChosenIndex(index - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Next question"
            disabled={index === questions.length - 1}
            onClick={() => setChosenIndex(index + 1)}
          />
        </div>
      </div>
      <PreviewQuestion key={question.number} question={question} values={values} />
    </div>
  );
}
