import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { loadOnDemand } from './load-on-demand.tsx';

test('a part that loads is shown in its place', async () => {
  const Part = loadOnDemand(() => Promise.resolve(() => <p>The part</p>));
  render(
    <Suspense fallback={<p>Loading…</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByText('The part')).toBeVisible();
});

test('a part whose code cannot be fetched says so, and the rest of the page stays', async () => {
  const Part = loadOnDemand(() => Promise.reject(new TypeError('Importing a module script failed.')));
  render(
    <>
      <h1>Achievements</h1>
      <Suspense fallback={<p>Loading…</p>}>
        <Part />
      </Suspense>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Achievements' })).toBeVisible();
});
