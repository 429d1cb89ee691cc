import { expect, test } from '@playwright/test';
import { signedIn } from '../support/pupils.ts';

const pageTitle = { name: 'Settings' } as const;

test('without network a new page says so, and opens when the network is back', async ({ page, context }) => {
  await signedIn(page, 'pupil@example.com');
  await page.goto('/past-papers', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', pageTitle).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('[data-scene=offline] path').first()).toBeAttached();
  await expect(page).toHaveURL(/\/settings$/);
  // The navigation stays, and a page that was open before opens again.
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Past Papers' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, ...pageTitle })).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});

test('Try Again opens the page when the server answers again', async ({ page }) => {
  await signedIn(page, 'pupil@example.com');
  await page.goto('/past-papers', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/settings-.*\.js|\/api\/health/, (route) => route.abort());
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', pageTitle).click();
  await expect(page.getByRole('heading', { name: 'We cannot reach Markwell' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, ...pageTitle })).toBeVisible();
});

test('after a new version a page that is gone is loaded again once, not for ever', async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await signedIn(page, 'pupil@example.com');
  await page.goto('/past-papers', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/settings-.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', pageTitle).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(loads).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, ...pageTitle })).toBeVisible();
});
