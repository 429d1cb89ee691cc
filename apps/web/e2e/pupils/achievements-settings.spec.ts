import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations, violationsOnceLoaded } from '../support/axe.ts';
import {
  chooseStage,
  password,
  pupilFor,
  signedIn,
  signedInAtStage,
  signInByForm,
  tokenOf,
} from '../support/pupils.ts';
import { takeTest } from '../support/started-test.ts';
import { oneTry } from '../support/time-limits.ts';

const newPassword = 'a wholly new one';

/** Opens the earned badges of a group. */
const showEarned = (page: Page, group: string) =>
  page
    .getByRole('region', { name: `Badges: ${group}` })
    .getByText(/badges? earned$/)
    .click();

test('a pupil’s tests appear in achievements, history and review @day', async ({ page }, testInfo) => {
  const email = pupilFor(testInfo, 9);
  const token = await signedInAtStage(page, email, 'ELEVEN_PLUS');

  await page.goto('/achievements');
  await expect(page.getByRole('listitem', { name: 'First Test: not earned yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Test History' }).click();
  await expect(page.getByRole('heading', { name: 'No Test History Yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Category Performance' }).click();
  await expect(page.getByRole('heading', { name: 'No Performance Data Yet' })).toBeVisible();

  for (const wrong of [5, 0, 2]) await takeTest(page.request, token, wrong);
  await page.goto('/achievements');
  await showEarned(page, 'Tests');
  await showEarned(page, 'Scores');
  await expect(page.getByRole('listitem', { name: 'First Test: earned' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Perfect Score: earned' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Getting Going: not earned yet' })).toContainText(
    '3 of 5 tests',
  );
  await page.getByRole('heading', { name: 'Score over time' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.recharts-line')).toBeVisible();

  await page.getByRole('tab', { name: 'Test History' }).click();
  const latest = page.getByRole('listitem').filter({ hasText: 'right' }).first();
  await expect(latest).toContainText('8 of 10 right');
  await expect(latest).toContainText('80% · Silver');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a spreadsheet' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('markwell-test-history.csv');
  expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(4);

  await latest.getByRole('link', { name: /^Review/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Silver' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Test History' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'Category Performance' }).click();
  await expect(page.getByRole('heading', { name: 'Mathematics: accuracy by topic' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Mathematics: .* week by week$/ })).toBeAttached();
  await page
    .getByRole('link', { name: /^Practise / })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: /Mathematics/ })).toBeChecked();
});

test('nothing moves while the achievements load on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'pupil@example.com');
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/achievements');
  await expect(page.getByRole('heading', { name: 'Your badges' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const total = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
  expect(total).toBeLessThan(0.05);
});

test('profile and password can be changed; other sessions end', async ({ page, browser }, testInfo) => {
  const email = pupilFor(testInfo, 10);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto('/settings');
  await page.getByLabel('Name', { exact: true }).fill('<b>Robin</b> Marlowe');
  await page.getByLabel('School', { exact: true }).fill('Oakfield');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('School', { exact: true })).toHaveValue('Oakfield');
  await expect(page.getByRole('button', { name: 'Your account: <b>Robin</b> Marlowe' })).toBeVisible();

  const other = await browser.newPage();
  await signedIn(other, email);
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  const fill = async (current: string, confirmation: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm new password').fill(confirmation);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill(password, 'another one');
  await expect(page.getByText('New passwords do not match.')).toBeVisible();
  await fill('not my password', newPassword);
  await expect(
    page.getByText('Failed to update password. Please check your current password.'),
  ).toBeVisible();
  await fill(password, newPassword);
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await other.getByRole('link', { name: 'Change your stage' }).click();
  await other.goto('/achievements');
  await other.waitForURL('**/login');
  await signInByForm(other, email, password);
  await expect(other.getByText('Incorrect e-mail or password')).toBeVisible();
  await signInByForm(other, email, newPassword);
  await other.waitForURL((url) => url.pathname !== '/login');
  await other.close();
});

test('the settings name stage and board, keep the choice of e-mails, and the theme follows both switches', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 11);
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto('/settings');
  await expect(page.getByText('11+ (Eleven Plus)')).toBeVisible();
  await expect(page.getByText('Not chosen')).toBeVisible();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/email-preferences'),
  );
  // The choice is shown after the click, not during it, so uncheck() would be too early on a slow machine.
  await page.getByRole('checkbox', { name: 'Weekly reports' }).click();
  await saved;
  await expect(page.getByRole('checkbox', { name: 'Weekly reports' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('checkbox', { name: 'E-mail notifications' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Weekly reports' })).not.toBeChecked();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Change your exam board' })).toBeVisible();
});

test('a pupil exports their data, requests deletion of the account, and cancels it @day', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 12);
  const token = await tokenOf(page.request, email);
  await chooseStage(page.request, token, 'ELEVEN_PLUS');
  await takeTest(page.request, token, 3);
  await signedIn(page, email);
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    profile: { email: string };
    tests: { score: number; answers: unknown[] }[];
  };
  expect(data).toMatchObject({ profile: { email }, tests: [{ score: 70 }] });
  expect(data.tests[0]?.answers).toHaveLength(10);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').fill('not my password');
  await page.getByRole('button', { name: 'Delete in 7 days' }).click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete in 7 days' }).click();
  await expect(page.getByText(/Your account and everything in it will be deleted on/)).toBeVisible();

  await page.goto('/logout');
  await page.waitForURL('**/login');
  await signInByForm(page, email, password);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account will not be deleted')).toBeVisible();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeHidden();
});

