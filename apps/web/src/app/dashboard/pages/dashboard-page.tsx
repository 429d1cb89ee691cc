import { lazy, Suspense, useCallback, useDeferredValue } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { StartButtons } from '../components/start-buttons.tsx';
import { Card } from '#ui/display/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { OpenTests } from '#modules/attempts/open-tests.tsx';
import { FeatureGrid } from '../components/feature-grid.tsx';
import { Hero } from '../components/hero.tsx';
import { PopularSubjectsSection } from '../components/popular-subjects-section.tsx';
import { ProgressTiles } from '../components/progress-tiles.tsx';
import { useDashboard, type Dashboard } from '../dashboard.queries.ts';
import { useNewestOpenTest, useStage } from '../next-step.queries.ts';
import { nextStepFor } from '../next-step.ts';
import type { SetupPreset, OpenTestSetup } from '../setup-preset.ts';

// Loaded on demand: most pupils are in no class.
const AssignmentsToDo = lazy(async () => ({
  default: (await import('../components/assignments-to-do.tsx')).AssignmentsToDo,
}));

/** The dashboard, which can open the mock test setup. */
export function DashboardPage() {
  const navigate = useNavigate();
  const { user } = useAuth();
  const openTestSetup = useCallback(
    (preset?: SetupPreset) => void navigate('/test/setup', { state: preset ?? null }),
    [navigate],
  );
  const dashboard = useDashboard();
  const openTest = useNewestOpenTest();
  const stage = useStage();
  const { recommendations } = dashboard;
  if (dashboard.stats.offline) return <OfflineBanner />;
  if (dashboard.stats.loading || recommendations.isFirstWait || openTest.loading || stage.loading) {
    return <Spinner page label="Loading your learning dashboard..." />;
  }
  return (
    <>
      <Hero
        dashboard={dashboard}
        stage={stage.stage}
        next={nextStepFor(openTest.test, recommendations.data)}
        openTestSetup={openTestSetup}
      />
      <Page>
        <OpenTests className="mt-6" />
        {user?.role === 'STUDENT' && (
          <Suspense>
            <AssignmentsToDo />
          </Suspense>
        )}
        <LowerPart dashboard={dashboard} openTestSetup={openTestSetup} />
      </Page>
    </>
  );
}

// Loaded on demand: it is below everything else.
const ClassHint = lazy(async () => ({
  default: (await import('../components/class-hint.tsx')).ClassHint,
}));

interface LowerPartProps {
  dashboard: Dashboard;
  openTestSetup: OpenTestSetup;
}

/**
 * What is below the first screen of a phone. When the application opens with this page, it is rendered after the upper
 * part has been painted; otherwise with it, so that the browser's Back finds the page as high as it was.
 */
function LowerPart({ dashboard, openTestSetup }: LowerPartProps) {
  const isFirstPage = useLocation().key === 'default'; // the router's key of the place it started at
  const isShown = useDeferredValue(true, isFirstPage ? false : undefined);
  const { user } = useAuth();
  const { stats, progress } = dashboard;
  if (!isShown) return null;
  return (
    <>
      <ProgressTiles dashboard={dashboard} />
      <PopularSubjectsSection progress={progress} />
      <FeatureGrid streak={stats.error === undefined ? stats.data.stats.streak : undefined} />
      <CallToAction openTestSetup={openTestSetup} />
      {user?.role === 'STUDENT' && (
        <Suspense>
          <ClassHint />
        </Suspense>
      )}
    </>
  );
}

/** Shown when there is no connection and no cached data, instead of tiles with zeros. */
function OfflineBanner() {
  return (
    <Page>
      <h1 className="sr-only">Dashboard</h1>
      <div role="status">
        <EmptyState scene="offline" title="You are offline">
          Your dashboard appears as soon as the connection is back.
        </EmptyState>
      </div>
    </Page>
  );
}

function CallToAction({ openTestSetup }: { openTestSetup: OpenTestSetup }) {
  return (
    <Card asChild padding="large" className="mt-10">
      <section
        aria-labelledby="closing"
        className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-l-4 border-l-marker"
      >
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="closing" className="text-2xl">
            Find out what you know with a test
          </h2>
          <p className="mt-1.5 max-w-read text-ink-soft">
            Pick a subject and a length, answer against the clock, and see every solution afterwards.
          </p>
        </div>
        <StartButtons
          testLabel="Get Started Free"
          practiceLabel={
            <span>
              Learn More <span className="sr-only">about practice</span>
            </span>
          }
          openTestSetup={openTestSetup}
        />
      </section>
    </Card>
  );
}
