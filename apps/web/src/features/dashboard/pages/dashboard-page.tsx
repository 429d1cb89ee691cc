import { Page } from '../../../components/layout/page.tsx';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { FeatureGrid } from '../components/feature-grid.tsx';
import { Hero } from '../components/hero.tsx';
import { OfflineBanner } from '../components/offline-banner.tsx';
import { OpenTestBanner } from '../components/open-test-banner.tsx';
import { PopularSubjectsSection } from '../components/popular-subjects-section.tsx';
import { ProgressTiles } from '../components/progress-tiles.tsx';
import { useDashboard } from '../dashboard.queries.ts';
import type { OpenTestSetup } from '../setup-preset.ts';

export function DashboardPage({ openTestSetup }: { openTestSetup: OpenTestSetup }) {
  const dashboard = useDashboard();
  if (dashboard.stats.offline) return <OfflineBanner />;
  if (dashboard.stats.loading) return <Spinner page label="Loading your learning dashboard..." />;
  return (
    <>
      <Hero dashboard={dashboard} openTestSetup={openTestSetup} />
      <Page>
        <OpenTestBanner />
        <ProgressTiles dashboard={dashboard} />
        <PopularSubjectsSection progress={dashboard.progress} />
        <FeatureGrid streak={dashboard.stats.data.stats.streak} />
        <CallToAction openTestSetup={openTestSetup} />
      </Page>
    </>
  );
}
