import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { pupilFor, signedIn } from '../support/pupils.ts';

/** Makes a code on the page 'Who can see my work', as a pupil of 13 or 14, and returns it. */
async function makeCode(page: Page): Promise<string> {
  await page.goto('/who-can-see-my-work');
  await page.getByRole('button', { name: 'Make a code for a parent' }).click();
  await page.getByLabel('Month').selectOption('January');
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() - 14));
  await page.getByRole('button', { name: 'Make the code' }).click();
  const shown = page.getByRole('dialog', { name: 'Your code' });
  const code = await shown.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/).textContent();
  await shown.getByRole('button', { name: 'Done' }).click();
  return code ?? '';
}

test('a parent sees a summary once the child agrees, the child sees a sign, and nothing after the end', async ({
  page,
  browser,
}, testInfo) => {
  const email = pupilFor(testInfo, 66);
  await signedIn(page, email);
  const code = await makeCode(page);

  const parentPage = await browser.newPage();
  await signedIn(parentPage, 'parent@example.com');
  await parentPage.goto('/children');
  await parentPage.getByRole('textbox', { name: /^Code/ }).fill(code.toLowerCase());
  await parentPage.getByRole('button', { name: 'Enter the code' }).click();
  await expect(parentPage.getByRole('status').filter({ hasText: 'has been asked' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Yes, I know them' }).click();
  await page.getByRole('button', { name: 'Let them see my results' }).click();
  await expect(page.getByRole('img', { name: 'Imran Rahman can see your results' })).toBeVisible();

  const name = `Journey ${/\d+/.exec(email)?.[0] ?? ''}`;
  await parentPage.reload();
  await parentPage.getByRole('link', { name: `See the summary of ${name}` }).click();
  await expect(parentPage.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(parentPage.getByText('No test was finished in these four weeks.')).toBeVisible();
  expect(await accessibilityViolations(parentPage)).toEqual([]);

  await page.getByRole('button', { name: 'End: Imran Rahman' }).click();
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('img', { name: 'Imran Rahman can see your results' })).toHaveCount(0);
  await parentPage.reload();
  await expect(
    parentPage.getByText('You can’t see this child’s results. The link may have ended.'),
  ).toBeVisible();
  await parentPage.close();
});
