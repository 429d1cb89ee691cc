import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ProgressBar } from '../feedback/progress-bar.tsx';

interface ProgressHeaderProps {
  /** 'page' or the narrower 'test'. */
  width: 'page' | 'test';
  leaveLabel: string;
  onLeave: () => void;
  progress: { label: string; value: number; max: number; valueText: string };
  /** At the end of the row: the time. */
  clock: ReactNode;
  /** The title. */
  children: ReactNode;
}

/**
 * Fixed at the top while questions are answered: the title, the time and the progress. With large text on a phone, the
 * title has a line of its own, so that its words stay whole.
 */
export function ProgressHeader(props: ProgressHeaderProps) {
  const { width, leaveLabel, onLeave, progress, clock, children } = props;
  return (
    <header className="@container sticky top-0 z-10 border-b border-line bg-card print:static">
      <div
        className={classNames(
          'mx-auto flex min-h-15 items-center gap-1 px-2 py-1.5 sm:px-4 @max-[17rem]:flex-wrap',
          width === 'page' ? 'max-w-page' : 'max-w-test',
        )}
      >
        <IconButton icon={ArrowLeft} label={leaveLabel} onClick={onLeave} className="text-ink!" />
        <div className="min-w-0 @max-[17rem]:order-last @max-[17rem]:w-full @max-[17rem]:px-2">
          {children}
        </div>
        <span className="ml-auto shrink-0 pl-2 @max-[17rem]:max-w-[calc(100%-3.25rem)] @max-[17rem]:pl-0">
          {clock}
        </span>
      </div>
      <ProgressBar {...progress} shape="edge" />
    </header>
  );
}
