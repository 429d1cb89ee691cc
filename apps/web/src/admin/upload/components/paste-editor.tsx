import { useState, type ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Textarea } from '#components/ui/inputs/textarea.tsx';
import { lineHeight, paddingTop } from './jump-to-line.ts';

interface PasteEditorProps extends ComponentProps<typeof Textarea> {
  rows: number;
  lineCount: number;
  /** The numbers of the lines with a problem. */
  wrongLines: ReadonlySet<number>;
}

/** A text area whose lines are numbered and do not wrap. Lines with a problem are marked. */
export function PasteEditor({ rows, lineCount, wrongLines, ...textarea }: PasteEditorProps) {
  const [scrollTop, setScrollTop] = useState(0);
  const first = Math.floor(Math.max(0, scrollTop - paddingTop) / lineHeight) + 1;
  const shownCount = Math.max(0, Math.min(rows + 2, lineCount - first + 1));
  const shown = Array.from({ length: shownCount }, (_, index) => first + index);
  return (
    <div className="relative overflow-hidden rounded-md">
      <Textarea
        {...textarea}
        rows={rows}
        wrap="off"
        className="resize-none overflow-x-auto pl-14! leading-6! whitespace-pre"
        onScroll={({ currentTarget }) => {
          setScrollTop(currentTarget.scrollTop);
        }}
      />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-px w-11 overflow-hidden rounded-l-md border-r border-line bg-sunk figures-tabular text-right text-xs text-ink-soft"
      >
        {shown.map((line) => (
          <span
            key={line}
            data-wrong={wrongLines.has(line) || undefined}
            className={classNames(
              'absolute inset-x-0 pr-2 leading-6',
              wrongLines.has(line) && 'bg-wrong-wash font-bold text-wrong',
            )}
            style={{ top: paddingTop - 1 + (line - 1) * lineHeight - scrollTop }}
          >
            {wrongLines.has(line) ? `! ${String(line)}` : line}
          </span>
        ))}
      </div>
    </div>
  );
}
