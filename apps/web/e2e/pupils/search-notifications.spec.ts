import { expect, test, type Page } from '@playwright/test';
import { violationsOnceLoaded } from '../support/axe.ts';
import { pupilFor, signedInAtStage, tokenOf } from '../support/pupils.ts';

const pageField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search your subjects, topics, questions and papers' });

async function openAs(page: Page, email: string, path: string) {
  await signedInAtStage(page, email, 'ELEVEN_PLUS');
  await page.goto(path);
}

test('a topic is found from the navigation and can be practised @phone', async ({ page }, testInfo) => {
  await openAs(page, pupilFor(testInfo, 15), '/');
  if (testInfo.project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  const box = page.getByRole('searchbox', { name: 'Search topics and papers' });
  await box.fill('  frac ');
  await box.press('Enter');
  await page.waitForURL('**/search?q=frac');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(pageField(page)).toHaveValue('frac');
  const topics = page.getByRole('region', { name: /^Topics/ });
  const topic = topics.getByRole('link', { name: /^Fractions/ }).first();
  await expect(topic.locator('mark').first()).toHaveText('Frac');
  await expect(
    page
      .getByRole('region', { name: /^Questions/ })
      .locator('mark')
      .first(),
  ).toBeVisible();

  // The search runs while typing, and the Back button returns to the previous results.
  await pageField(page).fill('fractions');
  await page.waitForURL('**/search?q=fractions');
  await expect(page.getByText(/results? for “fractions”/)).toBeVisible();
  const name = ((await topic.textContent()) ?? '').split(/Mathematics/)[0]?.trim() ?? '';
  await topic.click();
  await page.waitForURL('**/practice?subject=Mathematics');
  await expect(page.getByRole('radio', { name: /Mathematics/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked();
  await page.getByRole('radio', { name: /^10\b/ }).check();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(/^Question 1 \/ \d+/)).toBeVisible();
});

test('the bell shows that the time of a test ran out, with a link to its result @day', async ({
  page,
}, testInfo) => {
  await openAs(page, pupilFor(testInfo, 17), '/');
  // The server submits expired tests every fifteen seconds, and when a pupil requests their open test.
  await page.request.get('/api/tests/active', {
    headers: { authorization: `Bearer ${await tokenOf(page.request, pupilFor(testInfo, 17))}` },
  });
  await page.reload();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const markAsRead = panel.getByRole('button', { name: /^Mark as read: Your Mathematics test has ended/ });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await page.route('**/api/notifications/read', (route) => route.abort());
  await bell.click();
  await markAsRead.click();
  await expect(page.getByText('Not marked as read')).toBeVisible();
  await expect(markAsRead).toBeVisible();
  await page.unroute('**/api/notifications/read');

  await panel.getByRole('link', { name: /Your Mathematics test has ended/ }).click();
  await page.waitForURL('**/test/results?test=*');
  await expect(page.getByText('20%', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Time was up: the answers you had given were submitted.')).toBeVisible();
  await page.goto('/');
  await bell.click();
  await expect(panel.getByRole('link', { name: /Your Mathematics test has ended/ })).toBeVisible();
  await expect(markAsRead).toHaveCount(0);
});

test('search and bell have no accessibility violations', async ({ page }, testInfo) => {
  await openAs(page, pupilFor(testInfo, 18), '/search?q=angle');
  await expect(page.getByText(/results? for “angle”/)).toBeVisible();
  expect.soft(await violationsOnceLoaded(page), 'results').toEqual([]);
  await page.goto('/search?q=xyzzyplugh');
  await expect(page.getByRole('heading', { name: /Nothing found/ })).toBeVisible();
  expect.soft(await violationsOnceLoaded(page), 'nothing found').toEqual([]);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  expect.soft(await violationsOnceLoaded(page), 'empty bell').toEqual([]);

  await signedInAsReporter(page);
  await page.goto('/search');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/Your report about .* was answered/)).toBeVisible();
  expect.soft(await violationsOnceLoaded(page), 'bell').toEqual([]);
});

/** Signs in as the demo pupil, who has an answered report. Marks nothing as read. */
async function signedInAsReporter(page: Page) {
  const token = await tokenOf(page.request, 'pupil@example.com');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
}
