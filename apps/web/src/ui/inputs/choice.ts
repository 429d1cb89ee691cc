import type { ReactNode } from 'react';

/** One choice of a setting: a duration, a difficulty, a subject. */
export interface Choice<Value extends string | number> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps<Value extends string | number> {
  /** The group's accessible name. */
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  choices: readonly Choice<Value>[];
  className?: string | undefined;
}

/** A group in which one value is chosen, or none yet. */
export type SingleChoiceProps<Value extends string | number> = ChoiceGroupProps<Value> & {
  value: Value | null;
  onChange: (value: Value) => void;
};
