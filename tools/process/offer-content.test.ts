import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { offerContent } from './offer-content.ts';

async function offered(answer: string | undefined) {
  const input = new PassThrough();
  const output = new PassThrough();
  const load = vi.fn(() => Promise.resolve());
  if (answer !== undefined) input.write(`${answer}\n`);
  await offerContent({ input, output, isInteractive: answer !== undefined }, load);
  return { hasLoaded: load.mock.calls.length === 1, text: String(output.read()) };
}

test.each([
  ['', true],
  ['y', true],
  [' Yes ', true],
  ['n', false],
  ['no', false],
  ['later', false],
])('the answer “%s” loads the questions: %s', async (answer, isLoaded) => {
  const { hasLoaded, text } = await offered(answer);
  expect(hasLoaded).toBe(isLoaded);
  expect(text.includes('`pnpm content:load` loads them later')).toBe(!isLoaded);
});

test('without a terminal nothing is asked, and the command is named', async () => {
  expect(await offered(undefined)).toEqual({
    hasLoaded: false,
    text: 'There are no questions yet. `pnpm content:load` loads the questions of this release.\n',
  });
});
