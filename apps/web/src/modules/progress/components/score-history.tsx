import type { TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { formatDay } from '#lib/format.ts';
import type { ScoredTest } from '../charts/score-chart.tsx';
import { SubjectMark } from '../charts/subject-mark.tsx';

const ScoreChart = lazy(async () => ({ default: (await import('../charts/score-chart.tsx')).ScoreChart }));

const maxShown = 40;

/** One without marks to earn has none. */
const hasScore = (test: TestHistoryItemDto): test is ScoredTest => test.score !== null;

/** Of the height of the chart. */
const placeholder = <Skeleton className="h-70" />;

/** The scores of the latest tests as a chart, and as a table for screen readers. */
export function ScoreHistory({ tests }: { tests: readonly TestHistoryItemDto[] }) {
  const shown = tests.filter(hasScore).slice(0, maxShown).toReversed();
  const subjects = [...new Map(shown.map(({ subject }) => [subject.id, subject])).values()];
  return (
    <Section title="Score over time">
      <Card>
        <div aria-hidden>
          <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {subjects.map(({ id, name, color }, index) => (
              <li key={id} className="flex items-center gap-2">
                <SubjectMark color={color} index={index} />
                {name}
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

interface WhenVisibleProps {
  /** Shown until then: of the same height as the content. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Shows its content once the pupil has scrolled near it, so that its code is loaded only by those who look at it. */
function WhenVisible({ placeholder, children }: WhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
