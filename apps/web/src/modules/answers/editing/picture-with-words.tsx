import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { QuestionImage } from '../content/question-image.tsx';
import { ChoosePicture } from './choose-picture.tsx';

/** What the field of the alternative text is called. */
export const wordsField = {
  label: 'Alternative text',
  hint: 'What the picture shows, for pupils who cannot see it',
};

interface PictureWithWordsProps {
  /** 'Question picture', 'Picture for option A'. */
  label: string;
  /** The address of the picture. */
  url: string;
  onReplace: (file: File) => void;
  onRemove: () => void;
  removeLabel?: string;
  /** The field of its alternative text. */
  children: ReactNode;
}

/** A picture with its alternative text; it can be replaced and removed. */
export function PictureWithWords(props: PictureWithWordsProps) {
  const { label, url, onReplace, onRemove, removeLabel = 'Remove', children } = props;
  return (
    <div className="@container min-w-0 rounded-md border border-line p-3">
      <div className="grid gap-3 @min-[26rem]:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        <QuestionImage url={url} alt={label} maxHeight="160px" className="justify-self-start" />
        <div className="grid min-w-0 content-start gap-3">
          {children}
          <div className="flex flex-wrap gap-2">
            <ChoosePicture label={`Replace: ${label}`} prompt="Replace" onChoose={onReplace} />
            <Button variant="subtle" size="small" aria-label={`${removeLabel}: ${label}`} onClick={onRemove}>
              <X aria-hidden className="size-4" /> {removeLabel}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
