import { expect, test, type Locator } from '@playwright/test';
import { violationsOnceLoaded } from '../support/axe.ts';
import { signedInAdministrator } from '../support/pupils.ts';

const lists = [
  { path: 'users', region: 'Users', headings: ['User', 'Role', 'Last login', 'Manage'] },
  { path: 'manage-questions', region: 'Questions', headings: ['Question ID', 'Question', 'Actions'] },
  { path: 'past-papers', region: 'Past papers', headings: ['Paper', 'Files', 'Actions'] },
  { path: 'topics', region: 'Topics', headings: ['Topic Name', 'Question Count', 'Status'] },
] as const;

const widthOf = (element: Locator) =>
  element.evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));

test('on a phone the rows of a list are cards, and the list is still a table @phone-only', async ({
  page,
}) => {
  await signedInAdministrator(page);
  for (const { path, region, headings } of lists) {
    await page.goto(`/admin/${path}`);
    const list = page.getByRole('region', { name: region, exact: true });
    const card = list.getByRole('row').nth(1);
    await expect(card.getByRole('cell').first()).toBeVisible();
    await expect(list).not.toHaveAttribute('aria-busy', 'true');
    for (const name of headings) {
      await expect(list.getByRole('columnheader', { name, exact: true })).toBeAttached();
    }
    const { clientWidth, scrollWidth } = await widthOf(list);
    expect.soft(scrollWidth, `width of ${path}`).toBeLessThanOrEqual(clientWidth);
    for (const action of await card.locator('[data-card="actions"]').getByRole('button').all()) {
      const box = await action.boundingBox();
      expect.soft(box?.height, (await action.textContent()) ?? '').toBeGreaterThanOrEqual(44);
      expect.soft(box && box.x + box.width, 'the end of an action').toBeLessThanOrEqual(390);
    }
    expect.soft(await violationsOnceLoaded(page), path).toEqual([]);
  }
});

test('on a phone a list is sorted and its rows are selected @phone-only', async ({ page }) => {
  await signedInAdministrator(page);
  await page.goto('/admin/past-papers');
  const sort = page.getByRole('columnheader', { name: 'Paper' });
  await sort.getByRole('button').click();
  await expect(sort).toHaveAttribute('aria-sort', /ending$/);

  await page.goto('/admin/users');
  const box = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  await box.check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText(/^\d+ selected/)).not.toHaveText('1 selected');
});

test('on a phone many filters are behind a button, which says how many are in use @phone-only', async ({
  page,
}) => {
  await signedInAdministrator(page);
  await page.goto('/admin/manage-questions');
  const type = page.getByRole('combobox', { name: 'Question type' });
  const button = page.getByRole('button', { name: /^Filters/ });
  await expect(page.getByRole('searchbox', { name: 'Search text or question id' })).toBeVisible();
  await expect(type).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toBeInViewport();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await type.selectOption('Rapid-Fire');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
  await expect(button).toHaveText('Filters (2)');
  await expect(type).toBeVisible();
  expect(await violationsOnceLoaded(page)).toEqual([]);
  await button.click();
  await expect(type).toBeHidden();
  await page.reload();
  await expect(button).toHaveText('Filters (2)');
  await expect(type).toBeHidden();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(type).toBeVisible();
  await expect(button).toBeHidden();
});
