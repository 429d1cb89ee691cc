import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface StatTileProps {
  value: ReactNode;
  /** A small symbol after the number: +, %. */
  unit?: string | undefined;
  label: ReactNode;
  className?: string | undefined;
}

/** A large number and what it counts. Put it in a Card, or in a link if it leads somewhere. */
export function StatTile({ value, unit, label, className }: StatTileProps) {
  return (
    <span className={classNames('block', className)}>
      <span className="block font-heading text-3xl leading-tight font-bold tracking-tight figures-tabular sm:text-4xl">
        {value}
        {unit !== undefined && <span className="text-[0.55em] text-ink-soft">{unit}</span>}
      </span>
      <span className="block text-sm text-ink-soft">{label}</span>
    </span>
  );
}
