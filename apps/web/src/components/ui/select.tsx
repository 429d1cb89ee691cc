import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { inputClasses } from './input-classes.ts';

/** The platform's own select: the best there is on a phone. Options are its children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classNames('relative', className)}>
      <select {...useFieldControl()} {...rest} className={classNames(inputClasses, 'appearance-none pr-11')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}
