import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { codeOf } from '../support/authenticator-app.ts';
import {
  chooseStage,
  changeRole,
  password,
  pupilFor,
  signedInAtStage,
  signInByForm,
  tokenOf,
} from '../support/pupils.ts';

const halfMinute = 30_000;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Sets up an authenticator app in the settings. Returns its key and the recovery codes. */
async function setUp(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await press(page, 'Set up an authenticator app');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const key = (
    (await dialog.getByRole('group', { name: 'Key', exact: true }).textContent()) ?? ''
  ).replaceAll(' ', '');
  expect.soft(await accessibilityViolations(page), 'setting up').toEqual([]);
  await dialog.getByLabel('Code from your app').fill(codeOf(key, Date.now()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  return { key, recoveryCodes };
}

/** Signs out, then in with the password, up to the question for the code. */
async function signInToTheCode(page: Page, email: string): Promise<void> {
  await page.goto('/logout');
  await page.waitForURL('**/login');
  await signInByForm(page, email);
  await expect(title(page, 'Enter your code')).toBeVisible();
}

test('a teacher sets up an authenticator app, loses it, and recovers with a code', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 62);
  await changeRole(page.request, email, { role: 'TEACHER', stageCode: 'GCSE' });
  await page.goto('/login');
  await signInByForm(page, email);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/settings');
  const { key, recoveryCodes } = await setUp(page);

  await signInToTheCode(page, email);
  expect.soft(await accessibilityViolations(page), 'the code').toEqual([]);
  await page.getByLabel('Code from your app').fill('000000');
  await press(page, 'Sign In');
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await page.getByLabel('Code from your app').fill(codeOf(key, Date.now() + halfMinute));
  await press(page, 'Sign In');
  await page.waitForURL((url) => url.pathname === '/');

  // The phone is lost.
  await signInToTheCode(page, email);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await press(page, 'Sign In');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/settings');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'settings').toEqual([]);
  await press(page, 'Turn off');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  const another = await setUp(page);
  expect(another.key).not.toBe(key);
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
});

test('a pupil signs out one device, then everywhere', async ({ page, browser }, testInfo) => {
  const email = pupilFor(testInfo, 63);
  const [lost, other] = [await tokenOf(page.request, email), await tokenOf(page.request, email)];
  const statusOf = async (token: string) =>
    (await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status();
  await signedInAtStage(page, email, 'GCSE');
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByText('This device')).toHaveCount(1);
  const before = [await statusOf(lost), await statusOf(other)];
  expect(before).toEqual([200, 200]);
  await devices
    .getByRole('listitem')
    .filter({ hasNotText: 'This device' })
    .first()
    .getByRole('button')
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  const elsewhere = await browser.newPage();
  await elsewhere.addInitScript(
    (token) => {
      localStorage.setItem('token', token);
    },
    await tokenOf(page.request, email),
  );
  await elsewhere.goto('/settings');
  await expect(title(elsewhere, 'Settings')).toBeVisible();
  await press(page, 'Sign out everywhere');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/login');
  expect([await statusOf(lost), await statusOf(other)]).toEqual([401, 401]);
  await elsewhere.reload();
  await elsewhere.waitForURL('**/login');
  await elsewhere.close();
});

test('a change of a role asks for the password again, and is then made', async ({ page }, testInfo) => {
  const email = pupilFor(testInfo, 64);
  await chooseStage(page.request, await tokenOf(page.request, 'super@example.com'), 'GCSE');
  await page.goto('/login');
  await signInByForm(page, 'super@example.com');
  await page.waitForURL((url) => url.pathname === '/');
  // The first try is refused, as it would be ten minutes after the sign-in.
  await page.route(
    '**/api/admin/users/*/role',
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          error: 'Please confirm that it is you first',
          message: 'Please confirm that it is you first',
          code: 'CONFIRMATION_REQUIRED',
          requestId: 'journey',
        },
      }),
    { times: 1 },
  );
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('button', { name: /^Manage / })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('TEACHER');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
  await page.getByLabel('Your password').fill('wrong');
  await press(page, 'Continue');
  await expect(page.getByText('This is not your current password')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the confirmation').toEqual([]);
  await page.getByLabel('Your password').fill(password);
  await press(page, 'Continue');
  await expect(page.getByText(/is now: Teacher/)).toBeVisible();
});

test('another person’s return from Google does not replace the session', async ({ page }, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 88), 'GCSE');
  const attacker = await tokenOf(page.request, pupilFor(testInfo, 89));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const mine = await page.evaluate(() => localStorage.getItem('token'));
  await page.goto(`/auth/callback?token=${attacker}`);
  await expect(page.getByText(/was started in another tab/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(mine);
  expect(mine).not.toBe(attacker);
  expect(token).toBeTruthy();
});
