import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface FactRowProps {
  name: ReactNode;
  /** The values are results, in the font of the headings. */
  isResult?: boolean | undefined;
  children: ReactNode;
}

/** A row of a `dl`: a name on the left and its value on the right. */
export function FactRow({ name, isResult = false, children }: FactRowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
      <dt className={isResult ? undefined : 'text-ink-soft'}>{name}</dt>
      <dd
        className={classNames(
          'text-right figures-tabular',
          isResult ? 'font-heading font-bold' : 'font-semibold',
        )}
      >
        {children}
      </dd>
    </div>
  );
}
