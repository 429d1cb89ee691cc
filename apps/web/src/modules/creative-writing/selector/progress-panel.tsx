import type { ReactNode } from 'react';
import { Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import type { CreativeProgressDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import type { Trend } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { formatDay } from '#lib/format.ts';
import { scoreText } from '../components/score-style.ts';
import type { useCreativeProgress } from '../creative-writing.queries.ts';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';

const trends: Record<Trend, { icon: LucideIcon; words: string; classes: string }> = {
  improving: { icon: TrendingUp, words: 'Improving', classes: 'bg-correct-wash text-correct' },
  declining: { icon: TrendingDown, words: 'Declining', classes: 'bg-wrong-wash text-wrong' },
  stable: { icon: Minus, words: 'Steady', classes: 'bg-royal-wash text-royal' },
};

/** The pupil's progress by stage and subject. */
export function ProgressPanel({ progress }: { progress: ReturnType<typeof useCreativeProgress> }) {
  return (
    <Card asChild>
      <section aria-labelledby="your-progress">
        <h2 id="your-progress" className="mb-3 text-xl">
          Your Progress
        </h2>
        <Progress progress={progress} />
      </section>
    </Card>
  );
}

function Progress({ progress }: { progress: ReturnType<typeof useCreativeProgress> }) {
  const { data, isError } = progress;
  if (data !== undefined) {
    return data.length === 0 ? (
      <p className="text-ink-soft">No progress yet! Start a quiz to begin tracking your progress.</p>
    ) : (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {data.map((record) => (
          <ProgressCard key={`${record.examTypeId} ${record.subjectId}`} record={record} />
        ))}
      </ul>
    );
  }
  if (isError) {
    return (
      <RetryBanner tone="notice" query={progress}>
        Your progress didn’t load. Nothing is lost.
      </RetryBanner>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">Loading your progress…</span>
      <Skeleton className="h-24" />
    </div>
  );
}

function ProgressCard({ record }: { record: CreativeProgressDto }) {
  const { icon: Icon, words, classes } = trends[record.recentTrend];
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-lg">
          {record.subjectName}{' '}
          <span className="font-sans text-sm font-normal tracking-normal text-ink-soft">
            {record.examTypeName}
          </span>
        </h3>
        <span
          role="img"
          aria-label={words}
          title={words}
          className={classNames('grid size-8 shrink-0 place-items-center rounded-full', classes)}
        >
          <Icon aria-hidden strokeWidth={2.25} className="size-[18px]" />
        </span>
      </div>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-3">
        <Figure name="Average">
          <span className={scoreText(record.averageScore)}>{record.averageScore}%</span>
        </Figure>
        <Figure name="Best">
          <span className={scoreText(record.bestSessionScore)}>{record.bestSessionScore}%</span>
        </Figure>
        <Figure name={record.totalSessions === 1 ? 'Challenge' : 'Challenges'}>{record.totalSessions}</Figure>
      </dl>
      <p className="mt-2 text-sm text-ink-soft">Last played {formatDay(record.lastPlayedAt)}</p>
    </li>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-heading text-2xl font-bold figures-tabular">{children}</dd>
    </div>
  );
}
