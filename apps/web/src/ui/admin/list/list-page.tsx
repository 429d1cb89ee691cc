import type { LucideIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { formatNumber } from '#lib/format.ts';
import { Button } from '../../actions/button.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { OfflineNotice } from '../../feedback/offline-notice.tsx';
import { Pager } from '../../navigation/pager.tsx';
import type { DataColumn } from './data-columns.ts';
import { DataTable } from './data-table.tsx';
import { ListFilters, type ListFilter } from './list-filters.tsx';
import { SelectionBar, type ListSelection } from './selection-bar.tsx';
import type { ListData } from './use-list-query.ts';
import { useSelectedRows, type SelectedRows } from './use-selected-rows.ts';
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
  const { label, address, filters, filterActions, query, count, more, selection } = props;
  const { rows = noRows, pageCount } = query.data ?? {};
  const hasPages = pageCount !== undefined;
  const selected = useSelectedRows<Row, Filters>(rows, address, hasPages && selection?.acrossPages === true);
  useLastPage(address ?? {}, query.isPlaceholderData ? undefined : pageCount);
  return (
    <>
      {address && filters && (
        <ListFilters label={label} address={address} filters={filters} actions={filterActions} />
      )}
      {count && (
        <p aria-live="polite" className="mb-2 min-h-5 text-ink-soft figures-tabular">
          {countText(query.data, count)}
        </p>
      )}
      {selection && <SelectionBar selection={selection} selected={selected} />}
      <ListRows {...props} selected={selected} />
      {address && hasPages && <Pages label={label} address={address} pageCount={pageCount} />}
      {more && <MoreRows query={query} more={more} />}
    </>
  );
}

const noRows: never[] = [];

type ListRowsProps<Row extends { id: string }, Filters> = ListPageProps<Row, Filters> & {
  selected: SelectedRows<Row>;
};

/** The rows, or why there are none. */
function ListRows<Row extends { id: string }, Filters>(props: ListRowsProps<Row, Filters>) {
  const { label, tableLabel = label, query, failure, selection, selected, columns, children } = props;
  const { data, error, isPaused = false, isPlaceholderData } = query;
  if (!data && error) {
    return (
      <ErrorState
        className="py-8"
        message={messageOfFailure(error, failure)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!data && isPaused) return <OfflineNotice />;
  if (data?.rows.length === 0) return <NoRows {...props} />;
  if (!columns) return children;
  return (
    <DataTable
      label={tableLabel}
      columns={columns}
      rows={data?.rows}
      selection={
        selection && {
          selected: new Set(selected.listed.map(({ id }) => id)),
          onSelect: selected.select,
          nameOf: selection.nameOf,
        }
      }
      stale={isPlaceholderData}
      isOnePageOfMany={(data?.pageCount ?? 1) > 1}
    />
  );
}

interface PagesProps {
  label: string;
  address: Pick<UrlFilters<unknown>, 'page' | 'toPage'>;
  pageCount: number;
}

function Pages({ label, address, pageCount }: PagesProps) {
  if (pageCount <= 1) return null;
  const page = Math.min(address.page, pageCount);
  return (
    <div className="mt-3">
      <Pager label={label} size="dense" page={page} pageCount={pageCount} onPage={address.toPage} />
    </div>
  );
}

interface MoreRowsProps {
  query: ListQuery<unknown>;
  more: NonNullable<ListTexts['more']>;
}

/** The button of a list that grows. */
function MoreRows({ query, more }: MoreRowsProps) {
  if (!query.hasNextPage || query.isPlaceholderData) return null;
  return (
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

function countText(data: ListData<unknown> | undefined, { one, of }: NonNullable<ListTexts['count']>) {
  if (data?.total === undefined) return null;
  const { total, isCapped = false } = data;
  const counted = `${formatNumber(total)}${isCapped ? '+' : ''} ${one}${total === 1 ? '' : 's'}`;
  return of === undefined ? counted : `${counted} ${of}`;
}

const messageOfFailure = (error: Error, failure: ListTexts['failure']) =>
  typeof failure === 'string' ? messageOf(error, failure) : failure(error);

type NoRowsProps<Filters> = Pick<ListPageProps<{ id: string }, Filters>, 'address' | 'empty' | 'noMatch'>;

/** Says whether there are none at all, or none that match. */
function NoRows<Filters>({ address, empty, noMatch }: NoRowsProps<Filters>) {
  if (!address || address.inUse.length === 0) {
    return (
      <EmptyState scene={null} icon={empty.icon} title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  const { title = empty.title, text = empty.text, showAll } = noMatch ?? {};
  return (
    <EmptyState
      scene="search"
      title={title}
      action={
        showAll && (
          <Button variant="quiet" size="small" onClick={address.clear}>
            {showAll}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
