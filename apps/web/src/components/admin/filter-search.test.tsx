import { act, screen } from '@testing-library/react';
import { Link, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes, slowRoute } from '../../testing/render.tsx';
import { FilterSearch } from './filter-search.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function List() {
  const [parameters, setParameters] = useSearchParams();
  return (
    <>
      <FilterSearch
        label="Search topics"
        placeholder="Search"
        maxLength={50}
        value={parameters.get('search') ?? ''}
        onSearch={(search) => {
          setParameters({ search }, { replace: true });
        }}
      />
      <Link to="/topic">Open</Link>
    </>
  );
}

test('a link that is followed while the search is still to come is not undone by it', async () => {
  const { route, arrive } = slowRoute('/topic');
  const { user, router } = renderRoutes([{ path: '/list', element: <List /> }, route], '/list');
  await user.type(screen.getByRole('searchbox', { name: 'Search topics' }), 'moon');
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(router.state.navigation.location?.pathname).toBe('/topic');
  act(() => {
    vi.advanceTimersByTime(400);
  });
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/topic');
});
