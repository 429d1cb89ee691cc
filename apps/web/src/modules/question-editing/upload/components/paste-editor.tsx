import { useState, type ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { lineHeightPx, paddingTop } from './jump-to-line.ts';

interface PasteEditorProps extends ComponentProps<typeof Textarea> {
  rows: number;
  lineCount: number;
  /** The numbers of the lines with a problem. */
  wrongLines: ReadonlySet<number>;
}

/** A text area whose lines are numbered and do not wrap. Lines with a problem are marked. */
export function PasteEditor({ rows, lineCount, wrongLines, ...textarea }: PasteEditorProps) {
  const [scrollTop, setScrollTop] = useState(0);
  const first = Math.floor(Math.max(0, scrollTop - paddingTop) / lineHeightPx) + 1;
  const shownCount = Math.max(0, Math.min(rows + 2, lineCount - first + 1));
  const shown = Array.from({ length: shownCount }, (_, index) => first + index);
  return (
    <div className="relative overflow-hidden rounded-md">
      <Textarea
        {...textarea}
        rows={rows}
        wrap="off"
        className="block resize-none! overflow-x-auto pl-14! leading-6! whitespace-pre"
        onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
      />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-px overflow-hidden rounded-md text-xs text-ink-soft"
      >
        <div className="absolute inset-y-0 left-0 w-11 border-r border-line bg-sunk" />
        {shown.map((line) => (
          <div
            key={line}
            className="absolute inset-x-0 leading-6"
            style={{ top: paddingTop + (line - 1) * lineHeightPx - scrollTop }}
          >
            {wrongLines.has(line) && <div className="absolute inset-0 bg-wrong opacity-15" />}
            <span
              className={classNames(
                'relative block w-11 pr-2 text-right figures-tabular',
                wrongLines.has(line) && 'font-bold text-wrong',
              )}
            >
              {wrongLines.has(line) ? `! ${String(line)}` : line}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
