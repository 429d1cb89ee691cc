import { WifiOff } from 'lucide-react';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/ui/feedback/empty-state.tsx';

/** Shown when there is no connection and no cached data, instead of tiles with zeros. */
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
