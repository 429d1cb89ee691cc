import { screen } from '@testing-library/react';
import { Apple } from 'lucide-react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#lib/api/api-error.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { renderPage } from '#testing/render.tsx';
import { startServer } from '#testing/server.ts';
import { classificationSelects } from '#modules/curriculum/classification-selects.tsx';
import type { DataColumn } from './data-columns.ts';
import type { ListFilter } from './list-filters.tsx';
import { ListPage } from './list-page.tsx';
import type { ListData } from './use-list-query.ts';
import { useUrlFilters } from './use-url-filters.ts';

startServer();

interface Fruit {
  id: string;
  name: string;
}

const quince = { id: 'a', name: 'Quince' };
const apple = { id: 'b', name: 'Apple' };
const nameOf = ({ name }: Fruit) => name;
const columns: DataColumn<Fruit>[] = [{ id: 'name', header: 'Name', cell: nameOf }];

const loaded = {
  data: { rows: [quince, apple], pageCount: 3 },
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => Promise.resolve(),
};

const filterSchema = z.object({
  search: z.string().catch(''),
  /** 0 for any. */
  crate: z.coerce.number().int().min(1).catch(0),
  size: z.coerce.number().int().min(1).catch(0),
  stage: z.string().catch(''),
  subject: z.string().catch(''),
  page: z.coerce.number().int().min(1).catch(1),
});

const filters: ListFilter<'search' | 'crate' | 'size' | 'stage' | 'subject'>[] = [
  { search: 'search', label: 'Search fruits', placeholder: '', maxLength: 9 },
  { name: 'crate', label: 'Crate', every: 'All crates', choices: [{ value: '7', label: 'Crate 7' }] },
];

type FruitsProps = Partial<Parameters<typeof ListPage<Fruit, z.output<typeof filterSchema>>>[0]>;

const Fruits = (props: FruitsProps) => (
  <ListPage
    label="Fruits"
    address={useUrlFilters(filterSchema)}
    filters={filters}
    query={loaded}
    failure="The fruits could not be loaded"
    empty={{
      icon: Apple,
      title: 'No fruits yet',
      text: 'Come back later',
      action: <button type="button">Plant one</button>,
    }}
    noMatch={{ title: 'No fruits found', text: 'Try another crate', showAll: 'Show all fruits' }}
    columns={columns}
    {...props}
  />
);

const showFruits = (data: Partial<ListData<Fruit>>, address = '/fruits') =>
  renderPage(<Fruits query={{ ...loaded, data: { ...loaded.data, ...data } }} />, address);

test('filters return to the first page; the empty choice removes the filter', async () => {
  const { user, router } = renderPage(<Fruits />, '/fruits?page=3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Crate' }), 'Crate 7');
  expect(router.state.location.search).toBe('?crate=7');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(router.state.location.search).toBe('?crate=7&page=2');
  await user.type(screen.getByRole('searchbox', { name: 'Search fruits' }), 'quince{Enter}');
  expect(router.state.location.search).toBe('?crate=7&search=quince');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Crate' }), 'All crates');
  expect(router.state.location.search).toBe('?search=quince');
});

const manyFilters: typeof filters = [
  ...filters,
  classificationSelects({ stage: 'stage', subject: 'subject' }),
  { name: 'size', label: 'Size', every: 'All sizes', choices: [{ value: '2', label: 'Large' }] },
];

