import { studyPlan } from '@markwell/shared/planner/planner.contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadOnDemand } from '#ui/layout/load-on-demand.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/navigation/tabs.tsx';
import { OverviewTab } from '#modules/progress/components/overview-tab.tsx';
import { StudyPlan } from '#modules/planner/components/study-plan.tsx';
import { endpointQuery } from '../../lib/query/cache-keys.ts';

const loadHistory = async () =>
  (await import('#modules/progress/components/test-history-tab.tsx')).HistoryTab;
const loadTopics = async () =>
  (await import('#modules/progress/components/topic-performance-tab.tsx')).TopicPerformanceTab;

const tabs = [
  { value: 'overview', label: 'Overview', Content: Overview, load: undefined },
  { value: 'history', label: 'Test History', Content: loadOnDemand(loadHistory), load: loadHistory },
  { value: 'categories', label: 'Category Performance', Content: loadOnDemand(loadTopics), load: loadTopics },
] as const;

/** /achievements, with the study plan in the overview. The tab is in the address. */
export function AchievementsPage() {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'overview';
  return (
    <Page>
      <PageHeader title="Achievements" className="pb-2 sm:pb-3" />
      <Tabs
        value={open}
        onValueChange={(value) => setSearch(value === 'overview' ? {} : { tab: value }, { replace: true })}
      >
        <TabsList aria-label="Your achievements">
          {tabs.map(({ value, label, load }) => (
            // A pointer over a tab loads its code, so that it is there when the tab opens.
            <TabsTrigger
              key={value}
              value={value}
              onPointerEnter={() => void load?.().catch(() => undefined)}
            >
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map(({ value, Content }) => (
          <TabsContent key={value} value={value}>
            <Suspense fallback={<TabSkeleton />}>
              <Content />
            </Suspense>
          </TabsContent>
        ))}
      </Tabs>
    </Page>
  );
}

/** As high as the screen, so that nothing moves when the tab's content replaces it. */
const TabSkeleton = () => (
  <div role="status" className="grid min-h-svh content-start">
    <span className="sr-only">Loading…</span>
    <Skeleton className="h-80 rounded-lg" />
  </div>
);

/** The plan is loaded here too, so that the overview appears immediately and nothing moves when the plan arrives. */
function Overview() {
  return <OverviewTab plan={<StudyPlan />} planQuery={useQuery(endpointQuery(studyPlan))} />;
}
