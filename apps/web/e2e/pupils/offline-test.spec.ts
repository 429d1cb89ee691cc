import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { newerRevision, startNewerVersion } from '../support/newer-version.ts';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';
import { startTestOf } from '../support/started-test.ts';
import { oneTry } from '../support/time-limits.ts';

test.use({ serviceWorkers: 'allow' });

// A new page of a context without network may believe that it is online, as on a device with a poor connection.
const unreachable = { name: /^(You are offline|We cannot reach Markwell)$/ } as const;

/** Kills the process of the page, as a system without memory does, and opens the page at this path in a new tab. */
async function killAndReopen(context: BrowserContext, killed: Page, path: string): Promise<Page> {
  const crashed = killed.waitForEvent('crash');
  const session = await context.newCDPSession(killed);
  void session.send('Page.crash').catch(() => undefined); // never answers
  await crashed;
  await killed.close();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Presses 'Try Again', unless the page has noticed by itself that the network is back. */
async function tryAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try Again' });
  await button.click(oneTry).catch(() => undefined);
}

test('a test is answered and submitted without network, with the page killed in between', async ({
  page: first,
  context,
}, testInfo) => {
  const token = await signedInAtStage(first, pupilFor(testInfo, 71), 'ELEVEN_PLUS');
  const { testId, questions } = await startTestOf(first.request, token, 'Non-Verbal Reasoning');
  await first.goto('/test/active');
  await expect(first.getByText('Ready without internet', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await first.getByRole('radio').first().check();
  await expect(first.getByText('Offline: saved on this device')).toBeVisible();

  const page = await killAndReopen(context, first, '/');
  await expect(page.getByRole('heading', unreachable)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue the test' })).toBeVisible();
  expect.soft(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await expect(page.getByRole('button', { name: '1 of 10 answered' })).toBeVisible();
  for (const [index, question] of questions.slice(1).entries()) {
    await expect(page.getByText(`Question ${String(index + 2)} / 10`)).toBeVisible();
    await expect(page.getByText('The picture didn’t load.')).toHaveCount(0);
    if (question.options.every(({ contentType }) => contentType === 'IMAGE')) {
      const picture = page.getByRole('radiogroup').getByRole('img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: /^(Next Question|Finish)$/ }).click();
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByText('Your result is not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('A test result is not sent yet.')).toBeVisible();

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Some of your answers are not sent yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();

  await expect(page.getByRole('heading', unreachable)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page);
  const headers = { authorization: `Bearer ${token}` };
  const results = () => page.request.get(`/api/tests/${testId}/results`, { headers });
  await expect.poll(async () => (await results()).status()).toBe(200);
  expect(await (await results()).json()).toMatchObject({ results: { unanswered: 0, finishedBy: 'PUPIL' } });
  await expect(page.getByText('A test result is not sent yet.')).toBeHidden();
  await expect.poll(() => page.evaluate((name) => caches.has(name), `test:${testId}`)).toBe(false);
});

test('a newer version waits while a test is running, and takes over after it', async ({
  page,
  baseURL,
}, testInfo) => {
  const version = await startNewerVersion(baseURL ?? '');
  const token = await signedInAtStage(page, pupilFor(testInfo, 72), 'ELEVEN_PLUS');
  await startTestOf(page.request, token, 'Mathematics');
  /** The kept page, by its version. */
  const keptPages = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests
        .flat()
        .map(({ url }) => url)
        .filter((url) => url.includes('/index.html'));
    });
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
  await page.goto(`${version.url}/test/active`);
  await expect(page.getByText('Ready without internet')).toBeVisible();
  const earlier = await keptPages();
  expect(earlier).toHaveLength(1);

  version.publish();
  await page.reload();
  await expect.poll(isWaiting).toBe(true);
  await page.reload();
  await expect(page.getByText('Ready without internet')).toBeVisible();
  expect(await isWaiting()).toBe(true);
  expect(await keptPages()).toEqual(expect.arrayContaining(earlier));

  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await page.goto(version.url);
  await expect.poll(keptPages).toEqual([expect.stringContaining(newerRevision)]);
  version.close();
});

test('Markwell on a home screen starts without network, says so, and opens its pages when the network is back', async ({
  page: installing,
  context,
}, testInfo) => {
  await signedInAtStage(installing, pupilFor(testInfo, 73), 'ELEVEN_PLUS');
  await installing.goto('/');
  const manifest = (await (await installing.request.get('/manifest.webmanifest')).json()) as {
    start_url: string;
    display: string;
  };
  expect(manifest.display).toBe('standalone');
  await installing.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await installing.close();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(manifest.start_url);
  await expect(page.getByRole('heading', unreachable)).toBeVisible();
  await page.goto('/past-papers');
  await expect(page.getByRole('heading', unreachable)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Past Papers' })).toBeVisible();
});
