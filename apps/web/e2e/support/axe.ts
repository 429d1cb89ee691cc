import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds, in the dark theme those of contrast, one line each: rule and elements. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const violations = await violationsOf(page, (axe) => axe);
  // In forced colours the system's replace those of the theme.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) return violations;
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  await setTheme(page, 'dark');
  const inDark = await violationsOf(page, (axe) => axe.withRules('color-contrast'));
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

/** Waits for animations to end first. */
async function violationsOf(page: Page, options: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(async () => {
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
      await Promise.allSettled(ending.map(({ finished }) => finished));
      await nextFrame();
      await nextFrame();
    }
  });
  // Without frames there is nothing to join in a second page, which takes twice as long as axe itself. What passes is
  // not described either.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await options(axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
