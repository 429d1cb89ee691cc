import type { ReactNode } from 'react';

interface TitleCellProps {
  title: string;
  badge: ReactNode;
  /** A second line. */
  note: string | null;
}

/** A table cell with the name of its row. */
export const TitleCell = ({ title, badge, note }: TitleCellProps) => (
  <div className="py-1">
    <p className="flex flex-wrap items-center gap-2 font-medium break-words">
      {title}
      {badge}
    </p>
    {note !== null && note !== '' && <p className="text-ink-soft">{note}</p>}
  </div>
);
