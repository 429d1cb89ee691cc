import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoutes } from '../../testing/render.tsx';
import { startServer } from '../../testing/server.ts';
import { ErrorPage } from './error-page.tsx';

startServer();

test('a page that fails to render shows what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('Cannot convert undefined or null to object');
  };
  renderRoutes([{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }]);
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
});
