import type { AchievementsDto } from '@markwell/shared/progress/analytics.contract';
import { achievementDefinitions, type Measure } from '@markwell/shared/progress/achievement-definitions';
import {
  BookOpen,
  CalendarCheck,
  CircleCheck,
  ClipboardCheck,
  Flame,
  GraduationCap,
  Layers,
  ListChecks,
  PenLine,
  RotateCcw,
  Star,
  Target,
  TrendingUp,
  Trophy,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { IconTile } from '#ui/display/icon-tile.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { formatDay } from '#lib/format.ts';
import { progressText } from './achievement-texts.ts';

const icons: Record<Measure, LucideIcon> = {
  TESTS: ClipboardCheck,
  EXAM_TESTS: GraduationCap,
  BEST_SCORE: Target,
  GOOD_TESTS_IN_A_ROW: Flame,
  IMPROVEMENT: TrendingUp,
  QUESTIONS: Trophy,
  DAYS: CalendarCheck,
  SUBJECTS: BookOpen,
  TOPICS: Star,
  MISTAKES_CORRECTED: RotateCcw,
  QUIZZES: Zap,
  QUIZ_LEVEL: Layers,
  ANSWER_STREAK: ListChecks,
  CHALLENGES: PenLine,
};

/** The picture of an earned badge. */
export function AchievementTile({ achievement }: { achievement: AchievementsDto['achievements'][number] }) {
  return <IconTile icon={icons[achievementDefinitions[achievement.id].measure]} tone="marker" />;
}

/** One badge: when it was earned, or how far it is. */
export function AchievementRow({ achievement }: { achievement: AchievementsDto['achievements'][number] }) {
  const { id, isEarned, earnedAt, progress, target } = achievement;
  const { title, description, measure } = achievementDefinitions[id];
  const text = progressText(id, progress);
  return (
    <li
      aria-label={`${title}: ${isEarned ? 'earned' : 'not earned yet'}`}
      className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
    >
      <IconTile icon={icons[measure]} tone={isEarned ? 'marker' : 'neutral'} />
      <div className="min-w-0 flex-1">
        <h4 className="text-base leading-snug font-semibold">{title}</h4>
        <p className="text-sm text-ink-soft">{description}</p>
        {isEarned ? (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-correct">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {earnedAt === null ? 'Earned' : `Earned on ${formatDay(earnedAt)}`}
          </p>
        ) : (
          <>
            <p className="mt-1 mb-1 text-sm figures-tabular">{text}</p>
            <ProgressBar label={`Progress towards ${title}`} value={progress} max={target} valueText={text} />
          </>
        )}
      </div>
    </li>
  );
}
