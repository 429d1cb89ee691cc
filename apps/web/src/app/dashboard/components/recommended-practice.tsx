import type { RecommendedPracticeDto } from '@markwell/shared/progress/analytics.contract';
import { Star, Target, TrendingUp, type LucideIcon } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { countOf } from '#lib/format.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import type { RecommendedStart } from '../use-start-recommended.ts';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';

const shownItems = 3;

const looks: Record<RecommendedPracticeDto['type'], { icon: LucideIcon; words: string }> = {
  daily: { icon: Target, words: 'Today’s set' },
  weakness: { icon: TrendingUp, words: 'Needs practice' },
  other: { icon: Star, words: 'New to you' },
};

interface ItemProps {
  item: RecommendedPracticeDto;
  recommended: RecommendedStart;
}

function Item({ item, recommended }: ItemProps) {
  const { icon: Icon, words } = looks[item.type];
  const isDue = item.dueCount > 0;
  return (
    <li className={`subject-${item.color} flex flex-wrap items-center gap-3 border-t border-line py-2.5`}>
      {/* With large text on a phone, the icon leaves its room to the words, and the button is below. */}
      <div className="flex min-w-0 grow basis-48 items-center gap-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-sm bg-subject-wash text-subject max-lg:large-text:hidden"
        >
          <Icon className="size-5" />
        </span>
        <div className="min-w-0 wrap-break-word">
          <p className="leading-snug">{item.title}</p>
          <p className="text-sm text-ink-soft">
            {words} ·{' '}
            {isDue
              ? `${countOf(item.dueCount, 'question')} to try again`
              : item.type === 'daily'
                ? countOf(item.questionCount, 'question')
                : item.subjectName}
          </p>
        </div>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="max-lg:large-text:grow"
        pending={recommended.isStarting(item)}
        aria-label={`Start: ${item.title}`}
        onClick={() => recommended.start(item)}
      >
        Start
      </Button>
    </li>
  );
}

interface RecommendedPracticeProps {
  recommendations: Dashboard['recommendations'];
  recommended: RecommendedStart;
}

/** Recommended practice, ready to start. */
export function RecommendedPractice({ recommendations, recommended }: RecommendedPracticeProps) {
  const { loading, error, data } = recommendations;
  if (loading) {
    return (
      <div role="status" className="grid gap-3 border-t border-line pt-3">
        <span className="sr-only">Loading your suggestions…</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (error !== undefined) {
    return <RetryBanner query={recommendations}>{error}</RetryBanner>;
  }
  if (data.length === 0) {
    return (
      <p className="border-t border-line pt-3 text-ink-soft">
        Take your first mock test, and suggestions for practice will appear here.
      </p>
    );
  }
  return (
    <>
      {recommended.startQuestion}
      <ul className="-mb-2">
        {data.slice(0, shownItems).map((item) => (
          <Item key={`${item.type} ${item.subjectId} ${item.title}`} item={item} recommended={recommended} />
        ))}
      </ul>
    </>
  );
}
