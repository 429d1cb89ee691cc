import type { UploadError } from '@markwell/shared/admin/upload/upload-error';
import type { UploadParseResult } from '@markwell/shared/admin/upload/upload-content';
import type { ReactNode } from 'react';
import { Banner } from '#components/ui/feedback/banner.tsx';
import { Card } from '#components/ui/display/card.tsx';
import type { UploadValues } from '../upload-form.ts';
import { PreviewPager } from './preview-pager.tsx';

interface UploadPreviewProps {
  values: UploadValues;
  reading: UploadParseResult;
  /** The first upload error. */
  uploadError: UploadError | undefined;
  /** The banner about duplicates. */
  duplicates: ReactNode;
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;

/** The questions that the upload would create (spec 3 §2.3). */
export function UploadPreview({ values, reading, uploadError, duplicates }: UploadPreviewProps) {
  const { questions, counts } = reading;
  const isEmpty = counts.questions === 0 && counts.keyLetters === 0 && counts.solutions === 0;
  return (
    <Card asChild>
      <section aria-label="Preview" className="grid gap-4">
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
        {uploadError && <Banner tone="error">{uploadError.message}</Banner>}
        {duplicates}
        <PreviewPager questions={questions} values={values} />
      </section>
    </Card>
  );
}
