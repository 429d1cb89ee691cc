import { ownStats } from '@markwell/shared/settings/users.contract';
import { streakBadge } from '@markwell/shared/progress/streaks';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { endpointQuery } from '../../lib/query/cache-keys.ts';

interface StreakBadgeProps {
  className?: string;
  /** Used instead of className for an active streak, whose text is short. */
  shortClassName?: string;
}

/** The streak; hidden until it is loaded. */
export function StreakBadge({ className, shortClassName = className }: StreakBadgeProps) {
  const { data } = useQuery(endpointQuery(ownStats));
  if (!data) return null;
  const { streak, daysSinceLastLogin } = data.stats;
  return (
    <Badge
      tone={streak > 0 ? 'marker' : 'neutral'}
      className={classNames('py-1', streak > 0 && daysSinceLastLogin <= 1 ? shortClassName : className)}
    >
      <span>
        <VisuallyHidden>Streak: </VisuallyHidden>
        {streakBadge(streak, daysSinceLastLogin)}
      </span>
    </Badge>
  );
}
