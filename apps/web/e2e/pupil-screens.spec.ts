import { expect, test } from '@playwright/test';
import { startTestOf } from './support/started-test.ts';
import { pupilFor, signedInAtStage } from './support/pupils.ts';

test('a subject card describes its subject, on a phone too', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 71), 'ELEVEN_PLUS');
  await page.goto('/');
  const card = page
    .getByRole('region', { name: 'Popular Subjects' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Mathematics', exact: true }) });
  await expect(
    card.getByText('Number, fractions, measures, shape and data, and word problems.'),
  ).toBeVisible();
});

test('a word of 300 letters stays in the card of its question', async ({ page }, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 72), 'ELEVEN_PLUS');
  await startTestOf(page.request, token, 'Mathematics');
  const word = 'm'.repeat(300);
  await page.route(/\/api\/tests\/active/u, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"explanationText":"(?:[^"\\]|\\.)*"/gu,
      `"explanationText":"${word}"`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/test/active');
  const text = page.getByText(word);
  await expect(text).toBeVisible();
  const isWider = await text.evaluate((each) => each.scrollWidth > each.clientWidth);
  expect(isWider).toBe(false);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
});
