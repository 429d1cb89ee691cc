import type { LucideIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { formatNumber } from '#lib/format.ts';
import { Button } from '../../actions/button.tsx';
import type { SceneName } from '../../drawings/scene.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { OfflineNotice } from '../../feedback/offline-notice.tsx';
import { Pager } from '../../navigation/pager.tsx';
import type { DataColumn } from './data-columns.ts';
import { DataTable } from './data-table.tsx';
import { ListFilters, type ListFilter } from './list-filters.tsx';
import { SelectionBar, type ListSelection } from './selection-bar.tsx';
import type { ListData } from './use-list-query.ts';
import { useSelectedRows } from './use-selected-rows.ts';
import type { UrlFilters } from './use-url-filters.ts';

/** The state of the query for the rows: `useListQuery` or `useInfiniteQuery` returns it. */
interface ListQuery<Row> {
  /** Undefined while it is loading. */
  data: ListData<Row> | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Waits for the network, and continues by itself. */
  isPaused?: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => Promise<unknown>;
}

/** The texts of a list, which usually do not change. */
export interface ListTexts {
  /** The accessible name of the filters, the table and the pager: 'Users'. */
  label: string;
  /** The accessible name of the table, if it has another. */
  tableLabel?: string;
  /** Shown above the rows: '1 report of this question', '10,000+ questions'. `one` is the singular noun. */
  count?: { one: string; of?: string | undefined };
  /** For a list that grows: the button to load more rows, and the message when that fails. */
  more?: { label: string; failure: string };
  /** The message when loading fails without a message of the server, or a function that returns the message. */
  failure: string | ((error: Error) => string);
  /** Shown when there are no rows at all. */
  empty: { icon: LucideIcon; title: string; text: string; action?: ReactNode };
  /** Shown when the filters exclude all rows; `showAll` is a button that clears them. */
  noMatch?: { title?: string; text: string; showAll?: string };
}

interface ListPageProps<Row extends { id: string }, Filters> extends ListTexts {
  /** Without it the list has no filters and one page. */
  address?: UrlFilters<Filters> | undefined;
  /** The search first. */
  filters?: readonly ListFilter<keyof Filters & string>[];
  /** Buttons behind the filters. */
  filterActions?: ReactNode;
  query: ListQuery<Row>;
  selection?: ListSelection<Row> | undefined;
  /** Must be created outside the component or memoised. */
  columns?: readonly DataColumn<Row>[] | undefined;
  /** The rows in a form other than a table. */
  children?: ReactNode;
}

/**
 * A list of an admin section: filters in the address, result count, selection, a table, and pages or a button
 * for more rows, with its loading, empty and error states. Dialogs belong beside it.
 */
export function ListPage<Row extends { id: string }, Filters>(props: ListPageProps<Row, Filters>) {
  const { label, tableLabel = label, address, filters, filterActions, query, more, count } = props;
  const { failure, empty, noMatch, selection, columns, children } = props;
  const { rows, pageCount, total, isCapped } = query.data ?? {};
  const selected = useSelectedRows(
    rows ?? [],
    JSON.stringify({ ...address?.filters, page: undefined }),
    selection?.acrossPages && pageCount !== undefined ? address?.page : undefined,
  );
  // The filters for which all that match are selected: others end it.
  const [allOf, setAllOf] = useState<string | null>(null);
  const filtered = JSON.stringify(address?.filters ?? {});
  const areAllListedSelected = selected.listed.length > 0 && selected.listed.length === rows?.length;
  const isAll = allOf === filtered && areAllListedSelected;
  const clearSelection = () => {
    selected.clear();
    setAllOf(null);
  };
  useLastPage(address ?? {}, query.isPlaceholderData ? undefined : pageCount);

  function content() {
    if (!rows && query.error) {
      return (
        <ErrorState
          className="py-8"
          message={typeof failure === 'string' ? messageOf(query.error, failure) : failure(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    }
    if (!rows && query.isPaused === true) return <OfflineNotice />;
    if (rows?.length === 0) {
      return address && address.inUse.length > 0 ? (
        <NoMatch {...empty} {...noMatch} onShowAll={address.clear} />
      ) : (
        <Empty {...empty} />
      );
    }
    if (!columns) return children;
    return (
      <DataTable
        label={tableLabel}
        columns={columns}
        rows={rows}
        selection={
          selection && {
            selected: new Set(selected.listed.map(({ id }) => id)),
            onSelect: selected.select,
            nameOf: selection.nameOf,
          }
        }
        stale={query.isPlaceholderData}
        isOnePageOfMany={pageCount !== undefined && pageCount > 1}
      />
    );
  }

  return (
    <>
      {address && filters && (
        <ListFilters label={label} address={address} filters={filters} actions={filterActions} />
      )}
      {count && (
        <p aria-live="polite" className="mb-2 min-h-5 text-ink-soft figures-tabular">
          {total !== undefined && countText(total, isCapped ? '+' : '', count)}
        </p>
      )}
      {selection && selected.listed.length + selected.elsewhere.length > 0 && (
        <SelectionBar
          selection={selection}
          selected={[...selected.elsewhere, ...selected.listed]}
          elsewhere={selected.elsewhere.length}
          isAll={isAll}
          onSelectAll={areAllListedSelected ? () => setAllOf(filtered) : undefined}
          onClear={clearSelection}
        />
      )}
      {content()}
      {address && pageCount !== undefined && pageCount > 1 && (
        <div className="mt-3">
          <Pager
            label={label}
            size="dense"
            page={Math.min(address.page, pageCount)}
            pageCount={pageCount}
            onPage={address.toPage}
          />
        </div>
      )}
      {more && query.hasNextPage === true && !query.isPlaceholderData && (
        <div className="mt-3 grid justify-items-center gap-2">
          {query.error && (
            <p role="alert" className="font-medium text-wrong">
              {messageOf(query.error, more.failure)}
            </p>
          )}
          <Button
            variant="quiet"
            size="small"
            pending={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage?.()}
          >
            {more.label}
          </Button>
        </div>
      )}
    </>
  );
}

/** Moves to the last page when the page in the address does not exist, for example after its last row was deleted. */
function useLastPage(
  { page, toPage }: Partial<Pick<UrlFilters<unknown>, 'page' | 'toPage'>>,
  pageCount: number | undefined,
) {
  const last = pageCount === undefined ? Infinity : Math.max(pageCount, 1);
  useEffect(() => {
    if (page !== undefined && page > last) toPage?.(last, { replace: true });
  }, [page, last, toPage]);
}

function countText(total: number, plus: string, { one, of }: NonNullable<ListTexts['count']>) {
  const counted = `${formatNumber(total)}${plus} ${one}${total === 1 ? '' : 's'}`;
  return of === undefined ? counted : `${counted} ${of}`;
}

type EmptyProps = ListTexts['empty'] & { scene?: SceneName };

const Empty = ({ scene, icon, title, text, action }: EmptyProps) => (
  <EmptyState scene={scene ?? null} icon={icon} title={title} action={action}>
    {text}
  </EmptyState>
);

type NoMatchProps = ListTexts['empty'] & ListTexts['noMatch'] & { onShowAll: () => void };

const NoMatch = ({ showAll, onShowAll, ...texts }: NoMatchProps) => (
  <Empty
    {...texts}
    scene="search"
    action={
      showAll && (
        <Button variant="quiet" size="small" onClick={onShowAll}>
          {showAll}
        </Button>
      )
    }
  />
);
