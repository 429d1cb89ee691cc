import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-7 min-w-7 shrink-0 place-items-center rounded-sm px-1 border-[1.5px] border-line bg-card font-sans text-sm font-semibold text-ink-soft">
      {children}
    </kbd>
  );
}
