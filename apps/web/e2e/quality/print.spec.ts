import { expect, test, type Page } from '@playwright/test';
import { administrator, pupilFor, signedInAtStage } from '../support/pupils.ts';

/** What a browser does when the user prints: it notifies the page, then shows it as paper. */
async function toPaper(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Notifications|User menu|Close|Edit)/ })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
}

test('the results of a test are printed with every question and solution', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 59), 'ELEVEN_PLUS', 'dark');
  await page.goto('/test/setup');
  await page.getByRole('radio', { name: /Mathematics/ }).check({ force: true });
  await page.getByRole('radio', { name: /^10/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 / 10')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Submit/ })
    .click();
  await page.waitForURL('**/test/results');
  await page.getByRole('button', { name: 'View Solutions' }).click();
  await expect(page.locator('[id^="review-"]')).toHaveCount(10);
  await page.waitForLoadState('networkidle');

  await toPaper(page);
  await expectPaper(page);
  for (const heading of await page.locator('[id^="review-"]').all()) {
    const question = page.locator(`[id="${(await heading.getAttribute('aria-controls')) ?? ''}"]`);
    await expect(question.getByRole('list').first()).toBeVisible();
    await expect(question.locator('.border-marker')).toBeVisible(); // the solution
  }
});

test('an open dialog is printed alone, and a table in full', async ({ page }) => {
  await signedInAtStage(page, administrator, 'GCSE', 'dark');
  await page.goto('/admin/manage-questions');
  const table = page.getByRole('region', { name: 'Questions' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await toPaper(page);
  await expectPaper(page);
  expect(await table.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: /^View/ }).first().click();
  await expect(page.getByRole('dialog').getByText('Open reports')).toBeVisible();
  await toPaper(page);
  await expectPaper(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(table).toBeHidden();
});
