import { expect, test, type Page } from '@playwright/test';
import { expectNoShift, recordShifts } from '../support/layout-shift.ts';
import { administrator, pupilFor, signedIn, signedInAtStage } from '../support/pupils.ts';
import { examplesFor } from '../support/route-examples.ts';

test.beforeEach(({ page }) => recordShifts(page));

async function expectNoShiftAt(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeAttached();
  await expectNoShift(page);
}

// A phone has the least space, so that most moves there. Public pages and those of a pupil are checked on the visit of
// accessibility.spec.ts.
test('no page of the Admin Panel moves while it loads @phone-only', async ({ page }) => {
  test.slow();
  await signedIn(page, administrator);
  for (const { address } of examplesFor('administrator')) await expectNoShiftAt(page, address);
});

test('neither a running test nor its results move while they load @phone-only', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 47), 'ELEVEN_PLUS');
  await page.goto('/test/setup');
  await page.getByRole('radio', { name: /Mathematics/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(/^Question 1 \//)).toBeVisible();
  await expectNoShiftAt(page, '/test/active');
  await page.getByRole('button', { name: 'Submit Test' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: /Submit/ }).click();
  await page.waitForURL('**/test/results');
  await expectNoShiftAt(page, page.url());
});
