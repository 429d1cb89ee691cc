import { useEffect, useId, useRef, useState } from 'react';
import { Check, Flag } from 'lucide-react';
import { reportReasons, reportedText, type ReportReason } from '@markwell/shared/reports/reports.vocabulary';
import { Button } from '#ui/actions/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/actions/dropdown-menu.tsx';

interface ReportMenuProps {
  /** Must reject when the report was not saved; the reasons are then offered again. */
  onReport: (reason: ReportReason) => Promise<void>;
  /** 'menu': behind one button; 'buttons': the three reasons next to each other. */
  layout?: 'menu' | 'buttons' | undefined;
  /** After this the reasons replace the thanks; without it they stay. */
  thanksForMs?: number | undefined;
  /** The question was already reported: show the thanks at first. */
  reported?: boolean | undefined;
}

/** Reports a problem with a question to the administrators. Use the question's id as React key. */
export function ReportMenu({ onReport, layout = 'menu', thanksForMs, reported = false }: ReportMenuProps) {
  const [state, setState] = useState<'idle' | 'reporting' | 'reported'>(reported ? 'reported' : 'idle');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const headingId = useId();
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state !== 'reported' || thanksForMs === undefined) return;
    const timer = setTimeout(() => setState('idle'), thanksForMs);
    return () => clearTimeout(timer);
  }, [state, thanksForMs]);

  async function report(chosen: ReportReason) {
    setReason(chosen);
    setState('reporting');
    try {
      await onReport(chosen);
      setState('reported');
      thanks.current?.focus();
    } catch {
      setState('idle');
    }
  }

  const thanking = state === 'reported';
  const reporting = state === 'reporting';
  return (
    <div className="print:hidden">
      <p
        ref={thanks}
        role="status"
        tabIndex={-1}
        className="flex min-h-11 items-center gap-1.5 font-semibold text-correct empty:hidden"
      >
        {thanking && <Check aria-hidden strokeWidth={3} className="size-[18px]" />}
        {thanking && reportedText}
      </p>
      {!thanking && layout === 'buttons' && (
        <div role="group" aria-labelledby={headingId} className="grid gap-2 border-t border-line pt-3">
          <p id={headingId} className="text-sm font-semibold text-ink-soft">
            Something wrong with this question?
          </p>
          <div className="flex flex-wrap gap-2">
            {reportReasons.map((each) => (
              <Button
                key={each}
                variant="quiet"
                size="small"
                pending={reporting && each === reason}
                disabled={reporting && each !== reason}
                onClick={() => void report(each)}
              >
                {each}
              </Button>
            ))}
          </div>
        </div>
      )}
      {!thanking && layout === 'menu' && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="quiet" size="small" pending={reporting}>
              {!reporting && <Flag aria-hidden className="size-4" />}
              {reporting ? 'Reporting...' : 'Report'}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent inPlace>
            {reportReasons.map((each) => (
              <DropdownMenuItem key={each} onSelect={() => void report(each)}>
                {each}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </div>
  );
}