test('the lines of the score chart differ in the shape of their points too, as the legend shows', async ({
  page,
}) => {
  await signedIn(page, 'pupil@example.com');
  await page.goto('/achievements');
  const history = page.getByRole('region', { name: 'Score over time' });
  await expect(() => history.scrollIntoViewIfNeeded(oneTry)).toPass();
  await expect(history.locator('.recharts-line').first()).toBeVisible();
  const shapesOf = (paths: string) =>
    history.locator(paths).evaluateAll((each) => each.map((path) => path.getAttribute('d')));
  const legend = await shapesOf('li path');
  expect(legend.length).toBeGreaterThan(1);
  expect(new Set(legend).size).toBe(legend.length);
  expect(new Set(await shapesOf('.recharts-line-dots path'))).toEqual(new Set(legend));
});

test('achievements and settings have no accessibility violations', async ({ page }) => {
  await signedIn(page, 'pupil@example.com');
  for (const [tab, near, shown] of [
    ['overview', 'h2:has-text("Score over time")', '.recharts-line'],
    ['history', 'ol', 'a[href^="/test/results?test="]'],
    ['categories', 'h2', '[role=tabpanel] circle'],
  ] as const) {
    await page.goto(`/achievements?tab=${tab}`);
    // What is shown while the tab loads is replaced.
    await expect(() => page.locator(near).first().scrollIntoViewIfNeeded(oneTry)).toPass();
    await expect(page.locator(shown).first()).toBeVisible();
    expect.soft(await accessibilityViolations(page), tab).toEqual([]);
  }
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  expect.soft(await accessibilityViolations(page), 'settings with messages').toEqual([]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the deletion dialog').toEqual([]);
});

test('achievements before the first test and the deletion dialog have no accessibility violations', async ({
  page,
}, testInfo) => {
  const email = pupilFor(testInfo, 13);
  const token = await tokenOf(page.request, email);
  await chooseStage(page.request, token, 'ELEVEN_PLUS');
  await page.request.post('/api/users/deletion', {
    headers: { authorization: `Bearer ${token}` },
    data: { password },
  });
  await signedIn(page, email);
  for (const tab of ['overview', 'history', 'categories']) {
    await page.goto(`/achievements?tab=${tab}`);
    await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
    expect.soft(await violationsOnceLoaded(page), `${tab}, empty`).toEqual([]);
  }
});
