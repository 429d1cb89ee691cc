import { studyPlan } from '@markwell/shared/features/planner/planner.contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/ui/navigation/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/navigation/tabs.tsx';
import { TopicPerformanceTab } from '../../features/analytics/components/topic-performance-tab.tsx';
import { HistoryTab } from '../../features/analytics/components/test-history-tab.tsx';
import { OverviewTab } from '../../features/analytics/components/overview-tab.tsx';
import { StudyPlan } from '../../features/planner/components/study-plan.tsx';
import { endpointQuery } from '../../lib/query/cache-keys.ts';

const tabs = [
  { value: 'overview', label: 'Overview', Content: Overview },
  { value: 'history', label: 'Test History', Content: HistoryTab },
  { value: 'categories', label: 'Category Performance', Content: TopicPerformanceTab },
] as const;

/** /achievements (spec 2 §2.8), with the study plan (spec 1 §2) in the overview. The tab is in the address. */
export function AchievementsPage() {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'overview';
  return (
    <Page>
      <PageHeader title="Achievements" className="pb-2 sm:pb-3" />
      <Tabs
        value={open}
        onValueChange={(value) => {
          setSearch(value === 'overview' ? {} : { tab: value }, { replace: true });
        }}
      >
        <TabsList aria-label="Your achievements">
          {tabs.map(({ value, label }) => (
            <TabsTrigger key={value} value={value}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map(({ value, Content }) => (
          <TabsContent key={value} value={value}>
            <Content />
          </TabsContent>
        ))}
      </Tabs>
    </Page>
  );
}

/** The plan is loaded here too, so that the overview appears at once and nothing moves when the plan arrives. */
function Overview() {
  return <OverviewTab plan={<StudyPlan />} planQuery={useQuery(endpointQuery(studyPlan))} />;
}
