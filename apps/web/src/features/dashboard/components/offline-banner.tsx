import { WifiOff } from 'lucide-react';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

/** Nothing is known yet and nothing can be asked: better said than shown as noughts. */
export function OfflineBanner() {
  return (
    <Page>
      <h1 className="sr-only">Dashboard</h1>
      <div role="status">
        <EmptyState icon={WifiOff} title="You are offline">
          Your dashboard appears as soon as the connection is back.
        </EmptyState>
      </div>
    </Page>
  );
}
