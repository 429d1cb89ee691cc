import type { Medal as MedalOfScore } from '@markwell/shared/rules/results/medals';
import { Award, Medal, Trophy, type LucideIcon } from 'lucide-react';

/** Each medal has a shape and a name of its own, because colour never speaks alone. */
export const medals: Record<MedalOfScore['kind'], { Icon: LucideIcon; name: string } | undefined> = {
  gold: { Icon: Trophy, name: 'Gold' },
  silver: { Icon: Medal, name: 'Silver' },
  bronze: { Icon: Award, name: 'Bronze' },
  none: undefined,
};
