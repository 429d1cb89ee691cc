import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The violations that axe finds, in the dark theme those of contrast, one line each: rule and elements. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const violations = await violationsOf(page);
  // In forced colours the system's replace those of the theme.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) return violations;
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  await setTheme(page, 'dark');
  const inDark = await violationsOf(page, ['color-contrast']);
  await setTheme(page, theme);
  return [...violations, ...inDark.map((violation) => `dark ${violation}`)];
}

/** The same, once everything that the page requests is there. */
export async function violationsOnceLoaded(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return accessibilityViolations(page);
}

const setTheme = (page: Page, theme: string | undefined) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // The rows of an earlier filter are faint until the new ones are there.
  await expect(page.locator('.opacity-60[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(endAnimations);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(given);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}

/** Brings what moves or changes its colour to its end, but for what moves without an end. */
async function endAnimations(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
  const nextFrame = () => new Promise(requestAnimationFrame);
  // The end of one may be the start of another, a frame or two later: a toast's clock, then its fading.
  for (let ending = running(); ending.length > 0; ending = running()) {
    for (const each of ending) each.finish();
    await nextFrame();
    await nextFrame();
  }
}
