import { PenLine } from 'lucide-react';
import { Page } from '../../../components/layout/page.tsx';
import { Button } from '../../../components/ui/actions/button.tsx';
import { EmptyState } from '../../../components/ui/feedback/empty-state.tsx';

export function EmptyChallenge({ onLeave }: { onLeave: () => void }) {
  return (
    <Page className="pt-10">
      <h1 className="sr-only">Creative Writing Challenge</h1>
      <EmptyState
        icon={PenLine}
        title="No questions available for this selection."
        action={<Button onClick={onLeave}>Choose another</Button>}
      >
        Another exam or subject may have some.
      </EmptyState>
    </Page>
  );
}
