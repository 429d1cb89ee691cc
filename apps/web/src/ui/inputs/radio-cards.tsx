import { useId, type ReactNode } from 'react';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import { classNames } from '../class-names.ts';
import type { Choice, SingleChoiceProps } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ChoiceInput } from './choice-input.tsx';

type CardChoice<Value extends string | number> = Choice<Value> & {
  icon?: ReactNode;
  /** The subject's colour, for the tab on the card's edge and the icon. */
  color?: SubjectColor | undefined;
};

type RadioCardsProps<Value extends string | number> = Omit<SingleChoiceProps<Value>, 'choices'> & {
  choices: readonly CardChoice<Value>[];
  /** Wider cards with the icon in the corner, for hints of several lines. */
  isWide?: boolean | undefined;
};

/** Choose one of a few values with a picture and a line each: subjects, stages. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const { choices, value, onChange, isWide = false, ...group } = props;
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <div
        className={classNames(
          'grid gap-3',
          isWide
            ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(min(100%,9.75rem),1fr))]',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'relative flex min-h-24 flex-col gap-1 overflow-hidden rounded-lg border-[1.5px] border-line-strong bg-card p-4 pt-5 transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_8px_0_0_var(--marker)] has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal',
              choice.color && `subject-${choice.color}`,
            )}
          >
            <ChoiceInput
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChoose={onChange}
            />
            {choice.color && <span className="absolute top-0 left-5.5 h-2 w-11 rounded-b-[6px] bg-subject" />}
            {choice.icon !== undefined && (
              <span
                className={classNames(
                  'text-2xl leading-none text-subject [&>svg]:size-6',
                  isWide ? 'absolute top-5 right-4' : 'pl-1.5',
                )}
              >
                {choice.icon}
              </span>
            )}
            <span
              className={classNames(
                'relative pointer-events-none pl-1.5 font-heading text-lg leading-snug font-bold',
                isWide && 'pr-8',
              )}
            >
              {choice.label}
            </span>
            {choice.hint !== undefined && (
              <span className="relative pointer-events-none pl-1.5 text-sm text-ink-soft">{choice.hint}</span>
            )}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
