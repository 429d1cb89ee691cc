import { expect, test, type Page } from '@playwright/test';
import { violationsOnceLoaded } from '../support/axe.ts';
import { administrator, pupilFor, signedInAtStage, tokenOf } from '../support/pupils.ts';

/** Opens an admin section as a user who has already chosen a stage. */
async function openAs(page: Page, email: string, path: string) {
  await signedInAtStage(page, email, 'GCSE');
  await page.goto(path);
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' });

/** Opens the settings of the user with this address. */
async function manage(page: Page, email: string) {
  await search(page).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Manage / }).click();
  return page.getByRole('dialog');
}

test('a pupil gets premium and a school, and is signed out by a deactivation', async ({ page }, testInfo) => {
  const email = pupilFor(testInfo, 39);
  const token = await tokenOf(page.request, email);
  const session = async () =>
    (await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status();
  await openAs(page, administrator, '/admin/users');
  const dialog = await manage(page, email);
  await dialog.getByLabel('Premium access until the end of').fill('2099-07-01');
  await dialog.getByRole('button', { name: 'Save premium' }).click();
  await expect(page.getByText('Premium until 1 July 2099')).toBeVisible();
  const school = `School of ${email}`;
  await dialog.getByRole('button', { name: 'Add a school' }).click();
  await dialog.getByLabel('Name of the new school').fill(school);
  await dialog.getByRole('button', { name: 'Add and choose' }).click();
  await expect(page.getByText(`Belongs to ${school} now`)).toBeVisible();
  expect.soft(await violationsOnceLoaded(page), 'the settings of a user').toEqual([]);

  expect(await session()).toBe(200);
  await dialog.getByRole('button', { name: 'Deactivate account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByText('Inactive')).toBeVisible();
  await expect.poll(session).toBe(401);
  await dialog.getByRole('button', { name: 'Activate account' }).click();
  await expect(dialog.getByRole('button', { name: 'Deactivate account' })).toBeVisible();
  expect(await session()).toBe(401);

  await dialog.getByRole('link', { name: 'Changes so far' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  const auditLog = page.getByRole('region', { name: 'Entries' });
  for (const what of [
    'Changed premium access',
    'Changed the school',
    'Deactivated the account',
    'Activated the account',
  ]) {
    await expect(auditLog.getByText(what, { exact: true })).toBeVisible();
  }
  await expect(auditLog.getByRole('insertion').filter({ hasText: school })).toBeVisible();
});

test('a super administrator changes a role, but cannot change their own', async ({ page }, testInfo) => {
  const email = pupilFor(testInfo, 40);
  await openAs(page, 'super@example.com', '/admin/users');
  const dialog = await manage(page, email);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Teacher');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change the role to Teacher?' });
  expect.soft(await violationsOnceLoaded(page), 'question about a role').toEqual([]);
  await question.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText(/is now: Teacher/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Teacher');

  const own = await manage(page, 'super@example.com');
  await expect(own.getByText('You cannot change your own role.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Deactivate account' })).toBeHidden();
});

test('a list that cannot be loaded has no accessibility violations', async ({ page }) => {
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({
      status: 403,
      json: { error: 'No', message: 'No', code: 'FORBIDDEN', requestId: 'journey' },
    }),
  );
  await openAs(page, administrator, '/admin/users');
  await expect(page.getByRole('alert')).toContainText('HTTP 403');
  expect(await violationsOnceLoaded(page)).toEqual([]);
});
