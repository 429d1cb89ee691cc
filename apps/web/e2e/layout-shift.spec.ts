import { expect, test, type Page } from '@playwright/test';
import { pupilFor, signedIn, signedInAtStage } from './support/pupils.ts';
import { examplesFor } from './support/visit-routes.ts';

/** The largest accepted layout shift of a page; half of what counts as good (web.dev/cls). */
const limit = 0.05;

/** The page's cumulative layout shift until now, and what moved. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources?: { node: Node | null }[];
          })[];
          const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
          const nameOf = (node: Node | null) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element ? `${element.localName} "${element.textContent.slice(0, 30)}"` : '';
          };
          resolve({
            total: unexpected.reduce((sum, { value }) => sum + value, 0),
            moved: unexpected.flatMap(({ value, sources = [] }) =>
              sources.map(({ node }) => `${value.toFixed(3)} ${nameOf(node)}`),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is not called.
        setTimeout(() => {
          resolve({ total: 0, moved: [] });
        }, 300);
      }),
  );

async function expectNoShift(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeAttached();
  const { total, moved } = await layoutShift(page);
  expect.soft(total, `${address}\n${moved.join('\n')}`).toBeLessThan(limit);
}

test.skip(({ isMobile }) => !isMobile, 'a phone has the least space, so that most moves there');

test('no public page moves while it loads', async ({ page }) => {
  for (const { route, address = route } of examplesFor('visitor')) await expectNoShift(page, address);
});

test('no page of a pupil moves while it loads', async ({ page }) => {
  test.slow();
  await signedIn(page, 'pupil@example.com');
  for (const { route, address = route } of examplesFor('pupil')) await expectNoShift(page, address);
});

test('no page of the Admin Panel moves while it loads', async ({ page }) => {
  test.slow();
  await signedIn(page, 'admin@example.com');
  for (const { route, address = route } of examplesFor('administrator')) await expectNoShift(page, address);
});

test('neither a running test nor its results move while they load', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 25), 'ELEVEN_PLUS');
  await page.goto('/test/setup');
  await page.getByRole('radio', { name: /Mathematics/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(/^Question 1 \//)).toBeVisible();
  await expectNoShift(page, '/test/active');
  await page.getByRole('button', { name: 'Submit Test' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: /Submit/ }).click();
  await page.waitForURL('**/test/results');
  await expectNoShift(page, page.url());
});
