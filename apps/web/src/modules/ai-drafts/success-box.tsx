import type { GeneratedContentDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { draftsAnchor } from './drafts-anchor.ts';

interface SuccessBoxProps {
  title: string;
  generated: GeneratedContentDto;
}

/** Says what was generated, with a link to the drafts. */
export function SuccessBox({ title, generated }: SuccessBoxProps) {
  return (
    <Banner
      tone="success"
      title={title}
      className="mt-5"
      action={
        <Button asChild variant="quiet" size="dense">
          <a href={`#${draftsAnchor}`}>Review the drafts</a>
        </Button>
      }
    >
      {generated.message}
    </Banner>
  );
}
