import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { linkTo } from '../support/mail.ts';
import { newAddress } from '../support/new-names.ts';
import { administrator, chooseStage, signedIn, signInByForm, tokenOf } from '../support/pupils.ts';

const strong = 'otter kettle monday';
const dataFolder = process.env['JOURNEYS_DATA_DIR'] ?? '';
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A child of ten whose parent has agreed. */
async function childWithConsent(page: Page, name: string) {
  const [email, parent] = [newAddress('child'), newAddress('parent')];
  const registration = { name, email, password: strong, age: 10, parentEmail: parent };
  expect((await page.request.post('/api/auth/register', { data: registration })).ok()).toBe(true);
  await page.goto(await linkTo(email, /Confirm your e-mail/));
  await press(page, 'Confirm my address');
  await expect(title(page, 'One more step')).toBeVisible();
  await page.goto(await linkTo(parent, /needs your permission/));
  await press(page, /^Confirm/);
  await expect(title(page, 'Thank you')).toBeVisible();
  return { email, parent };
}

/** Opens a link as a mail program does: not in the page that is already open at the same path. */
async function openFromEmail(page: Page, link: string) {
  await page.goto('about:blank');
  await page.goto(link);
}

test('a parent withdraws consent, the child is signed out and gets an e-mail, and the parent agrees again', async ({
  page,
  browser,
}) => {
  const { email, parent } = await childWithConsent(page, 'Sam');
  const child = await browser.newPage();
  await child.goto('/login');
  await signInByForm(child, email, strong);
  await expect(child).toHaveURL(/select-stage/);

  await openFromEmail(page, await linkTo(parent, /You have agreed/));
  await expect(title(page, 'You have agreed')).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect.soft(await accessibilityViolations(page), 'choices of a parent').toEqual([]);
  await press(page, 'Pause the account');
  await expect(page.getByRole('alertdialog')).toContainText('Nothing is deleted');
  await press(page, 'Cancel');
  await child.reload();
  await expect(child).toHaveURL(/select-stage/);
  await press(page, 'Pause the account');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await expect(title(page, 'The account is paused')).toBeVisible();

  await child.goto('/login');
  await expect(title(child, 'Sign in')).toBeVisible();
  await signInByForm(child, email, strong);
  await expect(child.getByText('Your account is paused')).toBeVisible();

  await openFromEmail(page, await linkTo(parent, /is paused/));
  await expect(title(page, 'Sam’s account is paused')).toBeVisible();
  await press(page, 'I agree again');
  await expect(title(page, 'Thank you')).toBeVisible();
  await signInByForm(child, email, strong);
  await expect(child).toHaveURL(/select-stage/);
  await child.close();
});

test('an administrator exports and erases an account, and nothing of it is left', async ({
  page,
  browser,
}) => {
  const name = `Zephyrine ${randomUUID().slice(0, 8)}`;
  const { email, parent } = await childWithConsent(page, name);
  const { token, user } = (await (
    await page.request.post('/api/auth/login', { data: { email, password: strong } })
  ).json()) as { token: string; user: { id: string } };
  await chooseStage(page.request, token, 'GCSE');

  const desk = await browser.newPage();
  await signedIn(desk, administrator);
  await desk.goto('/admin/users');
  await desk.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await desk.getByRole('button', { name: `Manage ${name}` }).click();
  const dialog = desk.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Export data' }).click();
  await desk.getByLabel('Who asked?').selectOption('A parent asked');
  const download = desk.waitForEvent('download');
  await press(desk, 'Download');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ profile: { email, parentEmail: parent } });

  await dialog.getByRole('button', { name: 'Erase account' }).click();
  expect.soft(await accessibilityViolations(desk), 'the question before an erasure').toEqual([]);
  await desk.getByLabel('Who asked?').selectOption('A parent asked');
  await desk.getByLabel(/^Type .* to confirm/).fill(email);
  await press(desk, 'Erase now');
  await expect(desk.getByText('The account was erased')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'No users found' })).toBeVisible();

  const own = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/auth/me', { headers: own })).status()).toBe(401);
  const admin = { authorization: `Bearer ${await tokenOf(page.request, administrator)}` };
  for (const path of [`/api/admin/users?search=${user.id}`, '/api/admin/audit-log']) {
    const text = await (await page.request.get(path, { headers: admin })).text();
    for (const word of [name, email, user.id]) expect(text).not.toContain(word);
  }
  expect(await readdir(dataFolder)).toContain('mail');
  for (const folder of ['mail', 'media', 'uploads']) {
    const names = await readdir(join(dataFolder, folder)).catch(() => []);
    for (const fileName of names.filter((each) => /\.(txt|html|json)$/.test(each))) {
      const text = await readFile(join(dataFolder, folder, fileName), 'utf8').catch(() => '');
      for (const word of [name, email, user.id]) expect(text.includes(word), fileName).toBe(false);
    }
  }
  await desk.close();
});

test('a new user of sign-in with Google gives their age first', async ({ page }, testInfo) => {
  const email = `google-age-${testInfo.project.name}-${String(testInfo.retry)}@example.com`;
  const continueWithGoogle = async () => {
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.goto('/login');
  await continueWithGoogle();
  await page.waitForURL('**/your-age');
  expect.soft(await accessibilityViolations(page), 'the age').toEqual([]);
  await page.getByLabel('How old are you?').selectOption('14');
  await press(page, 'Continue');
  await continueWithGoogle();
  await page.waitForURL('**/select-stage');
});

test('the notices are linked from the footer, without signing in', async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  for (const [link, heading] of [
    ['Privacy for children', 'What we know about you'],
    ['Privacy', 'Privacy notice'],
    ['Terms', 'Terms'],
    ['Accessibility', 'Accessibility statement'],
    ['Security', 'Report a security problem'],
    ['For schools', 'For schools'],
    ['Contact', 'Contact'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click();
    await expect(title(page, heading)).toBeVisible();
  }
});
