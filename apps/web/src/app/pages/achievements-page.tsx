import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/ui/navigation/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/navigation/tabs.tsx';
import { TopicPerformanceTab } from '../../features/analytics/components/topic-performance-tab.tsx';
import { HistoryTab } from '../../features/analytics/components/test-history-tab.tsx';
import { OverviewTab } from '../../features/analytics/components/overview-tab.tsx';
import { StudyPlan } from '../../features/planner/components/study-plan.tsx';

const tabs = [
  { value: 'overview', label: 'Overview', Content: OverviewTab },
  { value: 'history', label: 'Test History', Content: HistoryTab },
  { value: 'categories', label: 'Category Performance', Content: TopicPerformanceTab },
] as const;

/** /achievements (spec 2 §2.8) below the study plan (spec 1 §2). The tab is in the address. */
export function AchievementsPage() {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'overview';
  return (
    <Page>
      <PageHeader title="Achievements" lead="Today’s practice, your badges and your progress." />
      <StudyPlan />
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
