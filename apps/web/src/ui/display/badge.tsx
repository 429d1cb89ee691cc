import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  neutral: 'border-line bg-card text-ink-soft',
  royal: 'border-transparent bg-royal-wash text-royal',
  marker: 'border-transparent bg-marker text-on-marker',
  correct: 'border-transparent bg-correct-wash text-correct',
  caution: 'border-transparent bg-caution-wash text-caution',
  warning: 'border-transparent bg-warning-wash text-warning',
  wrong: 'border-transparent bg-wrong-wash text-wrong',
  subject: 'border-transparent bg-subject-wash text-subject',
  gold: 'border-transparent bg-gold-wash text-gold',
  silver: 'border-transparent bg-silver-wash text-silver',
  bronze: 'border-transparent bg-bronze-wash text-bronze',
};

export type BadgeTone = keyof typeof tones;

interface BadgeProps {
  tone?: BadgeTone | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'print-exact inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap max-sm:large-text:whitespace-normal [&>svg]:size-4 [&>svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
