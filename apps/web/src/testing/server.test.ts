import { listStages } from '@markwell/shared/features/stages/stages.contract';
import { expect, test } from 'vitest';
import { answer, startServer } from './server.ts';

startServer();

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
