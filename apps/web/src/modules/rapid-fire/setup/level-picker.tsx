import { useId } from 'react';
import { Check, Lock } from 'lucide-react';
import { rapidFireLevelOf } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { lastRapidFireLevel, rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { Card } from '#ui/display/card.tsx';
import { ChoiceGroup } from '#ui/inputs/choice-group.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/class-names.ts';

interface LevelPickerProps {
  subjectName: string;
  /** The highest unlocked level. */
  openLevel: number;
  level: number | undefined;
  onChange: (level: number) => void;
}

const hint = 'Reach a level’s target to unlock the next one.';
const legendClasses = '[&>legend]:font-heading [&>legend]:text-xl [&>legend]:font-bold';
/** Down the first column, then down the second. */
const pathClasses = 'grid sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-5 sm:gap-x-6';

/** Shown in place of the levels while it is not known which are unlocked. */
export function LoadingLevels({ subjectName }: Pick<LevelPickerProps, 'subjectName'>) {
  return (
    <Card>
      <ChoiceGroup legend={`Levels in ${subjectName}`} hint={hint} className={legendClasses}>
        <p role="status" className="sr-only">
          Loading your levels…
        </p>
        <div className={pathClasses}>
          {rapidFireLevels.map(({ level }) => (
            <div key={level} className="flex min-h-18 items-center gap-3">
              <Skeleton className="size-11 shrink-0 rounded-full" />
              <Skeleton className="h-14 grow rounded-lg" />
            </div>
          ))}
        </div>
      </ChoiceGroup>
    </Card>
  );
}

type LevelState = 'completed' | 'current' | 'locked';

function stateText(level: number, state: LevelState): string {
  if (state === 'completed') return 'Completed';
  const target = (of: number) => `Get ${String(rapidFireLevelOf(of).targetAccuracy)}% right`;
  if (state === 'locked') return `Locked. ${target(level - 1)} on level ${String(level - 1)} to unlock it`;
  return `Your level. ${target(level)} to ${level === lastRapidFireLevel ? 'complete it' : `unlock level ${String(level + 1)}`}`;
}

const nodeClasses: Record<LevelState, string> = {
  completed: 'border-correct bg-correct-wash text-correct',
  current: 'border-royal bg-royal text-on-royal',
  locked: 'border-dashed border-line-strong bg-card text-ink-soft',
};

/** The ten levels as a path: unlocked ones can be chosen, the others say how to unlock them. */
export function LevelPicker({ subjectName, openLevel, level, onChange }: LevelPickerProps) {
  const name = useId();
  return (
    <Card>
      <ChoiceGroup legend={`Levels in ${subjectName}`} hint={hint} className={legendClasses}>
        <div className={pathClasses}>
          {rapidFireLevels.map((each) => {
            const state =
              each.level < openLevel ? 'completed' : each.level === openLevel ? 'current' : 'locked';
            return (
              <label
                key={each.level}
                className={classNames(
                  'group relative flex min-h-18 items-center gap-3 py-1',
                  state === 'locked' && 'cursor-not-allowed',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={each.level}
                  checked={each.level === level}
                  disabled={state === 'locked'}
                  onChange={() => onChange(each.level)}
                  className="absolute inset-0 appearance-none outline-none"
                />
                <PathLine half="top" isReached={each.level <= openLevel} hidden={each.level === 1} />
                <PathLine
                  half="bottom"
                  isReached={each.level < openLevel}
                  hidden={each.level === lastRapidFireLevel}
                />
                <span
                  aria-hidden
                  className={classNames(
                    'pointer-events-none relative grid size-11 shrink-0 place-items-center rounded-full border-2 font-heading text-lg font-bold',
                    nodeClasses[state],
                  )}
                >
                  {state === 'completed' && <Check strokeWidth={3} className="size-5" />}
                  {state === 'current' && each.level}
                  {state === 'locked' && <Lock className="size-[18px]" />}
                </span>
                <span
                  className={classNames(
                    'pointer-events-none relative min-w-0 grow rounded-lg border-[1.5px] px-3 py-2 leading-snug transition-colors duration-150',
                    state === 'locked'
                      ? 'border-transparent text-ink-soft'
                      : 'border-line-strong bg-card group-hover:border-ink group-has-checked:border-ink group-has-checked:pl-5 group-has-checked:shadow-[inset_8px_0_0_var(--marker)] forced-colors:group-has-checked:bg-[Highlight] group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-royal',
                  )}
                >
                  <span className="block font-semibold">
                    Level {each.level} · {each.name}
                  </span>{' '}
                  <span className="block text-sm text-ink-soft">{stateText(each.level, state)}</span>
                </span>
              </label>
            );
          })}
        </div>
      </ChoiceGroup>
    </Card>
  );
}

interface PathLineProps {
  half: 'top' | 'bottom';
  /** Whether the pupil has come this far. */
  isReached: boolean;
  hidden: boolean;
}

/** Half of the line between two levels, behind the middle of the circle. */
function PathLine({ half, isReached, hidden }: PathLineProps) {
  if (hidden) return null;
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute left-[1.3125rem] h-1/2 border-l-2',
        half === 'top' ? 'top-0' : 'bottom-0',
        isReached ? 'border-correct' : 'border-dashed border-line-strong',
      )}
    />
  );
}
