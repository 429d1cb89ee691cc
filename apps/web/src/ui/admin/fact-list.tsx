import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Fact = readonly [name: string, value: ReactNode];

interface FactListProps {
  facts: readonly Fact[];
  className?: string;
}

/** Short facts in columns, each below its name. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={classNames('grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3', className)}>
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-xs text-ink-soft">{name}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
