import type { UploadKind } from '@markwell/shared/question-editing/upload/upload.contract';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { ApiError, isTransient, messageOf } from '#lib/api/api-error.ts';

interface UploadActionsProps {
  kind: UploadKind;
  questionCount: number;
  /** Whether all content that the chosen types need is present. */
  isReady: boolean;
  upload: { isPending: boolean; error: Error | null; share: number };
}

/** The server's message, or else one for the kind; without a reply, to try again. */
function failureText(error: Error, kind: UploadKind): string {
  if (error instanceof ApiError && error.status === undefined) {
    return 'Failed to upload questions. Please try again.';
  }
  const fallback =
    kind === 'regular' ? 'Failed to upload questions' : 'Failed to upload rapid-fire questions';
  return messageOf(error, fallback);
}

/** The upload button, the progress and the error. */
export function UploadActions({ kind, questionCount, isReady, upload }: UploadActionsProps) {
  const { isPending, error, share } = upload;
  const percent = Math.round(share * 100);
  const what = questionCount === 1 ? '1 question' : `${questionCount.toLocaleString('en-GB')} questions`;
  return (
    <div className="grid gap-3">
      {error && (
        <Banner tone="error" title={failureText(error, kind)}>
          {isTransient(error) && 'Nothing you typed is lost.'}
        </Banner>
      )}
      {isPending && (
        <div className="grid gap-1.5">
          <ProgressBar label="Upload" value={percent} />
          <p className="figures-tabular text-sm text-ink-soft">
            {percent < 100 ? `${String(percent)}% sent` : 'Writing the questions…'}
          </p>
        </div>
      )}
      <Button type="submit" pending={isPending} disabled={!isReady} className="justify-self-start">
        {isPending ? 'Uploading…' : questionCount === 0 ? 'Upload questions' : `Upload ${what}`}
      </Button>
    </div>
  );
}
