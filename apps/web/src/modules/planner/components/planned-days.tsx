import type { StudyPlanDto } from '@markwell/shared/planner/planner.contract';
import { classNames } from '#ui/class-names.ts';
import { countOf } from '#lib/format.ts';
import { dayNames } from '../wording.ts';

/** The number of questions due on each of the next seven days, today first. */
export function PlannedDays({ days }: { days: StudyPlanDto['days'] }) {
  return (
    <ol
      aria-label="Questions to try again in the next seven days"
      className="mb-2 grid grid-cols-7 gap-1 max-lg:large-text:grid-cols-3 sm:gap-2"
    >
      {days.map(({ day, dueCount }, ahead) => {
        const isToday = ahead === 0;
        const { name, shortName } = dayNames(day);
        return (
          <li key={day} className="min-w-0 text-center">
            <span className="sr-only">
              {isToday ? 'Today' : name}: {countOf(dueCount, 'question')}
            </span>
            <span aria-hidden className="block truncate text-xs text-ink-soft">
              {isToday ? 'Today' : shortName}
            </span>
            <span
              aria-hidden
              className={classNames(
                'mt-1 grid min-h-11 place-items-center rounded-[8px] border-2 font-heading text-[clamp(0.8125rem,4.2vw,1.125rem)] font-bold figures-tabular',
                isToday ? 'border-marker' : 'border-line',
                dueCount === 0 ? 'text-ink-soft' : 'bg-royal-wash text-royal',
              )}
            >
              {dueCount}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
