import type { HighlightedText } from '@markwell/shared/search/search.contract';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconTile } from '#ui/display/icon-tile.tsx';
import type { ResultPath } from '../result-paths.ts';

/** What a result links to, and its text. */
export interface ResultText {
  path: ResultPath;
  title: HighlightedText;
  /** A part of the result's text, in small type. */
  excerpt?: HighlightedText | undefined;
  detail: ReactNode;
}

type ResultRowProps = ResultText & { icon: LucideIcon; color: SubjectColor };

/** One result; the whole row is a link. */
export function ResultRow({ path, icon, color, title, excerpt, detail }: ResultRowProps) {
  return (
    <li className={`subject-${color} border-t border-line first:border-t-0`}>
      <Link
        to={path.to}
        state={path.state}
        className="flex min-h-11 items-start gap-3.5 px-4 py-3 transition-colors duration-150 hover:bg-sunk sm:px-5"
      >
        <IconTile icon={icon} tone="subject" className="max-sm:size-9" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-3 font-semibold break-words">
            <Highlighted {...title} />
          </span>{' '}
          {excerpt && (
            <span className="line-clamp-2 text-sm break-words">
              <Highlighted {...excerpt} />
            </span>
          )}{' '}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">{detail}</span>
        </span>
      </Link>
    </li>
  );
}

/** A text with its matches highlighted. The text is never interpreted as HTML. */
function Highlighted({ text, marks }: HighlightedText) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className="rounded-[3px] bg-marker text-on-marker">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
