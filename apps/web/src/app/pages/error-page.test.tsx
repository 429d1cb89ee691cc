import { health } from '@markwell/shared/overview/health.contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '../../testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '../../testing/server.ts';
import { ErrorPage } from './error-page.tsx';

startServer();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const notLoaded = new TypeError('Failed to fetch dynamically imported module: https://markwell.example/a.js');

function open(error: Error) {
  const Broken = () => {
    throw error;
  };
  return renderRoutes([{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }]);
}

test('a page that fails to render shows what to do', async () => {
  open(new Error('Cannot convert undefined or null to object'));
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
});

test.each([
  ['without network', false, 'You are offline'],
  ['without a server', true, 'We cannot reach Markwell'],
])('a page that does not load %s says so, and Try Again asks again', async (_, onLine, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  failWithNetworkError(health);
  const { user } = open(notLoaded);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/Your answers are saved/u)).toBeVisible();
  let asked = 0;
  answer(health, () => {
    asked += 1;
    return refuse('UNAVAILABLE', 'Away');
  });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeEnabled();
});

test('a page that did not load after it was loaded again is not loaded for ever', async () => {
  sessionStorage.setItem('markwell.reloaded-at', String(Date.now()));
  answer(health, { status: 'ok' });
  open(notLoaded);
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
});
