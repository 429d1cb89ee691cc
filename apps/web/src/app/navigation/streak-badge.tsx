import { ownStats } from '@markwell/shared/features/users/users.contract';
import { streakBadge } from '@markwell/shared/rules/streaks';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import { endpointQuery } from '../../lib/query/keys.ts';

/** How the days run (spec 1 §4); says nothing until it knows. */
export function StreakBadge() {
  const { data } = useQuery(endpointQuery(ownStats));
  if (!data) return null;
  const { streak, daysSinceLastLogin } = data.stats;
  return (
    <Badge tone={streak > 0 ? 'marker' : 'neutral'} className="py-1">
      <span>
        <VisuallyHidden>Streak: </VisuallyHidden>
        {streakBadge(streak, daysSinceLastLogin)}
      </span>
    </Badge>
  );
}
