import type { ReactNode } from 'react';
import { Logo } from '../display/logo.tsx';
import { LegalLinks } from './legal-links.tsx';
import { classNames } from '../class-names.ts';

// A row of cards is taller than a phone: the footer stays below the screen while they load.
const widths = { narrow: 'max-w-md', read: 'max-w-2xl', wide: 'max-w-page max-sm:min-h-dvh' };

interface PlainPageProps {
  /** narrow for a form, read for a long text, wide for a row of cards. */
  width?: keyof typeof widths | undefined;
  children: ReactNode;
}

/** A page outside the frame, such as signing in: the logo on top, squared paper behind. */
export function PlainPage({ width = 'narrow', children }: PlainPageProps) {
  return (
    <div className="paper-grid flex [--grid-ground:var(--paper)] min-h-dvh flex-col items-center px-4.5 py-8 sm:py-14">
      <header>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={classNames('mt-7 w-full sm:mt-9', widths[width])}>
        {children}
      </main>
      <LegalLinks className="mt-auto pt-8" />
    </div>
  );
}
