import { Banner } from '../../../components/ui/banner.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';

interface RetryBannerProps {
  words: string;
  /** The retry is under way. */
  busy: boolean;
  onRetry: () => void;
  className?: string;
}

/** A part of the dashboard that could not be loaded, and another try. */
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
