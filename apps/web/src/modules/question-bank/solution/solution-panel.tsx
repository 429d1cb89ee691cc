import { useState } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { QuestionImage } from '#modules/answers/content/question-image.tsx';
import { QuestionText } from '#modules/answers/content/question-text.tsx';

/** 'unavailable': there is no picture; 'error': loading the solution failed. */
export type SolutionState =
  | { status: 'loading' }
  | {
      status: 'ready';
      explanation: string | null;
      imageUrl: string | null;
      /** The picture's alternative text, if it has one. */
      imageAlt?: string | null | undefined;
    }
  | { status: 'unavailable'; message: string; explanation?: string | null | undefined }
  | { status: 'error'; message: string };

interface SolutionPanelProps {
  solution: SolutionState;
  onRetry?: (() => void) | undefined;
}

export function SolutionPanel({ solution, onRetry }: SolutionPanelProps) {
  switch (solution.status) {
    case 'loading':
      return <Spinner label="Loading solution..." />;
    case 'error':
      return (
        <Banner
          tone="error"
          action={
            onRetry && (
              <Button variant="quiet" size="small" onClick={onRetry}>
                Retry
              </Button>
            )
          }
        >
          {solution.message}
        </Banner>
      );
    case 'unavailable':
      return (
        <div className="grid gap-3">
          {solution.explanation && <Explanation text={solution.explanation} />}
          <Banner tone="notice">{solution.message}</Banner>
        </div>
      );
    case 'ready':
      return (
        <div className="grid gap-3">
          {solution.explanation && <Explanation text={solution.explanation} />}
          {solution.imageUrl !== null && <SolutionImage url={solution.imageUrl} alt={solution.imageAlt} />}
        </div>
      );
  }
}

/** The explanation, with a highlighted edge. */
function Explanation({ text }: { text: string }) {
  return (
    <div className="print-exact print-whole rounded-r-md border-l-4 border-marker bg-sunk px-4 py-3.5 sm:px-5">
      <QuestionText text={text} name="explanation" />
    </div>
  );
}

function SolutionImage({ url, alt }: { url: string; alt: string | null | undefined }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url) return <Banner tone="notice">Failed to load solution image</Banner>;
  return (
    <QuestionImage url={url} alt={alt ?? 'The solution, as a picture'} onFailure={() => setFailedUrl(url)} />
  );
}
