import type { SearchResults } from '@markwell/shared/search/search.contract';
import { initialResultCount, maxResults } from '@markwell/shared/search/search.vocabulary';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf } from '#lib/format.ts';
import { useSearch } from '../search.queries.ts';
import { GroupedResults, type ResultKind } from './grouped-results.tsx';
import { SubjectsToBrowse } from './browse-subjects.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';

function countText(results: SearchResults, query: string): string {
  const groups = Object.values(results);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const count = groups.some(({ isCapped }) => isCapped)
    ? `${String(total)}+ results`
    : countOf(total, 'result');
  return `${count} for “${query}”`;
}

function Searching() {
  return (
    <div role="status" className="grid gap-3 pt-7">
      <span className="sr-only">Searching…</span>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <>
      <div role="status" className="pt-2">
        <EmptyState scene="search" title={<span className="break-words">Nothing found for “{query}”</span>}>
          <p>Check the spelling, or try fewer or different words: the name of a topic works best.</p>
        </EmptyState>
      </div>
      <SubjectsToBrowse />
    </>
  );
}

interface ResultsProps {
  /** Not empty, and at most as long as the API allows. */
  query: string;
  stageId: string;
}

export function Results({ query, stageId }: ResultsProps) {
  const [expanded, setExpanded] = useState<{ query: string; kinds: ResultKind[] }>({ query, kinds: [] });
  const kinds = expanded.query === query ? expanded.kinds : [];
  const search = useSearch(query, kinds.length > 0 ? maxResults : initialResultCount);

  const isOutdated = search.isPlaceholderData;
  return (
    <Loaded
      query={search}
      loading={<Searching />}
      failure={(error) => messageOf(error, 'The search did not work. Please try again.')}
    >
      {(found) => {
        const isEmpty = Object.values(found).every(({ total }) => total === 0);
        if (isEmpty) return isOutdated ? <Searching /> : <NothingFound query={query} />;
        return (
          <div aria-busy={isOutdated}>
            <p role="status" className="line-clamp-2 break-words text-ink-soft">
              {isOutdated ? 'Searching…' : countText(found, query)}
            </p>
            <GroupedResults
              results={found}
              stageId={stageId}
              limitOf={(kind) => (kinds.includes(kind) ? maxResults : initialResultCount)}
              onMore={(kind) => setExpanded({ query, kinds: [...kinds, kind] })}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
