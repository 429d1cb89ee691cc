import { expect, test, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { apiFor } from '../support/api.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { administrator, signedIn, signedInAdministrator, tokenOf } from '../support/pupils.ts';

/** Creates a question of A-Level Physics for this run only; no other journey uses that subject. */
async function ownQuestion(request: APIRequestContext, testInfo: TestInfo): Promise<string> {
  const api = apiFor(request, await tokenOf(request, administrator));
  const subjects =
    await api.get<{ id: string; name: string; examType: { name: string } }[]>('/subjects/with-topics');
  const physics = subjects.find(({ name, examType }) => name === 'Physics' && examType.name.startsWith('A'));
  const { questions } = await api.get<{ questions: { id: string }[] }>(
    `/admin/questions?questionType=regular&subject=${physics?.id ?? ''}`,
  );
  const question = questions.at(testInfo.retry);
  if (!question) throw new Error('A-Level Physics has too few questions');
  return question.id;
}

const rowOf = (page: Page, id: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `copy the id ${id}` }) });
const filter = (page: Page, name: string) => page.getByRole('combobox', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search text or question id' });

test('an administrator finds a question, edits, withdraws and deletes it', async ({ page }, testInfo) => {
  const id = await ownQuestion(page.request, testInfo);
  await signedInAdministrator(page);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: 'Manage Questions' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Questions' })).toBeVisible();
  await expect(page.getByText(/^[\d,+]+ of [\d,+]+ questions$/)).toBeVisible();

  await search(page).fill('xyzzy plugh');
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(filter(page, 'Subject')).toBeDisabled();
  await filter(page, 'Stage').selectOption('A-Level');
  await filter(page, 'Subject').selectOption('Physics');
  await filter(page, 'Question type').selectOption('Regular');
  await expect(rowOf(page, id)).toBeVisible();
  await page.getByRole('button', { name: 'Show more questions' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(51);

  await search(page).fill(id);
  await expect(page.getByText(/^1 of [\d,+]+ questions$/)).toBeVisible();
  await page.reload();
  await rowOf(page, id).getByRole('button', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog', { name: /uestion/ });
  await expect(dialog.getByText(/^\d\/5$/)).toBeVisible();
  await expect(dialog.getByText('Correct', { exact: true })).toBeVisible();

  // The first try to save fails: the typed text stays.
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: 'Explanation' }).fill('Force is mass times acceleration.');
  await page.route(`**/api/admin/questions/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update question')).toBeVisible();
  await page.unroute(`**/api/admin/questions/${id}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Question updated successfully')).toBeVisible();
  await expect(dialog.getByText('Force is mass times acceleration.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Withdraw to drafts' }).click();
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, id).getByText('Draft')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  const asking = page.getByRole('alertdialog');
  await expect(
    asking.getByText('Are you sure you want to delete 1 question(s)? This action cannot be undone.'),
  ).toBeVisible();
  await asking.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted 1 question(s)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
  await expect(page.getByText('1 selected')).toBeHidden();
});

test('only the visible rows of a long list are rendered', async ({ page }) => {
  await signedInAdministrator(page);
  await page.goto('/admin/manage-questions');
  const table = page.getByRole('region', { name: 'Questions' });
  const more = page.getByRole('button', { name: 'Show more questions' });
  await expect(table.getByRole('row')).toHaveCount(51);
  await more.click();
  await expect(table.getByRole('row')).toHaveCount(101);
  await more.click();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(80);
  await expect
    .poll(async () => {
      await table.evaluate((region) => {
        region.scrollIntoView();
        region.scrollTop = region.scrollHeight;
      });
      return table.locator('[aria-rowindex="151"]').isVisible();
    })
    .toBe(true);
  await expect(table.getByRole('checkbox', { name: 'Select all' })).toBeInViewport();
});

test('other users cannot open the admin area or download its code', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signedIn(page, 'teacher@example.com');
  await page.goto('/admin/manage-questions');
  await expect(page).not.toHaveURL(/admin/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched.filter((path) => path.includes('admin'))).toEqual(['/admin/manage-questions']);
});

test('Manage Questions has no accessibility violations', async ({ page }) => {
  await signedInAdministrator(page);
  await page.goto('/admin/manage-questions?search=fraction');
  const boxes = page.getByRole('checkbox', { name: /^Select question/ });
  await boxes.nth(1).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the list').toEqual([]);
  await page.getByRole('button', { name: /^View/ }).first().click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'a question').toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the form').toEqual([]);
  await page.goto('/admin/manage-questions?search=xyzzy');
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'nothing found').toEqual([]);
});
