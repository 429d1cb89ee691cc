import { Banner } from '../../../components/ui/feedback/banner.tsx';
import { LinkButton } from '../../../components/ui/actions/link-button.tsx';

interface RetryBannerProps {
  words: string;
  /** Whether the retry is in progress. */
  busy: boolean;
  onRetry: () => void;
  className?: string;
}

/** Shown for a part of the dashboard that did not load, with a retry button. */
export function RetryBanner({ words, busy, onRetry, className }: RetryBannerProps) {
  return (
    <Banner
      tone="error"
      className={className}
      action={
        <LinkButton disabled={busy} onClick={onRetry}>
          Retry
        </LinkButton>
      }
    >
      {words}
    </Banner>
  );
}
