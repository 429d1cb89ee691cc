import { expect, test, type Page, type TestInfo } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { chooseStage, password, pupilFor, tokenOf } from '../support/pupils.ts';

/** The address of a new user, another one for each try. */
const newcomer = (testInfo: TestInfo) =>
  `google-${testInfo.project.name}-${testInfo.retry}-${testInfo.testId}@example.com`;

/** Chooses an account on Google's page, which is a simple page of our own in the journeys. */
async function choose(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const continueWithGoogle = (page: Page) => page.getByRole('link', { name: 'Continue with Google' }).click();

/** The address of a return with this token, as if this tab had begun the sign-in. */
async function ownReturn(page: Page, token: string): Promise<string> {
  await page.evaluate(() => {
    sessionStorage.setItem('markwell.google-sign-in', 'begun-here');
  });
  return `/auth/callback?token=${token}&nonce=begun-here`;
}

test('a pupil who also has a password signs in with Google and returns to the requested page', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 27);
  await chooseStage(page.request, await tokenOf(page.request, email), 'ELEVEN_PLUS');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));

  await page.goto('/achievements?tab=history');
  await page.waitForURL('**/login');
  await continueWithGoogle(page);
  await choose(page, email);
  await page.waitForURL('**/achievements?tab=history');
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();

  // The token was in an address, but the Back button leads to no such address.
  expect(addresses.some((address) => address.includes('/auth/callback?token='))).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  const cookies = await page.context().cookies(`${new URL(page.url()).origin}/api/auth/google/callback`);
  expect(cookies).toEqual([]);

  expect(await tokenOf(page.request, email)).toBeTruthy(); // the password still works
});

test('a new user chooses a stage, and signs in with Google again to delete the account', async ({
  page,
}, testInfo) => {
  const email = newcomer(testInfo);
  await page.goto('/login');
  await continueWithGoogle(page);
  await choose(page, email);
  await page.getByLabel('How old are you?').selectOption('15');
  await page.getByRole('button', { name: 'Continue' }).click();
  await continueWithGoogle(page);
  await choose(page, email);
  await page.waitForURL('**/select-stage');
  await page.getByRole('button', { name: /GCSE/ }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/settings');
  await expect(page.getByText('this account has no password to change')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('link', { name: 'Sign in with Google again' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Signing in with Google was cancelled/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.getByRole('link', { name: 'Sign in with Google again' }).click();
  await choose(page, email);
  await page.waitForURL('**/settings#delete-account');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete in 7 days' }).click();
  await expect(page.getByText(/^Your account and everything in it will be deleted on/)).toBeVisible();
});

test('declining at Google shows a message on the login page, and the return path is kept', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 28);
  await chooseStage(page.request, await tokenOf(page.request, email), 'ELEVEN_PLUS');
  await page.goto('/past-papers');
  await page.waitForURL('**/login');
  await continueWithGoogle(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/login?error=access_denied');
  await expect(page.getByText(/^Signing in with Google was cancelled/)).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/past-papers');
});

test('a callback without a started sign-in is rejected', async ({ page }) => {
  await page.goto('/api/auth/google/callback?code=made-up&state=made-up');
  await page.waitForURL('**/login?error=sign_in_expired');
  await expect(page.getByText(/took too long, or was started in another tab/)).toBeVisible();
  await page.goto('/auth/callback');
  await page.waitForURL('**/login?error=no_token_provided');
  await page.goto('/auth/callback?token=a.b.c');
  await page.waitForURL('**/login?error=sign_in_expired');
  await page.goto(await ownReturn(page, 'a.b.c'));
  await page.waitForURL('**/login?error=authentication_failed');
  await expect(page.getByText('Invalid login token. Please try again.')).toBeVisible();
});

test('the pages after returning from Google have no accessibility violations', async ({ page }) => {
  for (const error of ['access_denied', 'google_unavailable']) {
    await page.goto(`/login?error=${error}`);
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
    expect.soft(await accessibilityViolations(page), error).toEqual([]);
  }

  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  const payload = { id: 'x', email: 'x@example.com', exp: Math.floor(Date.now() / 1000) + 600 };
  const token = `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
  await page.goto(await ownReturn(page, token));
  await expect(page.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect.soft(await accessibilityViolations(page), 'callback').toEqual([]);
  goOn();
  await page.waitForURL('**/login?error=authentication_failed');
});
