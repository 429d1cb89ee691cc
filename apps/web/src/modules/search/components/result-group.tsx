import { maxResults } from '@markwell/shared/search/search.vocabulary';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import type { HighlightedText } from '@markwell/shared/search/search.contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { IconTile } from '#ui/display/icon-tile.tsx';
import type { ResultPath } from '../result-paths.ts';

interface Group<Item> {
  items: Item[];
  total: number;
  isCapped: boolean;
}

interface Result {
  id: string;
  color: SubjectColor;
}

interface ResultGroupProps<Item extends Result> {
  title: string;
  group: Group<Item>;
  /** How many results are shown. */
  limit: number;
  onMore: () => void;
  icon: LucideIcon;
  rowOf: (item: Item) => ResultText;
}

/** The results of one kind, with a button for more; renders nothing when there are none. */
export function ResultGroup<Item extends Result>(props: ResultGroupProps<Item>) {
  const { title, icon, group, limit, onMore, rowOf } = props;
  const { items, total, isCapped } = group;
  if (items.length === 0) return null;
  const count = `${String(total)}${isCapped ? '+' : ''}`;
  const hasMore = total > limit && limit < maxResults;
  return (
    <Section
      title={
        <>
          {title} <span className="text-base font-normal text-ink-soft tabular-nums">{count}</span>
        </>
      }
    >
      <Card padding="none" className="overflow-hidden">
        <ul>
          {items.slice(0, limit).map((item) => (
            <ResultRow key={item.id} icon={icon} color={item.color} {...rowOf(item)} />
          ))}
        </ul>
        {hasMore && (
          <LinkButton className="w-full justify-center border-t border-line" onClick={onMore}>
            Show more <VisuallyHidden>of {title.toLowerCase()}</VisuallyHidden>
            <ChevronDown aria-hidden className="size-4" />
          </LinkButton>
        )}
        {total > limit && !hasMore && (
          <p className="border-t border-line px-4 py-3 text-sm text-ink-soft sm:px-5">
            These are the best matches. Type more words to find fewer.
          </p>
        )}
      </Card>
    </Section>
  );
}

/** What a result links to, and its text. */
interface ResultText {
  path: ResultPath;
  title: HighlightedText;
  /** A part of the result's text, in small type. */
  excerpt?: HighlightedText | undefined;
  detail: ReactNode;
}

type ResultRowProps = ResultText & { icon: LucideIcon; color: SubjectColor };

/** One result; the whole row is a link. */
function ResultRow({ path, icon, color, title, excerpt, detail }: ResultRowProps) {
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
