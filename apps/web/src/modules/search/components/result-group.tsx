import { maxResults } from '@markwell/shared/search/search.vocabulary';
import { ChevronDown } from 'lucide-react';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import type { LucideIcon } from 'lucide-react';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { ResultRow, type ResultText } from './result-row.tsx';

export interface Group<Item> {
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
