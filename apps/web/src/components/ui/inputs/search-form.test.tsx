import { act, screen } from '@testing-library/react';
import { Link, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes, slowRoute } from '#testing/render.tsx';
import { startServer } from '#testing/server.ts';
import { SearchForm } from './search-form.tsx';

startServer();

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
      <SearchForm
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

const typed = async () => {
  const { route, arrive } = slowRoute('/topic');
  const view = renderRoutes([{ path: '/list', element: <List /> }, route], '/list');
  await view.user.type(screen.getByRole('searchbox', { name: 'Search topics' }), 'moon');
  return { ...view, arrive };
};

test('a pending search does not undo a link that was followed before it', async () => {
  const { user, router, arrive } = await typed();
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

test('a pending search does not undo a followed link that is not rendered yet', async () => {
  const { router, arrive } = await typed();
  vi.setTimerTickMode('manual'); // so that the search is not due before the link is followed
  await act(async () => {
    arrive();
    await router.navigate('/topic?id=1');
    vi.advanceTimersByTime(400);
  });
  expect(router.state.location).toMatchObject({ pathname: '/topic', search: '?id=1' });
});

test('the same text can be searched for again after the filters were cleared', async () => {
  const { user, router } = await typed();
  const search = screen.getByRole('searchbox', { name: 'Search topics' });
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?search=moon');
  await act(() => router.navigate('/list'));
  expect(search).toHaveValue('');
  await user.type(search, 'moon');
  act(() => {
    vi.advanceTimersByTime(400);
  });
  expect(router.state.location.search).toBe('?search=moon');
});
