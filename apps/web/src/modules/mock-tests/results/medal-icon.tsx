import { BookOpenCheck, Medal as LucideMedal, TrendingUp, type LucideIcon } from 'lucide-react';
import type { Medal } from '@markwell/shared/progress/medals';
import { Scene } from '#ui/drawings/scene.tsx';
import { classNames } from '#ui/class-names.ts';

const metals: Record<Exclude<Medal['kind'], 'none' | 'gold'>, string> = {
  silver: 'bg-silver-wash text-silver',
  bronze: 'bg-bronze-wash text-bronze',
};

interface MedalIconProps {
  medal: Medal;
  /** Percent. */
  score: number;
  isPersonalBest: boolean;
}

/**
 * The medal as an icon, for gold as a drawing, or an encouraging icon without a medal. The title next to it names it. A medal and a personal
 * best arrive with a short movement.
 */
export function MedalIcon({ medal, score, isPersonalBest }: MedalIconProps) {
  if (medal.kind === 'gold')
    return (
      <span data-medal="gold" className="mx-auto block w-fit animate-medal">
        <Scene name="medal" width={168} />
      </span>
    );
  const Icon: LucideIcon = medal.kind !== 'none' ? LucideMedal : score >= 60 ? TrendingUp : BookOpenCheck;
  return (
    <span
      aria-hidden
      data-medal={medal.kind}
      className={classNames(
        'print-exact mx-auto grid size-16 place-items-center rounded-full',
        (medal.kind !== 'none' || isPersonalBest) && 'animate-medal',
        medal.kind === 'none' ? 'bg-royal-wash text-royal' : metals[medal.kind],
      )}
    >
      <Icon strokeWidth={1.75} className="size-9" />
    </span>
  );
}
