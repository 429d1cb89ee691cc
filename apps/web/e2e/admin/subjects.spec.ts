import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { nameOf } from '../support/new-names.ts';
import { administrator, signedIn } from '../support/pupils.ts';

/** A subject name for this run only: phone, desktop and retries share one database. */
async function openSection(page: Page) {
  await signedIn(page, administrator);
  await page.goto('/admin/subjects');
  await expect(page.getByRole('heading', { level: 1, name: 'Subject & Topics' })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a subject is created, gets topics, is edited, and is deleted with its contents', async ({
  page,
}, testInfo) => {
  const name = nameOf('Astronomy', testInfo);
  await openSection(page);
  await page.getByRole('button', { name: 'Create Subject' }).click();
  await dialog(page).getByRole('button', { name: 'Create subject' }).click();
  await expect(dialog(page).getByText('Educational stage is required')).toBeVisible();
  await dialog(page).getByLabel('Stage').selectOption({ label: 'GCSE' });
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByLabel('Description').fill('Stars, planets and <b>space</b>');
  await dialog(page).getByRole('radio', { name: 'Globe' }).check();
  await dialog(page).getByRole('radio', { name: 'violet' }).check();
  await dialog(page).getByRole('button', { name: 'Create subject' }).click();
  await expect(page.getByText('Subject created successfully!')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search subjects' }).fill(name);
  await expect(card(page, name)).toContainText('0 topics · 0 questions');
  await expect(card(page, name)).toContainText('<b>space</b>');
  await page.getByRole('button', { name: `Topics of ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'No topics yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Topic' }).first().click();
  await dialog(page).getByLabel('Name').fill('The Moon');
  await dialog(page).getByRole('button', { name: 'Add topic' }).click();
  await expect(page.getByRole('cell', { name: 'The Moon', exact: true })).toBeVisible();

  await page.goto('/admin/topics');
  await page.getByRole('searchbox', { name: 'Search topics', exact: true }).fill(name);
  await expect(page.getByRole('row', { name: `The Moon ${name}` })).toContainText('Empty');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: `Topics of ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'All subjects' }).click();

  await page.getByRole('searchbox', { name: 'Search subjects' }).fill(name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 topic and 0 questions');
  await page.getByRole('button', { name: 'Delete subject' }).click();
  await expect(page.getByText('Subject deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No subjects found' })).toBeVisible();
});

test('a subject’s form and its topics have no accessibility violations', async ({ page }) => {
  await openSection(page);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(dialog(page)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Topics of/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Topics' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
