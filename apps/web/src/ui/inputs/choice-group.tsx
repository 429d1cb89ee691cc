import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface FieldsetProps {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A fieldset with legend and hint, used by every group of choices. */
export function ChoiceGroup({ legend, legendHidden = false, hint, className, children }: FieldsetProps) {
  const hintId = useId();
  return (
    <fieldset
      className={classNames('min-w-0', className)}
      {...(hint !== undefined && { 'aria-describedby': hintId })}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-medium'}>{legend}</legend>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 mb-2.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
