import { expect, test, type Page } from '@playwright/test';
import { pupilFor, signedIn, signedInAtStage } from './support/pupils.ts';
import { examplesFor } from './support/visit-routes.ts';

/** The largest accepted layout shift of a page; half of what counts as good (web.dev/cls). */
const limit = 0.05;

interface Shift {
  value: number;
  moved: string[];
}

/** Records what moves on every page that is opened from now on, unless a press or a key moved it. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node: Node | null }[];
      })[];
      for (const { value, hadRecentInput, sources = [] } of entries) {
        if (hadRecentInput) continue;
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test.beforeEach(({ page }) => recordShifts(page));

async function expectNoShift(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeAttached();
  const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(total, `${address} ${JSON.stringify(shifts)}`).toBeLessThan(limit);
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
  await signedInAtStage(page, pupilFor(testInfo, 47), 'ELEVEN_PLUS');
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
