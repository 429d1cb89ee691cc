import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { SubjectIcon } from './subject-icon.tsx';

const tones = {
  royal: 'bg-royal-wash text-royal',
  marker: 'bg-marker text-on-marker',
  correct: 'bg-correct-wash text-correct',
  neutral: 'bg-sunk text-ink-soft',
  subject: 'bg-subject-wash text-subject',
};

interface IconTileProps {
  /** An icon, or the emoji that a stage or subject has in the database. */
  icon: LucideIcon | string;
  /** 'subject' uses the colour of the nearest subject-<name> class. */
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
}

export function IconTile({ icon: Icon, tone = 'royal', className }: IconTileProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'print-exact grid size-11 shrink-0 place-items-center rounded-md text-xl leading-none',
        tones[tone],
        className,
      )}
    >
      {typeof Icon === 'string' ? (
        <SubjectIcon icon={Icon} className="size-[22px]" />
      ) : (
        <Icon strokeWidth={1.9} className="size-[22px]" />
      )}
    </span>
  );
}
