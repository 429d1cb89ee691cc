import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderPage } from '#testing/render.tsx';
import { startServer } from '#testing/server.ts';
import { ListFilters } from './list-filters.tsx';
import { useUrlFilters } from './use-url-filters.ts';

startServer();

const schema = z.object({
  search: z.string().catch(''),
  kind: z.enum(['any', 'one', 'other']).catch('any'),
  page: z.coerce.number().int().min(1).catch(1),
});

function Section() {
  const address = useUrlFilters(schema);
  const { filters, change } = address;
  return (
    <>
      <ListFilters
        label="Things"
        address={address}
        filters={[{ search: 'search', label: 'Search things', placeholder: 'Search', maxLength: 20 }]}
      />
      <button type="button" onClick={() => change({ kind: 'other' })}>
        Other
      </button>
      <button
        type="button"
        onClick={() => {
          change({ kind: 'other' });
          change({ page: 3 }, { replace: true });
        }}
      >
        Both
      </button>
      <button type="button" onClick={() => change({ search: 'area' })}>
        Area
      </button>
      <output>{JSON.stringify(filters)}</output>
    </>
  );
}

/** Two components that keep their own filters in one address. */
function Neighbours() {
  const one = useUrlFilters(schema.pick({ search: true }));
  const other = useUrlFilters(schema.pick({ kind: true }));
  return (
    <button
      type="button"
      onClick={() => {
        one.change({ search: 'ratio' }, { replace: true });
        other.change({ kind: 'one' }, { replace: true });
      }}
    >
      Change both
    </button>
  );
}

test('quick changes of two components are both kept', async () => {
  const { user, router } = renderPage(<Neighbours />, '/things');
  await user.click(screen.getByRole('button', { name: 'Change both' }));
  expect(router.state.location.search).toBe('?search=ratio&kind=one');
});

const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

test('filters are read from the address; invalid values are ignored', () => {
  renderPage(<Section />, '/things?search=ratio&kind=nonsense&page=-3');
  expect(shown()).toEqual({ search: 'ratio', kind: 'any', page: 1 });
});

test('a choice adds a history entry, typing does not; Clear Filters resets everything', async () => {
  const { user, router } = renderPage(<Section />, '/things?page=4&beside=kept');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(router.state.location.search).toBe('?page=4&beside=kept&kind=other');
  await user.type(screen.getByRole('searchbox', { name: 'Search things' }), ' area {Enter}');
  expect(router.state.location.search).toBe('?beside=kept&kind=other&search=area');
  await router.navigate(-1);
  expect(await screen.findByDisplayValue('')).toBeVisible();
  expect(shown()).toEqual({ search: '', kind: 'any', page: 4 });
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Other' }));
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(router.state.location.search).toBe('?beside=kept');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

test('the search starts while typing', async () => {
  const { user } = renderPage(<Section />, '/things');
  await user.type(screen.getByRole('searchbox', { name: 'Search things' }), 'prime');
  expect(await screen.findByText(/"search":"prime"/u)).toBeVisible();
});

test('two quick changes are both kept', async () => {
  const { user, router } = renderPage(<Section />, '/things');
  await user.click(screen.getByRole('button', { name: 'Both' }));
  expect(router.state.location.search).toBe('?kind=other&page=3');
});

test('a third quick change keeps the second, which is not rendered when the first is', async () => {
  const { user, router } = renderPage(<Section />, '/things');
  const navigate = router.navigate.bind(router) as (...to: unknown[]) => Promise<void>;
  let calls = 0;
  // The second navigation is slow: only the first is rendered.
  vi.spyOn(router, 'navigate').mockImplementation((...to: unknown[]) => {
    calls += 1;
    return calls === 2 ? Promise.resolve() : navigate(...to);
  });
  await user.click(screen.getByRole('button', { name: 'Both' }));
  expect(shown()).toEqual({ search: '', kind: 'other', page: 1 });
  await user.click(screen.getByRole('button', { name: 'Area' }));
  expect(shown()).toEqual({ search: 'area', kind: 'other', page: 3 });
});
