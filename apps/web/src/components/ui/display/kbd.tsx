import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid size-7 shrink-0 place-items-center rounded-sm border-[1.5px] border-line bg-card font-sans text-sm font-semibold text-ink-soft">
      {children}
    </kbd>
  );
}
