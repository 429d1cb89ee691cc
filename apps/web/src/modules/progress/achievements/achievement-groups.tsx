import type { AchievementsDto } from '@markwell/shared/progress/analytics.contract';
import {
  achievementDefinitions,
  achievementGroups,
  type AchievementGroup,
} from '@markwell/shared/progress/achievement-definitions';
import { Card } from '#ui/display/card.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { countOf } from '#lib/format.ts';
import { AchievementRow, AchievementTile } from './achievement-row.tsx';
import { groupTitles } from './achievement-texts.ts';

type Achievement = AchievementsDto['achievements'][number];

/** The badges in groups: in each the next ones, and on request the earned ones and those that come after the next. */
export function AchievementGroups({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <div className="gap-3.5 lg:columns-2">
      {achievementGroups.map((group) => (
        <Group
          key={group}
          group={group}
          achievements={achievements.filter(({ id }) => achievementDefinitions[id].group === group)}
        />
      ))}
    </div>
  );
}

function Group({ group, achievements }: { group: AchievementGroup; achievements: readonly Achievement[] }) {
  const { next, earned, later } = inOrder(achievements);
  return (
    <Card asChild className="mb-3.5 break-inside-avoid">
      <section aria-label={`Badges: ${groupTitles[group]}`}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-lg">{groupTitles[group]}</h3>
          <p className="text-sm text-ink-soft figures-tabular">
            {earned.length} of {achievements.length} earned
          </p>
        </div>
        <Rows achievements={next} />
        {earned.length > 0 && (
          <Disclosure
            summary={
              <span className="flex flex-wrap gap-1.5">
                <span className="w-full">{countOf(earned.length, 'badge')} earned</span>
                {earned.map((achievement) => (
                  <AchievementTile key={achievement.id} achievement={achievement} />
                ))}
              </span>
            }
            className={next.length > 0 ? 'mt-3' : 'border-t-0'}
          >
            <Rows achievements={earned} />
          </Disclosure>
        )}
        {later.length > 0 && (
          <Disclosure summary={`${countOf(later.length, 'more badge')} to earn`} className="mt-3">
            <Rows achievements={later} />
          </Disclosure>
        )}
      </section>
    </Card>
  );
}

function Rows({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <ul>
      {achievements.map((achievement) => (
        <AchievementRow key={achievement.id} achievement={achievement} />
      ))}
    </ul>
  );
}

/** `next`: the lowest unearned badge of each measure, the nearest first; `later`: those above it. */
function inOrder(achievements: readonly Achievement[]) {
  const measureOf = ({ id }: Achievement) => achievementDefinitions[id].measure;
  const unearned = achievements.filter(({ isEarned }) => !isEarned);
  const isNext = (achievement: Achievement) =>
    unearned.find((each) => measureOf(each) === measureOf(achievement)) === achievement;
  const share = ({ progress, target }: Achievement) => progress / target;
  return {
    next: unearned.filter(isNext).sort((one, other) => share(other) - share(one)),
    earned: achievements.filter(({ isEarned }) => isEarned),
    later: unearned.filter((achievement) => !isNext(achievement)),
  };
}
