import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field.tsx';
import { inputClasses } from './input-classes.ts';

export interface SelectChoice {
  value: string;
  label: string;
}

type SelectProps = ComponentProps<'select'> & {
  /** Shown before the chosen option, because native options contain only text. */
  icon?: ReactNode;
  choices?: readonly SelectChoice[] | undefined;
};

/** A native select, which works best on phones. Its children are options before the choices. */
export function Select({ className, icon, choices = [], children, ...rest }: SelectProps) {
  return (
    <div className={classNames('relative', className)}>
      <select
        {...useFieldControl()}
        {...rest}
        className={classNames(inputClasses, 'appearance-none pr-11', icon !== undefined && 'pl-11')}
      >
        {children}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {icon !== undefined && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center">
          {icon}
        </span>
      )}
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}
