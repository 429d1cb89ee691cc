import { expect, test } from '@playwright/test';
import { startTestOf, takeTest } from '../support/started-test.ts';
import { pupilFor, signedInAtStage } from '../support/pupils.ts';

test('a subject card describes its subject, on a phone too @phone', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 90), 'ELEVEN_PLUS');
  await page.goto('/');
  const card = page
    .getByRole('region', { name: 'Popular Subjects' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Mathematics', exact: true }) });
  await expect(
    card.getByText('Number, fractions, measures, shape and data, and word problems.'),
  ).toBeVisible();
});

test('a word of 300 letters stays in the card of its question @phone', async ({ page }, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 91), 'ELEVEN_PLUS');
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

test('the button that starts a test or a quiz is in view, and choosing moves nothing @phone', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 60), 'ELEVEN_PLUS');
  await page.goto('/rapid-fire');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeInViewport({ ratio: 1 });
  await page.goto('/test/setup');
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeInViewport({ ratio: 1 });
  const chips = page.getByRole('group', { name: 'Number of questions' }).locator('label');
  const boxes = () =>
    chips.evaluateAll((each) => each.map((chip) => chip.getBoundingClientRect().toJSON() as object));
  await chips.first().scrollIntoViewIfNeeded();
  const before = await boxes();
  await page.getByRole('radio', { name: /^50\b/ }).check();
  expect(await boxes()).toEqual(before);
});

test('a medal and a personal best move for at most 600 ms, and not at all where less motion is wanted', async ({
  page,
}, testInfo) => {
  const token = await signedInAtStage(page, pupilFor(testInfo, 61), 'ELEVEN_PLUS');
  for (const wrong of [4, 0]) await takeTest(page.request, token, wrong);
  await page.goto('/achievements?tab=history');
  await page
    .getByRole('link', { name: /^Review/ })
    .first()
    .click();
  const medal = page.locator('[data-medal=gold]');
  const best = page.getByText('Personal best', { exact: true });
  const motionOf = (element: typeof medal) =>
    element.evaluate((each) => {
      const { animationName, animationDuration } = getComputedStyle(each);
      return { animationName, animationDuration: parseFloat(animationDuration) };
    });
  for (const moving of [medal, best]) {
    await expect(moving).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { animationName, animationDuration } = await motionOf(moving);
    expect(animationName).toBe('medal');
    expect(animationDuration).toBeGreaterThan(0);
    expect(animationDuration).toBeLessThanOrEqual(0.6);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await motionOf(moving)).animationName).toBe('none');
  }
});

test('the squares behind an empty page fade out', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 87), 'ELEVEN_PLUS');
  await page.goto('/past-papers?year=1901');
  const empty = page.getByRole('heading', { name: 'No papers found' });
  await expect(empty).toBeVisible();
  const mask = await empty.evaluate((heading) => {
    const ground = heading.closest('.paper-fade');
    return ground && getComputedStyle(ground, '::before').maskImage;
  });
  expect(mask).toContain('gradient');
});

test('with text of 200% on a phone, a tab that has the focus is whole', async ({ page }, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 97), 'ELEVEN_PLUS');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/achievements');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const name of ['Overview', 'Category Performance', 'Test History']) {
    await expect(page.getByRole('tab', { name })).toBeVisible();
    await page.getByRole('tab', { name }).focus();
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('the entry of a menu that has the focus is marked by more than a pale ground', async ({
  page,
}, testInfo) => {
  await signedInAtStage(page, pupilFor(testInfo, 96), 'ELEVEN_PLUS');
  await page.goto('/achievements');
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  await page.getByRole('button', { name: 'Explore' }).press('Enter');
  const entries = page.getByRole('menuitem');
  const edgeOf = (index: number) => entries.nth(index).evaluate((each) => getComputedStyle(each).boxShadow);
  await expect(entries.first()).toBeFocused();
  expect(await edgeOf(0)).toMatch(/3px 0px 0px 0px inset$/u);
  expect(await edgeOf(1)).toBe('none');
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  expect(await edgeOf(0)).toBe('none');
  expect(await edgeOf(1)).not.toBe('none');
});
