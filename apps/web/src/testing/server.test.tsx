import { listStages } from '@markwell/shared/subjects/stages.contract';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answer, startServer } from './server.ts';

startServer();

function SendsOnLeaving() {
  useEffect(() => () => void load(), []);
  return null;
}

const load = () =>
  fetch('http://localhost/api/stages').then(
    (response) => response.json() as Promise<unknown>,
    () => 'no network',
  );

test('a request with a handler gets its reply', async () => {
  answer(listStages, []);
  expect(await load()).toEqual([]);
});

test.fails('a request without a handler fails its test, although the page copes', async () => {
  await load();
});

test.fails('a request without a handler fails its test, although the test ends before it arrives', () => {
  void load();
});

test.fails('a request that a page sends when it is unmounted needs a handler as well', () => {
  render(<SendsOnLeaving />);
});

test.fails('a request without a handler fails its test with fake timers as well', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  void load();
});
