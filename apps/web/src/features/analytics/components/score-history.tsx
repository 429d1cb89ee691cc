import type { TestHistoryItemDto } from '@markwell/shared/features/analytics/analytics.contract';
import { lazy, Suspense } from 'react';
import { Section } from '#components/layout/section.tsx';
import { WhenVisible } from '#components/layout/when-visible.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { SubjectPill } from '#components/ui/display/subject-pill.tsx';
import { formatDay } from '#lib/format.ts';

const ScoreChart = lazy(async () => ({ default: (await import('../charts/score-chart.tsx')).ScoreChart }));

const maxShown = 40;

/** Of the height of the chart. */
const placeholder = <Skeleton className="h-70" />;

/** The scores of the latest tests as a chart, and as a table for screen readers. */
export function ScoreHistory({ tests }: { tests: readonly TestHistoryItemDto[] }) {
  const shown = tests.slice(0, maxShown).toReversed();
  const subjects = [...new Map(shown.map(({ subject }) => [subject.id, subject])).values()];
  return (
    <Section title="Score over time">
      <Card>
        <div aria-hidden>
          <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {subjects.map(({ id, name, color }) => (
              <li key={id}>
                <SubjectPill color={color}>{name}</SubjectPill>
              </li>
            ))}
          </ul>
          <WhenVisible placeholder={placeholder}>
            <Suspense fallback={placeholder}>
              <ScoreChart tests={shown} subjects={subjects} />
            </Suspense>
          </WhenVisible>
        </div>
        <div className="sr-only">
          <table>
            <caption>The scores of your latest tests, oldest first</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Subject</th>
                <th scope="col">Score</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, completedAt, subject, score }) => (
                <tr key={id}>
                  <th scope="row">{formatDay(completedAt)}</th>
                  <td>{subject.name}</td>
                  <td>{score}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </Section>
  );
}
