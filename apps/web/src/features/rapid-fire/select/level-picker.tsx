import { useId } from 'react';
import { Lock } from 'lucide-react';
import { rapidFireLevelOf } from '@markwell/shared/rules/results/rapid-fire';
import { rapidFireLevels } from '@markwell/shared/vocabulary/rapid-fire';
import { Card } from '#components/ui/display/card.tsx';
import { ChoiceGroup } from '#components/ui/inputs/choice-group.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { classNames } from '#components/ui/class-names.ts';

interface LevelPickerProps {
  subjectName: string;
  /** The highest unlocked level. */
  openLevel: number;
  level: number | undefined;
  onChange: (level: number) => void;
}

const hint = 'Reach a level’s target to unlock the next one.';
const legendClasses = '[&>legend]:font-heading [&>legend]:text-xl [&>legend]:font-bold';
const gridClasses = 'grid gap-2.5 sm:grid-cols-2';

/** Shown in place of the levels while it is not known which are unlocked. */
export function LoadingLevels({ subjectName }: Pick<LevelPickerProps, 'subjectName'>) {
  return (
    <Card>
      <ChoiceGroup legend={`Levels in ${subjectName}`} hint={hint} className={legendClasses}>
        <p role="status" className="sr-only">
          Loading your levels…
        </p>
        <div className={gridClasses}>
          {rapidFireLevels.map(({ level }) => (
            <Skeleton key={level} className="h-16 rounded-lg" />
          ))}
        </div>
      </ChoiceGroup>
    </Card>
  );
}

/** How to unlock a locked level. */
function lockedText(level: number): string {
  const before = rapidFireLevelOf(level - 1);
  return `Unlocks with ${String(before.targetAccuracy)}% on level ${String(before.level)}`;
}

/** The ten levels: unlocked ones can be chosen, the others show how to unlock them. */
export function LevelPicker({ subjectName, openLevel, level, onChange }: LevelPickerProps) {
  const name = useId();
  return (
    <Card>
      <ChoiceGroup legend={`Levels in ${subjectName}`} hint={hint} className={legendClasses}>
        <div className={gridClasses}>
          {rapidFireLevels.map((each) => {
            const isLocked = each.level > openLevel;
            return (
              <label
                key={each.level}
                className={classNames(
                  'relative flex min-h-16 items-center gap-3 rounded-lg border-[1.5px] border-line px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal',
                  isLocked
                    ? 'cursor-not-allowed bg-sunk text-ink-soft'
                    : 'bg-card transition-colors duration-150 hover:border-line-strong has-checked:border-ink has-checked:shadow-[inset_8px_0_0_var(--marker)]',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={each.level}
                  checked={each.level === level}
                  disabled={isLocked}
                  onChange={() => {
                    onChange(each.level);
                  }}
                  className="absolute inset-0 appearance-none outline-none"
                />
                <span
                  aria-hidden
                  className={classNames(
                    'pointer-events-none relative ml-1.5 grid size-10 shrink-0 place-items-center rounded-full font-heading font-bold',
                    isLocked ? 'bg-card' : 'bg-royal-wash text-royal',
                  )}
                >
                  {isLocked ? <Lock className="size-[18px]" /> : each.level}
                </span>
                <span className="pointer-events-none relative min-w-0 leading-snug">
                  <span className="block font-semibold">
                    Level {each.level} · {each.name}
                  </span>{' '}
                  <span className="block text-sm text-ink-soft">
                    {isLocked
                      ? `Locked. ${lockedText(each.level)}`
                      : `Target ${String(each.targetAccuracy)}%`}
                  </span>
                </span>
              </label>
            );
          })}
        </div>
      </ChoiceGroup>
    </Card>
  );
}
