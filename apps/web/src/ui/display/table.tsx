import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface TableProps {
  /** The accessible name of the table. */
  caption: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A scrolling region must be focusable, so that it can be scrolled by keyboard. */
const reachable = { tabIndex: 0 };

/** A table that scrolls sideways inside its card if needed, also by keyboard. */
export function Table({ caption, className, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      {...reachable}
      className={classNames('relative overflow-x-auto rounded-lg border border-line bg-card', className)}
    >
      <table className="w-full min-w-2xl border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHeading({ className, scope = 'col', ...rest }: ComponentProps<'th'>) {
  return (
    <th
      {...rest}
      scope={scope}
      className={classNames('bg-sunk px-3 py-2.5 font-semibold whitespace-nowrap text-ink-soft', className)}
    />
  );
}

type TableRowProps = ComponentProps<'tr'> & { selected?: boolean | undefined };

export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      {...rest}
      className={classNames('border-t border-line first:border-t-0', selected && 'bg-marker-wash', className)}
    />
  );
}

export function TableCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={classNames('border-t border-line px-3 py-2.5 align-middle', className)} />;
}
