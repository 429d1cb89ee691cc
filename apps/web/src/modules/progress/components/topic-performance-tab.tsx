import { hasEnoughAnswers, minAnswersForVerdict } from '@markwell/shared/progress/topic-performance';
import { shownWeeks } from '@markwell/shared/progress/topic-weeks';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TopicPerformanceDto } from '@markwell/shared/progress/analytics.contract';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf } from '#lib/format.ts';
import { useTopicPerformance, useTopicWeeks, type SubjectTopics } from '../analytics.queries.ts';
import { trendOf, shortDay, weekText, type TrendWeek } from '../topic-trend.ts';
import { TopicList } from './topic-list.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';

/** The topics appear with their weeks, or without them when those cannot be loaded, so that nothing moves. */
export function TopicPerformanceTab() {
  const weeks = useTopicWeeks();
  return (
    <Loaded query={useTopicPerformance()} loading={<PerformanceSkeleton />} failure={failure}>
      {(categories) =>
        weeks.isLoading ? <PerformanceSkeleton /> : <Categories categories={categories} weeks={weeks} />
      }
    </Loaded>
  );
}

type Weeks = ReturnType<typeof useTopicWeeks>;

const failure = (error: Error) =>
  messageOf(error, 'Your results didn’t load. Nothing is lost: please try again.');

function PerformanceSkeleton() {
  return (
    <div role="status" className="grid min-h-svh content-start gap-6">
      <span className="sr-only">Loading your performance…</span>
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-[60svh] rounded-lg" />
    </div>
  );
}

function Categories({ categories, weeks }: { categories: readonly SubjectTopics[]; weeks: Weeks }) {
  const [chosen, setChosen] = useState<string>();
  const category = categories.find(({ subjectId }) => subjectId === chosen) ?? categories[0];
  if (!category) return <NoPerformance />;
  return (
    <>
      {categories.length > 1 && (
        <RadioChips
          legend="Subject"
          choices={categories.map(({ subjectId, subjectName, accuracy }) => ({
            value: subjectId,
            label: subjectName,
            hint: `${accuracy}% right`,
          }))}
          value={category.subjectId}
          onChange={setChosen}
          className="mb-6"
        />
      )}
      <CategoryView category={category} loaded={weeks} />
    </>
  );
}

function CategoryView({ category, loaded }: { category: SubjectTopics; loaded: Weeks }) {
  const { subjectName, color, correctAnswers, questionsAttempted, accuracy, topics } = category;
  const trends = loaded.data;
  const weeksOf = trends && ((topicId: string) => trendOf(trends, topicId));
  const inOrder = topics.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.accuracy - other.accuracy,
  );
  return (
    <section aria-labelledby="accuracy-by-topic" className={`subject-${color}`}>
      <h2 id="accuracy-by-topic" className="text-2xl">
        {subjectName}: accuracy by topic
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {correctAnswers} of {countOf(questionsAttempted, 'answer')} right, {accuracy}% overall. Topics that
        need practice come first. Each chart shows the last {shownWeeks} weeks; a week with fewer than{' '}
        {minAnswersForVerdict} answers is a gap.
      </p>
      {!trends && loaded.error && (
        <RetryBanner className="mb-4" query={loaded} label="Load the weeks again">
          {messageOf(loaded.error, 'Your weeks didn’t load. Nothing is lost.')}
        </RetryBanner>
      )}
      <Card padding="none">
        <TopicList topics={inOrder} weeksOf={weeksOf} />
      </Card>
      {trends && weeksOf && (
        <TopicWeeksTable subjectName={subjectName} topics={inOrder} weeksOf={weeksOf} weeks={trends.weeks} />
      )}
    </section>
  );
}

/** Topics that need practice first, those with too few answers last. */
const rankOf = ({ isWeak, questionsAttempted }: SubjectTopics['topics'][number]) =>
  isWeak ? 0 : hasEnoughAnswers(questionsAttempted) ? 1 : 2;

function NoPerformance() {
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title="No Performance Data Yet"
      action={
        <Button asChild>
          <Link to="/practice">Practise some questions</Link>
        </Button>
      }
    >
      Answer some questions, and your results for each topic will appear here.
    </EmptyState>
  );
}

interface TopicWeeksTableProps {
  subjectName: string;
  topics: readonly TopicPerformanceDto[];
  weeksOf: (topicId: string) => TrendWeek[];
  /** Mondays, oldest first. */
  weeks: readonly string[];
}

/** The charts' numbers as a table for screen readers. */
function TopicWeeksTable({ subjectName, topics, weeksOf, weeks }: TopicWeeksTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{subjectName}: your accuracy in each topic, week by week</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                Week of {shortDay(week)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topicId, topicName }) => (
            <tr key={topicId}>
              <th scope="row">{topicName}</th>
              {weeksOf(topicId).map((week) => (
                <td key={week.week}>{weekText(week)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
