import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { classNames } from '../class-names.ts';

const tones = {
  info: { icon: Info, classes: 'border-royal bg-royal-wash [&>svg]:text-royal' },
  success: { icon: CircleCheck, classes: 'border-correct bg-correct-wash [&>svg]:text-correct' },
  notice: { icon: Info, classes: 'border-caution bg-caution-wash [&>svg]:text-caution' },
  warning: { icon: TriangleAlert, classes: 'border-warning bg-warning-wash [&>svg]:text-warning' },
  error: { icon: CircleAlert, classes: 'border-wrong bg-wrong-wash [&>svg]:text-wrong' },
};

interface BannerProps {
  /** notice is yellow, warning orange, error red. Only errors interrupt a screen reader. */
  tone?: keyof typeof tones | undefined;
  title?: ReactNode;
  /** What the user can do: a Retry button. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

export function Banner({ tone = 'info', title, action, className, children }: BannerProps) {
  const { icon: Icon, classes } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-4 py-3 text-ink',
        classes,
        className,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-52">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
