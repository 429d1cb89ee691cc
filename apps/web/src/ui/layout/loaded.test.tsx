import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/query/query-client.ts';
import { Loaded } from './loaded.tsx';

const loading = { data: undefined, error: null, isFetching: true, refetch: vi.fn() };
const failed = { ...loading, error: new Error('Away'), isFetching: false };

function show(query: typeof loading | typeof failed | { data: string }, page = false) {
  return render(
    <Loaded
      query={{ ...loading, ...query }}
      loading="Loading the papers…"
      failure={({ message }) => `Not loaded: ${message}`}
      page={page}
      heading="Papers"
    >
      {(papers: string) => <p>{papers}</p>}
    </Loaded>,
  );
}

test('shows that it is loading, then what was loaded', () => {
  show(loading);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the papers…');
  show({ data: 'Two papers' });
  expect(screen.getByText('Two papers')).toBeVisible();
});

test('shows why it could not be loaded, and tries again', async () => {
  const refetch = vi.fn();
  show({ ...failed, refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded: Away');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('an error that fills the page has the heading of the page', () => {
  show(failed, true);
  expect(screen.getByRole('heading', { level: 1, name: 'Papers' })).toBeInTheDocument();
});

test('what was loaded stays when it cannot be loaded again', () => {
  show({ ...failed, data: 'Two papers' });
  expect(screen.getByText('Two papers')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const Papers = ({ page }: { page: boolean }) => (
  <Loaded
    query={useQuery({ queryKey: ['papers'], queryFn: () => 'Two papers' })}
    loading="Loading the papers…"
    failure="Not loaded"
    page={page}
    heading="Papers"
  >
    {(papers) => <p>{papers}</p>}
  </Loaded>
);

test.each([{ page: true }, { page: false }])(
  'says that there is no connection, and loads as soon as there is one: %o',
  async ({ page }) => {
    onlineManager.setOnline(false);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Papers page={page} />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      /^You are offline.*as soon as the connection is back/u,
    );
    expect(screen.queryAllByRole('heading', { level: 1, name: 'Papers' })).toHaveLength(page ? 1 : 0);
    onlineManager.setOnline(true);
    expect(await screen.findByText('Two papers')).toBeVisible();
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  },
);
