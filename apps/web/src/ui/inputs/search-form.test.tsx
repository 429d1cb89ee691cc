import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes, slowRoute } from '#testing/render.tsx';
import { startServer } from '#testing/server.ts';
import { SearchForm } from './search-form.tsx';

startServer();

// The clock moves only when a test moves it: on a slow machine the search must not be due before the link is followed.
beforeEach(() => {
  vi.useFakeTimers();
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
        onSearch={(search) => setParameters({ search }, { replace: true })}
      />
      <Link to="/topic">Open</Link>
    </>
  );
}

const type = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search topics' }), { target: { value: text } });
};

const pauseTyping = () => {
  act(() => {
    vi.advanceTimersByTime(400);
  });
};

const renderTyped = () => {
  const { route, arrive } = slowRoute('/topic');
  const view = renderRoutes([{ path: '/list', element: <List /> }, route], '/list');
  type('moon');
  return { ...view, arrive };
};

test('a pending search does not undo a link that was followed before it', async () => {
  const { router, arrive } = renderTyped();
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(router.state.navigation.location?.pathname).toBe('/topic');
  pauseTyping();
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/topic');
});

// Repeated: React takes transitions in turn, so whether it renders two of them together changes from time to time.
test('a pending search does not undo a followed link that is not rendered yet', { repeats: 11 }, async () => {
  const { router, arrive, unmount } = renderTyped();
  await act(async () => {
    arrive();
    await router.navigate('/topic?id=1');
    vi.advanceTimersByTime(400);
  });
  expect(router.state.location).toMatchObject({ pathname: '/topic', search: '?id=1' });
  unmount();
});

test('the same text can be searched for again after the filters were cleared', async () => {
  const { router } = renderTyped();
  fireEvent.submit(screen.getByRole('search', { name: 'Search topics' }));
  expect(router.state.location.search).toBe('?search=moon');
  await act(() => router.navigate('/list'));
  expect(screen.getByRole('searchbox', { name: 'Search topics' })).toHaveValue('');
  type('moon');
  pauseTyping();
  expect(router.state.location.search).toBe('?search=moon');
});
