import type { UploadParseResult } from '@markwell/shared/question-editing/upload/upload-content';
import type { ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';
import type { ShownImages } from '../upload-form.ts';
import { PreviewList } from './preview-list.tsx';

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
