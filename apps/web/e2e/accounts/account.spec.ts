import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { linkTo } from '../support/mail.ts';
import { newAddress } from '../support/new-names.ts';
import { password, pupilFor, signedInAtStage } from '../support/pupils.ts';

const strong = 'otter kettle monday';
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function signUp(page: Page, given: { name: string; email: string; age: string; parent?: string }) {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Name', { exact: true }).fill(given.name);
  await page.getByLabel('E-mail', { exact: true }).fill(given.email);
  await page.getByLabel('How old are you?').selectOption(given.age);
  if (given.parent !== undefined) await page.getByLabel('A parent’s e-mail').fill(given.parent);
  await page.getByLabel('Password', { exact: true }).fill(strong);
  await press(page, 'Create my account');
  await expect(title(page, 'Check your e-mail')).toBeVisible();
}

async function signIn(page: Page, email: string, given: string) {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function confirmAddress(page: Page, link: string) {
  await page.goto(link);
  await expect(title(page, 'Confirm your address')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await press(page, 'Confirm my address');
}

test('a pupil signs up, confirms the address, signs in and chooses a stage', async ({ page }) => {
  const email = newAddress('robin');
  await page.goto('/sign-up');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await expect(page.getByText(/^Password strength: (Very weak|Weak)$/)).toBeVisible();
  await press(page, 'Create my account');
  await expect(page.getByText(/too easy to guess/)).toBeVisible();
  await expect(title(page, 'Sign up')).toBeVisible();

  await signUp(page, { name: '<b>Robin</b>', email, age: '15' });
  await signIn(page, email, strong);
  await expect(page.getByText('Please confirm your e-mail address first')).toBeVisible();
  await press(page, 'Send the link again');
  await expect(page.getByText('Sent again. Check your e-mail.')).toBeVisible();

  const link = await linkTo(email, /Confirm your e-mail/, 2);
  await confirmAddress(page, link);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(title(page, 'Sign in')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/This link has been used/)).toBeVisible();

  await signIn(page, email, strong);
  await expect(page).toHaveURL(/select-stage/);
  await page.getByRole('button', { name: /GCSE/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a child can sign in once the parent has agreed', async ({ page, browser }) => {
  const [email, parent] = [newAddress('child'), newAddress('parent')];
  await signUp(page, { name: 'Sam', email, age: '10', parent });
  await confirmAddress(page, await linkTo(email, /Confirm your e-mail/));
  await expect(title(page, 'One more step')).toBeVisible();
  await signIn(page, email, strong);
  await expect(page.getByText('Your parent has not agreed yet')).toBeVisible();

  const parents = await browser.newPage();
  await parents.goto(await linkTo(parent, /needs your permission/));
  await expect(title(parents, 'Sam needs your permission')).toBeVisible();
  await expect(parents.getByText(email)).toBeVisible();
  await press(parents, 'Decline');
  await expect(parents.getByRole('alertdialog')).toContainText('cannot be undone');
  await press(parents, 'Cancel');
  await press(parents, /^Confirm/);
  await expect(title(parents, 'Thank you')).toBeVisible();
  await parents.close();

  await signIn(page, email, strong);
  await expect(page).toHaveURL(/select-stage/);
});

test('of two sign-ups with one address, each link creates its own account, and the first one used ends the other', async ({
  page,
}) => {
  const email = newAddress('twice');
  await signUp(page, { name: 'Robin', email, age: '15' });
  const stranger = { name: 'Eve', email, password: 'their own long secret', age: 10 };
  const registration = { ...stranger, parentEmail: newAddress('stranger') };
  expect((await page.request.post('/api/auth/register', { data: registration })).ok()).toBe(true);
  const theirs = await linkTo(email, /asked for a Markwell account with this address again/);
  await page.goto(theirs);
  await expect(page.getByText('Hello Eve')).toBeVisible();
  await expect(page.getByText(registration.parentEmail)).toBeVisible();

  await page.goto('about:blank');
  await confirmAddress(page, await linkTo(email, /Confirm your e-mail/));
  await expect(title(page, 'Your address is confirmed')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(theirs);
  await expect(page.getByText(/This link has been used/)).toBeVisible();
  await signIn(page, email, stranger.password);
  await expect(page.getByText('Incorrect e-mail or password')).toBeVisible();
  await signIn(page, email, strong);
  await expect(page).toHaveURL(/select-stage/);
});

test('a forgotten password is reset by a link that works once', async ({ page }, testInfo) => {
  const email = pupilFor(testInfo, 23);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(title(page, 'Forgot password')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await press(page, 'Send the link');
  await expect(title(page, 'Check your e-mail')).toBeVisible();

  const link = await linkTo(email, /Choose a new password/);
  await page.goto(link);
  await page.getByLabel('New password').fill('password1');
  await press(page, 'Change password');
  await expect(page.getByText(/lists of passwords that were stolen/)).toBeVisible();
  await page.getByLabel('New password').fill(strong);
  await press(page, 'Change password');
  await expect(title(page, 'Your password has been changed')).toBeVisible();

  await signIn(page, email, password);
  await expect(page.getByText('Incorrect e-mail or password')).toBeVisible();
  await signIn(page, email, strong);
  await expect(page).toHaveURL(/select-stage/);
  await page.goto(link);
  await expect(page.getByText(/This link has been used/)).toBeVisible();
  await press(page, 'Send a new link');
  await expect(page.getByText(/sent it to the same address/)).toBeVisible();
});

test('a new e-mail address is used once it is confirmed', async ({ page }, testInfo) => {
  const [email, other] = [pupilFor(testInfo, 24), newAddress('other')];
  await signedInAtStage(page, email, 'GCSE');
  await page.goto('/settings');
  await press(page, 'Change e-mail address');
  await page.getByLabel('New e-mail address').fill(other);
  await page.getByLabel('Your password').fill(password);
  await press(page, 'Send the link');
  await expect(page.getByText(`We have sent a link to ${other}.`)).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await confirmAddress(page, await linkTo(other, /Confirm your new/));
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.goto('/settings');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(other);
});

test('the account pages have no accessibility violations', async ({ page }, testInfo) => {
  const [email, parent] = [newAddress('axe'), newAddress('axe-parent')];
  const look = async (where: string) => expect.soft(await accessibilityViolations(page), where).toEqual([]);
  await page.goto('/sign-up');
  await page.getByLabel('How old are you?').selectOption('9');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await expect(page.getByText(/^Password strength: (Very weak|Weak)$/)).toBeVisible();
  await press(page, 'Create my account');
  await look('sign-up with messages');
  await signUp(page, { name: 'Kit', email, age: '9', parent });
  await look('check your e-mail');
  await page.goto(await linkTo(email, /Confirm your e-mail/));
  await expect(title(page, 'Confirm your address')).toBeVisible();
  await look('verify-email');
  await press(page, 'Confirm my address');
  await expect(title(page, 'One more step')).toBeVisible();
  await look('one more step');
  await page.goto(await linkTo(parent, /needs your permission/));
  await expect(title(page, 'Kit needs your permission')).toBeVisible();
  await look('parent-consent');
  const pupil = pupilFor(testInfo, 25);
  await page.request.post('/api/auth/forgot-password', { data: { email: pupil } });
  await page.goto(await linkTo(pupil, /Choose a new password/));
  await page.getByLabel('New password').fill(strong);
  await expect(page.getByText(/^Password strength: (Strong|Very strong)$/)).toBeVisible();
  await look('reset-password');
});