test('on a phone a button opens many filters, and says how many are in use', async () => {
  answerAdminPage();
  const { user } = renderPage(<Fruits filters={manyFilters} />, '/fruits?search=quince&crate=7');
  const button = screen.getByRole('button', { name: 'Filters (1)' });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(panel).not.toContainElement(screen.getByRole('searchbox'));
  await user.tab();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(panel).toContainElement(screen.getByRole('combobox', { name: 'Crate' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('after Clear Filters the focus is on the first filter', async () => {
  const { user } = renderPage(<Fruits />, '/fruits?crate=7');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search fruits' })).toHaveFocus();
});

test('says that there is no connection instead of loading for ever', () => {
  renderPage(<Fruits query={{ ...loaded, data: undefined, isPaused: true }} />, '/fruits');
  expect(screen.getByText('You are offline')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('few filters need no button', () => {
  renderPage(<Fruits />, '/fruits');
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});

test('moves to the last page when the page in the address does not exist', async () => {
  const { router } = showFruits({ pageCount: 2 }, '/fruits?page=9');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test('stays on the page while the rows of the previous filters are shown', () => {
  const query = { ...loaded, isPlaceholderData: true };
  const { router } = renderPage(<Fruits query={query} />, '/fruits?page=9');
  expect(router.state.location.search).toBe('?page=9');
});

test('an empty list offers how to begin, or to clear the filters', async () => {
  const { user, router } = showFruits({ rows: [], pageCount: 0 }, '/fruits?crate=7');
  expect(screen.getByText('No fruits found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plant one' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all fruits' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByText('No fruits yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Plant one' })).toBeVisible();
});

test('a failure without rows can be tried again; loaded rows stay', async () => {
  const refetch = vi.fn(() => Promise.resolve());
  const error = new ApiError({ status: 500, data: { code: 'INTERNAL', message: 'Broken' } });
  const { user, unmount } = renderPage(
    <Fruits query={{ ...loaded, data: undefined, error, refetch }} />,
    '/fruits',
  );
  expect(screen.getByText('The fruits could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledOnce();
  unmount();
  renderPage(<Fruits query={{ ...loaded, error }} />, '/fruits');
  expect(screen.getByRole('cell', { name: 'Quince' })).toBeVisible();
});

test('a growing list loads more rows, and says when that failed', async () => {
  const fetchNextPage = vi.fn(() => Promise.resolve());
  const query = {
    ...loaded,
    data: { rows: [quince] },
    error: new Error(),
    hasNextPage: true,
    isFetchingNextPage: false,
    fetchNextPage,
  };
  const more = { label: 'More fruits', failure: 'No more could be loaded' };
  const { user } = renderPage(<Fruits query={query} more={more} />, '/fruits');
  expect(screen.getByText('No more could be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More fruits' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

test('selects rows for the actions on them', async () => {
  const selection = {
    nameOf: ({ name }: Fruit) => name,
    actions: (selected: readonly Fruit[]) => <p>{selected.map(({ name }) => name).join(', ')} taken</p>,
  };
  const { user } = renderPage(<Fruits selection={selection} />, '/fruits');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('Quince, Apple taken')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select Apple' }));
  expect(screen.getByText('Quince taken')).toBeVisible();
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
});

test('rows stay selected on other pages, until they are cleared or a filter changes', async () => {
  const pages = [
    [quince, apple],
    [
      { id: 'c', name: 'Pear' },
      { id: 'd', name: 'Plum' },
    ],
  ];
  const Paged = () => {
    const address = useUrlFilters(filterSchema);
    const rows = pages[address.page - 1] ?? [];
    return (
      <Fruits
        address={address}
        query={{ ...loaded, data: { rows, pageCount: 2 } }}
        selection={{
          nameOf: ({ name }) => name,
          acrossPages: true,
          actions: (selected) => <p>{selected.map(({ name }) => name).join(', ')} taken</p>,
        }}
      />
    );
  };
  const { user } = renderPage(<Paged />, '/fruits');
  await user.click(screen.getByRole('checkbox', { name: 'Select Apple' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('1 selected, on other pages')).toBeVisible();
  expect(screen.getByText('Apple taken')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('3 selected, 1 on other pages')).toBeVisible();
  expect(screen.getByText('Apple, Pear, Plum taken')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Apple' }));
  expect(screen.getByText('Pear, Plum taken')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Crate' }), 'Crate 7');
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
});

test('a selected row that has gone from its own page is no longer selected', async () => {
  const selection = {
    nameOf: ({ name }: Fruit) => name,
    acrossPages: true as const,
    actions: (selected: readonly Fruit[]) => <p>{selected.map(({ name }) => name).join(', ')} taken</p>,
  };
  const Shrinking = () => {
    const [rows, setRows] = useState([quince, apple]);
    return (
      <>
        <Fruits query={{ ...loaded, data: { rows, pageCount: 2 } }} selection={selection} />
        <button type="button" onClick={() => setRows([quince])}>
          Eat the apple
        </button>
      </>
    );
  };
  const { user } = renderPage(<Shrinking />, '/fruits');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Eat the apple' }));
  expect(screen.getByText('Quince taken')).toBeVisible();
});

test.each([
  [3, true],
  [1, false],
])('sorting one of %i pages says that only this page is sorted: %s', async (pageCount, isSaid) => {
  const sortable = [{ id: 'name', header: 'Name', cell: nameOf, sortBy: nameOf }];
  const query = { ...loaded, data: { ...loaded.data, pageCount } };
  const { user } = renderPage(<Fruits query={query} columns={sortable} />, '/fruits');
  expect(screen.queryByText(/on this page only/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.queryAllByText('Sorted on this page only.')).toHaveLength(isSaid ? 1 : 0);
});

test('says how many rows there are', () => {
  const query = { ...loaded, data: { ...loaded.data, total: 10_000, isCapped: true } };
  renderPage(<Fruits query={query} count={{ one: 'fruit', of: 'of this crate' }} />, '/fruits');
  expect(screen.getByText('10,000+ fruits of this crate')).toBeVisible();
});
