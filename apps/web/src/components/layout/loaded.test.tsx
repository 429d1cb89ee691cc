import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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
