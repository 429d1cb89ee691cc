import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Scene, type SceneName } from '../drawings/scene.tsx';
import { classNames } from '../class-names.ts';

interface EmptyStateProps {
  /** The drawing. By default there is one at level 2, where the state fills a page; null for none. */
  scene?: SceneName | null | undefined;
  /** Shown where there is no drawing. */
  icon?: LucideIcon | undefined;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** Shown when there is nothing yet, with how to begin. Looks like a page of an exercise book. */
export function EmptyState(props: EmptyStateProps) {
  const { icon: Icon, title, children, action, level = 2, className } = props;
  const { scene = level === 2 ? 'empty' : null } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={classNames(
        'paper-fade grid content-center rounded-lg border border-line px-5',
        level === 2 ? 'py-10 sm:py-12' : 'py-8',
        className,
      )}
    >
      <div className="mx-auto grid max-w-md justify-items-center gap-2 text-center">
        {scene === null ? (
          Icon && <Icon aria-hidden strokeWidth={1.75} className="mb-1 size-9 text-royal" />
        ) : (
          <Scene name={scene} className="mb-2" />
        )}
        <Heading className="text-xl">{title}</Heading>
        {children !== undefined && <div className="text-ink-soft">{children}</div>}
        {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  );
}
