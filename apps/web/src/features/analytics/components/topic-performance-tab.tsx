import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/ui/actions/button.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { RadioChips } from '#components/ui/inputs/chips.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf } from '#lib/format.ts';
import { useTopicPerformance, type SubjectTopics } from '../analytics.queries.ts';
import { TopicTable } from './topic-table.tsx';
import { Loaded } from '#components/layout/loaded.tsx';

const TopicChart = lazy(async () => ({ default: (await import('../charts/topic-chart.tsx')).TopicChart }));

export function TopicPerformanceTab() {
  return (
    <Loaded query={useTopicPerformance()} loading="Loading your performance…" failure={failure}>
      {(categories) => <Categories categories={categories} />}
    </Loaded>
  );
}

const failure = (error: Error) =>
  messageOf(error, 'Your performance could not be loaded. Nothing is lost; please try again.');

function Categories({ categories }: { categories: readonly SubjectTopics[] }) {
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
      <CategoryView category={category} />
    </>
  );
}

function CategoryView({ category }: { category: SubjectTopics }) {
  const { subjectName, color, correctAnswers, questionsAttempted, accuracy, topics } = category;
  const weakestFirst = topics.toSorted((one, other) => one.accuracy - other.accuracy);
  return (
    <section aria-labelledby="accuracy-by-topic" className={`subject-${color}`}>
      <h2 id="accuracy-by-topic" className="text-2xl">
        {subjectName}: accuracy by topic
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {correctAnswers} of {countOf(questionsAttempted, 'answer')} right, {accuracy}% overall. Topics that
        need practice come first.
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card aria-hidden className="min-w-0">
          <Suspense fallback={<Skeleton className="h-70" />}>
            <TopicChart topics={weakestFirst} />
          </Suspense>
        </Card>
        <Card padding="none" className="min-w-0 self-start">
          <TopicTable subjectName={subjectName} topics={weakestFirst} />
        </Card>
      </div>
    </section>
  );
}

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
