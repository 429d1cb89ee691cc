import { suspicionNames, type Suspicion } from '@markwell/shared/vocabulary/item-statistics';
import { Badge } from '#components/ui/display/badge.tsx';

/** Why a question is suspicious. */
export function SuspicionBadges({ suspicions }: { suspicions: readonly Suspicion[] }) {
  return (
    <ul aria-label="Reasons" className="flex flex-wrap gap-1.5">
      {suspicions.map((suspicion) => (
        <li key={suspicion}>
          <Badge tone="warning" className="text-xs! whitespace-normal!">
            {suspicionNames[suspicion]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
