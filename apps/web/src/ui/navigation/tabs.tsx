import type { ComponentProps } from 'react';
import { Tabs as RadixTabs } from 'radix-ui';
import { classNames } from '../class-names.ts';

export const Tabs = RadixTabs.Root;

/** The row of tabs. Give it an aria-label. */
export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      {...rest}
      className={classNames('flex gap-1 overflow-x-auto border-b border-line print:hidden', className)}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      className={classNames(
        'min-h-12 max-w-full shrink-0 rounded-t-sm px-4 text-ink-soft -outline-offset-3 transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-3px_0_var(--marker)]',
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={classNames('pt-6', className)} />;
}
