import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** A link back, above the title: a LinkButton. */
  back?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  className?: string | undefined;
}

export function PageHeader({ title, lead, back, actions, className }: PageHeaderProps) {
  return (
    <div className={classNames('pt-6 pb-6 sm:pt-8', className)}>
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{title}</h1>
          {lead !== undefined && <p className="mt-1.5 max-w-read text-ink-soft">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
