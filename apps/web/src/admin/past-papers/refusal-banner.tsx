import { Banner } from '../../components/ui/banner.tsx';
import type { Refusal } from './use-paper-form.ts';

/** Why a paper was not saved, and what would help. */
export function RefusalBanner({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null;
  return (
    <Banner tone="error" title={refusal.message}>
      {refusal.suggestion}
    </Banner>
  );
}
