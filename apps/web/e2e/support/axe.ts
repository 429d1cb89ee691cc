import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds, one line each: rule and elements. Waits for animations to end. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
