import { Banner } from '../../components/ui/banner.tsx';
import type { SaveError } from './use-paper-form.ts';

/** Shows why a paper was not saved, with a suggestion. */
export function SaveErrorBanner({ refusal }: { refusal: SaveError | undefined }) {
  if (!refusal) return null;
  return (
    <Banner tone="error" title={refusal.message}>
      {refusal.suggestion}
    </Banner>
  );
}
