import type { Page } from '@playwright/test';

/** Keeps the page's scripts back until `release` is called, as a slow connection does. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return {
    release: () => {
      resolve(undefined);
    },
  };
}
