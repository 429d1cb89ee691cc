import type { WeekDayDto } from '@markwell/shared/settings/users.contract';
import { weekdayOf } from '@markwell/shared/time/days';
import { Check } from 'lucide-react';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import type { RecommendedStart } from '../use-start-recommended.ts';
import { RecommendedPractice } from './recommended-practice.tsx';

function WeekDay({ day, isToday, isDone }: WeekDayDto) {
  const name = weekdayOf(day);
  return (
    <li className="text-center text-xs text-ink-soft">
      <span aria-hidden>{name.charAt(0)}</span>
      <span className="sr-only">
        {name}
        {isToday && ', today'}: {isDone ? 'practised' : 'not practised'}
      </span>
      <span
        aria-hidden
        className={classNames(
          'mt-1 grid aspect-square place-items-center rounded-[8px] border-2 text-correct',
          isDone ? 'bg-correct-wash' : 'bg-card',
          isToday ? 'border-marker' : isDone ? 'border-transparent' : 'border-line',
        )}
      >
        {isDone && <Check strokeWidth={2.5} className="size-4 max-h-4/5 max-w-4/5" />}
      </span>
    </li>
  );
}

interface WeekCardProps {
  week: readonly WeekDayDto[];
  recommendations: Dashboard['recommendations'];
  recommended: RecommendedStart;
}

/** The days of this week and the recommended practice. */
export function WeekCard({ week, recommendations, recommended }: WeekCardProps) {
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="this-week">
        <h2 id="this-week" className="mb-3 text-lg">
          This week
        </h2>
        {week.length > 0 && (
          <ul className="mb-4 grid max-w-md grid-cols-7 gap-1.5">
            {week.map((day) => (
              <WeekDay key={day.day} {...day} />
            ))}
          </ul>
        )}
        <RecommendedPractice recommendations={recommendations} recommended={recommended} />
      </section>
    </Card>
  );
}
